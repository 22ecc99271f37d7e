"""Wrong results by the hundred, one at a time among right ones: none is accepted, and no right one is lost."""

from collections import Counter
from functools import cache

import pytest

from gates import reference_report, verify
from tests.eval.verify.mutations import RIGHT, Wrong, wrong_results

WRONG = list(wrong_results())
LEAST = 300


def test_there_are_enough_of_every_kind() -> None:
    kinds = Counter(wrong.kind for wrong in WRONG)
    assert len(WRONG) >= LEAST
    assert len(kinds) == 23
    assert min(kinds.values()) >= 10


def test_the_right_results_are_all_accepted() -> None:
    """The control: what is refused below is refused for its mutation."""
    quality = verify(reference_report(), RIGHT)
    assert (quality.coverage.assessed, quality.dropped) == (len(RIGHT), ())


def test_no_wrong_result_is_accepted() -> None:
    accepted = [wrong for wrong in WRONG if _outcome(wrong)[0]]
    assert accepted == []


@pytest.mark.parametrize("kind", sorted({wrong.kind for wrong in WRONG}))
def test_each_is_dropped_for_its_reason_and_no_other_is_lost(kind: str) -> None:
    for wrong in (each for each in WRONG if each.kind == kind):
        _, reasons, others = _outcome(wrong)
        assert reasons == sorted([wrong.reason] * len(wrong.results)), wrong
        assert others == len(RIGHT) - 1, wrong


@cache
def _outcome(wrong: Wrong) -> tuple[bool, list[str], int]:
    """Return whether the case's pair was assessed, why results were dropped, and how many other pairs were assessed."""
    rest = [right for right in RIGHT if right.claim_id != wrong.case_id]
    quality = verify(reference_report(), [*wrong.results, *rest])
    assessed = {claim.claim_id for claim in quality.claims for pair in claim.pairs if pair.state == "assessed"}
    return wrong.case_id in assessed, sorted(d.reason for d in quality.dropped), len(assessed - {wrong.case_id})
