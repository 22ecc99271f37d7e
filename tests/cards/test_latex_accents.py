import pytest

from cards.bibliography.latex import latex_to_text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (r"\'e \'{e} {\'e} {\'{e}} \' e", "é é é é é"),
        (r"\"u \^o \`a \~n \=a \.z", "ü ô à ñ ā ż"),
        (r"\c c \c{c} {\c C} \v{s} \u g \H{o} \r{a} \k{a} \d{s} \b{k}", "ç ç Ç š ğ ő å ą ṣ ḵ"),
        (r"na\"{\i}ve Mart{\'\i}nez \'{\i} {\^\j} \.I", "naïve Martínez í ĵ İ"),
        (r"{\ss}{\o}{\O}{\l}{\L}{\ae}{\oe}{\aa}{\dh}{\th}\i", "ßøØłŁæœåðþı"),
        (r"Fluss\"uberg\"ange", "Flussübergänge"),
        (r"\L ukasik", "Łukasik"),
        (r"Vall{\'e}e", "Vallée"),
        (r"\'{\relax}", ""),
    ],
)
def test_accents_and_letters(source: str, text: str) -> None:
    assert latex_to_text(source) == text
