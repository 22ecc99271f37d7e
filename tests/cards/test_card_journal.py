"""The journal's line of a first page."""

import pytest

from cards.journal import find_journal
from cards.layout import Line


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("Coastal Notes 12(3), 2016, 1-9", True),
        ("vol. 12, no. 3, pp. 1-9", True),
        ("in: Rosa Vega (ed.), Handbook of Lagoons", True),
        ("tidal archives, volume 3", True),
        ("turn to [20, pages 107 to 116] for more. The rules", False),
        ("follow what is printed in volume 3", False),
    ],
)
def test_a_sentence_that_goes_on_is_no_journal(text: str, is_one: bool) -> None:
    assert find_journal([Line(text, 72, 60, 300, 70, 10)]) == (text if is_one else "")
