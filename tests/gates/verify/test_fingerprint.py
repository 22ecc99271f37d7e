"""A fingerprint changes with every word that a reader sees change, and with nothing else."""

import pytest

from schemas import Evidence, ReportClaim


def _of(text: str) -> str:
    return ReportClaim(id="c1", text=text, confidence="high").fingerprint


@pytest.mark.parametrize("same", ["  Müller said\n3 g/l. ", "Mu\u0308ller said 3 g/l.", "Müller\u00a0said\t3 g/l."])
def test_layout_and_unicode_form_do_not_count(same: str) -> None:
    assert _of(same) == _of("Müller said 3 g/l.")


@pytest.mark.parametrize(
    "other", ["Muller said 3 g/l.", "Müller said 3 g/l", "Müller said 3 G/l.", "Müller said 4 g/l."]
)
def test_letters_marks_figures_and_points_count(other: str) -> None:
    assert _of(other) != _of("Müller said 3 g/l.")


def test_who_cites_what_and_where_it_comes_from_do_not_count() -> None:
    assert ReportClaim(id="c2", text="x y", confidence="low", evidence_ids=("e1",)).fingerprint == _of("x y")
    one, other = Evidence(id="e1", excerpt="x y", origin="p1", cut=True), Evidence(id="e2", excerpt="x y")
    assert one.fingerprint == other.fingerprint


def test_a_claim_is_never_taken_for_an_evidence() -> None:
    assert Evidence(id="e1", excerpt="x y").fingerprint != _of("x y")
