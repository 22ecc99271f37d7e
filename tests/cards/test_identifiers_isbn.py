import pytest

from cards.identifiers import find_isbns, normal_isbn


@pytest.mark.parametrize(
    "written",
    [
        "978-3-16-148410-0",
        "9783161484100",
        "3-16-148410-X",
        "ISBN 316148410x (print)",
        "978\u20113\u201116\u2011148410\u20110",
    ],
)
def test_every_way_to_write_an_isbn_gives_thirteen_digits(written: str) -> None:
    assert normal_isbn(written) == "9783161484100"


@pytest.mark.parametrize("text", ["", "3-16-148410-0", "978-3-16-148410-1", "123", "97831614841001"])
def test_a_wrong_check_digit_or_length_gives_nothing(text: str) -> None:
    assert normal_isbn(text) == ""


def test_in_running_text_ten_digits_need_the_word() -> None:
    assert find_isbns("Call 3-16-148410-X now") == []
    text = "ISBN-10: 3-16-148410-X, ISBN-13: 978-3-16-148410-0"
    assert [(isbn, text[start:end]) for isbn, start, end in find_isbns(text)] == [
        ("9783161484100", "3-16-148410-X"),
        ("9783161484100", "978-3-16-148410-0"),
    ]
