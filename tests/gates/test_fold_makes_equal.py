"""Typography that a reader does not see as another text folds away."""

import pytest

from gates.fold import fold
from gates.quote import find_folded

EQUAL = [
    ("M¨uller", "Müller"),
    ("Mu¨ller", "Müller"),
    ("M ¨uller", "Müller"),
    ("Andr´e H´el`ene", "André Hélène"),
    ("Universit`a degli Studi", "Università degli Studi"),
    ("Mu\u0308ller", "Muller"),
    ("Straße", "Strasse"),
    ("STRASSE", "straße"),
    ("Søren Łukásik Đorđe", "Soren Lukasik Dorde"),
    ("ﬁnal eﬀort", "final effort"),
    ("seriali-\nzation", "serialization"),
    ("seriali-\nzation", "seriali-zation"),
    ("seriali- zation", "serialization"),
    ("seriali\u00ad\nzation", "serialization"),
    ("low-\nsalt", "low-salt"),
    ("low‑salt", "low-salt"),
    ("Müller-\nLüdenscheid", "Müller-Lüdenscheid"),
    ("SERIALI-\nZATION", "serialization"),
    ("“so”", '"so"'),
    ("a – b", "a - b"),
    ("p=−0.05", "p = -0.05"),
    ("4\u00a0g", "4 g"),
    ("sa\u200blt\u2060", "salt"),
    ("sa\U000e0041lt", "salt"),
    ("T h e  L a g o o n", "The Lagoon"),
    ("T h e L a g o o n", "The Lagoon"),
    ("S A L T   I N\nM A Y", "Salt in May"),
    ("T A B U L A   3 . 0 :   U S E R", "Tabula 3.0: User"),
    ("A F T E R   1 9 4 5", "After 1945"),
    ("L AGOON S ALINITY", "Lagoon Salinity"),
    ("ʟᴀɢᴏᴏɴ", "Lagoon"),
    ("𝐋𝐚𝐠𝐨𝐨𝐧", "Lagoon"),
    ("CO₂", "CO2"),
    ("30 ㎡", "30 m²"),
    ("5 ㎎", "5 mg"),
    ("Vor- und Nachteile", "Vor-\nund Nachteile"),
    ("ваш мой", "Ваш мои\u0306"),
]


@pytest.mark.parametrize(("one", "other"), EQUAL)
def test_equal_texts_are_found_in_one_another(one: str, other: str) -> None:
    assert find_folded(fold(one), fold(other)) == (0, len(fold(other).text))
    assert find_folded(fold(other), fold(one)) == (0, len(fold(one).text))


def test_invisible_characters_are_counted() -> None:
    assert fold("sa\u200blt\u202e \U000e0041\U000e0042").removed == 4
