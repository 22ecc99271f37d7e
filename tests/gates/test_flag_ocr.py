"""What was recognised on images is bound with a flag: a reader of the verdict knows that letters may be misread."""

import pytest

from gates import fast_path
from schemas import Bibliography
from tests.gates.gate_cases import bind, make_card, make_entry

ENTRY = make_entry("v", "Salt Cycles of the Lagoon", "Vega", year=2014, doi="10.5555/salt.1")


@pytest.mark.parametrize("ocr", [True, False])
def test_recognised_text_is_flagged(ocr: bool) -> None:
    plain = make_card("Salt Cycles of the Lagoon\nR. Vega\n2014\ndoi:10.5555/salt.1")
    card = plain.model_copy(update={"ocr_text": ocr})
    fast = fast_path(card, Bibliography(entries=(ENTRY,)))
    assert fast is not None
    assert bind(card, ENTRY, "Salt Cycles of the Lagoon").flags == fast.flags == (("ocr_text",) if ocr else ())
