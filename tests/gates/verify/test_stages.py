"""Verification comes after synthesize_report and before publish_report, never else."""

import pytest

from gates import StageReason, check_stages, stages_after_verification
from schemas import STAGES, Stage

BEFORE: tuple[Stage, ...] = (
    "scope_inquiry",
    "create_plan",
    "collect_evidence",
    "review_evidence",
    "assess_evidence",
    "synthesize_report",
)


def test_the_stages_are_the_eight_of_the_design() -> None:
    assert STAGES == (*BEFORE, "verify_claims", "publish_report")


def test_a_synthesized_report_is_taken_and_goes_on_as_checked() -> None:
    assert check_stages(BEFORE) is None
    assert stages_after_verification() == (*BEFORE, "verify_claims")


@pytest.mark.parametrize(
    ("passed", "reason"),
    [
        ((), "not_yet_synthesized"),
        (BEFORE[:5], "not_yet_synthesized"),
        (BEFORE[1:], "stage_left_out"),
        (BEFORE[:2] + BEFORE[3:], "stage_left_out"),
        ((BEFORE[1], BEFORE[0], *BEFORE[2:]), "stage_out_of_order"),
        ((*BEFORE[:5], "synthesize_report", "synthesize_report"), "stage_repeated"),
        ((*BEFORE, "verify_claims"), "already_verified"),
        ((*BEFORE, "publish_report"), "already_published"),
        (STAGES, "already_published"),
    ],
)
def test_out_of_order_is_refused_with_the_reason(passed: tuple[Stage, ...], reason: StageReason) -> None:
    assert check_stages(passed) == reason
