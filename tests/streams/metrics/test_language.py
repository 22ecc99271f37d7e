"""The language of a page, by its frequent words."""

from itertools import combinations

import pytest

from streams.metrics.language import WORDS, language_of

PAGES = [
    (
        "de",
        "Das Wasser der Lagune ist salzig und wird nach dem Regen süß, auch bei Flut. Für den Hafen ist es nicht gut.",
    ),
    ("en", "The water of the lagoon is salty and turns sweet after rain, which is not good for the harbour."),
    ("fr", "Les eaux sont salées; elles ne le sont pas dans une année de pluie, ce qui est bon pour les ports."),
    ("it", "Il livello della laguna è più alto nel porto, e gli argini sono bassi; questo è il problema degli anni."),
    ("es", "El agua de los puertos es salada como la del mar, pero también dulce por las lluvias de esta tierra."),
    ("other", "Вода лагуны солёная, и после дождя она становится пресной."),
    ("other", "H. Osei, K. Brandt, R. Vega. Proc. 12 (2016), 3-9."),
    ("other", ""),
]


@pytest.mark.parametrize(("language", "text"), PAGES)
def test_a_page_tells_its_language(language: str, text: str) -> None:
    assert language_of(text) == language


def test_no_word_counts_for_two_languages() -> None:
    for one, other in combinations(WORDS.values(), 2):
        assert not set(one.split()) & set(other.split())


def test_a_quotation_in_another_language_does_not_change_it() -> None:
    german = (
        "Das Wasser ist nicht mit dem der Lagune zu verwechseln, und es wird auch nach Jahren für den Hafen wichtig."
    )
    assert language_of(german + " As they say: the water of the bay is the wealth of the city.") == "de"
