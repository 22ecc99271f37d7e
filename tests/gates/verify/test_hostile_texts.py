"""Texts that nobody would write, and somebody might: each is judged, and none ends the check."""

from gates import verify
from tests.gates.verify.reports import judged, report, result


def test_a_unit_of_hundreds_of_parts_is_another_unit() -> None:
    """The library for units is recursive: what is read of a unit is bounded."""
    pair = judged(f"It flows at 5 m{'/m' * 400}.", f"It flows at 5 s{'/s' * 400} in all of the towns.")
    assert (pair.verdict, pair.reason) == ("insufficient", "unit_not_in_evidence")


def test_figures_beyond_all_numbers_are_compared_by_their_digits() -> None:
    huge, other = "9" * 400, "8" * 400
    assert judged(f"It is {huge} g.", f"It is {other} g in all of the towns.").reason == "figure_not_in_evidence"
    assert judged(f"It is {huge} g.", f"It is {huge} g in all of the towns.").verdict == "supports"


def test_a_quote_across_two_pieces_of_evidence_stands_in_neither() -> None:
    """What is searched all at once is still found in one excerpt only, the first that has it."""
    checked = report(
        {"c1": ("Losses were small.", ("e1",))},
        {
            "e1": "Nothing else was said",
            "e2": "the losses were",
            "e3": "small in winter",
            "e4": "the losses were small",
        },
    )
    across, whole = (
        verify(checked, [result(checked, quote=quote)]).dropped[0]
        for quote in ("losses were small in winter", "the losses were small")
    )
    assert across.reason == "quote_not_found"
    assert (whole.reason, whole.detail) == ("misattributed", "stands in e4")
