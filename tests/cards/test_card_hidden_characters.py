"""Characters without a place on the page are deleted and counted; codes of TeX fonts become what they draw."""

import pymupdf
import pytest

from cards import build_card
from cards.hidden_characters import as_printed

_MAP = """/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfchar <78> <{code}> endbfchar
endcmap end end"""


def _file(text: str, code: str) -> bytes:
    """A PDF whose font says that its x is another character."""
    with pymupdf.open() as document:
        page = document.new_page()
        page.insert_text((72, 72), text)
        number = document.get_new_xref()
        document.update_object(number, "<<>>")
        document.update_stream(number, _MAP.format(code=code).encode())
        document.xref_set_key(page.get_fonts()[0][0], "ToUnicode", f"{number} 0 R")
        return bytes(document.tobytes())


@pytest.mark.parametrize("code", ["200B", "200D", "2060", "FEFF", "202E", "DB40DC41"])
def test_what_takes_no_place_is_deleted_and_counted(code: str) -> None:
    card = build_card(_file("secxret", code), "x.pdf")
    assert card.text == "secret"
    assert [(hidden.page, hidden.why, hidden.characters) for hidden in card.hidden] == [(1, "characters", 1)]


@pytest.mark.parametrize(
    ("raw", "printed"),
    [
        ("Roundo\x0b error", "Roundo\ufb00 error"),
        ("Coe\x1ecients", "Coe\ufb03cients"),
        ("Satis\x0cability", "Satis\ufb01ability"),
        ("soft\u00adhyphen", "soft\u00adhyphen"),
        ("one\ttwo", "one two"),
        ("a \x01 b", "a \ufffd b"),
        ("M\u00a8uller", "M\u00a8uller"),
    ],
)
def test_codes_become_what_they_draw(raw: str, printed: str) -> None:
    assert as_printed(raw) == (printed, 0)
