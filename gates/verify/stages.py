"""The stages around verification: after synthesize_report and before publish_report, never else."""

from collections.abc import Sequence
from typing import Literal

from schemas import STAGES, Stage

#: Why a report is not taken, from the stages that it says it has passed.
StageReason = Literal[
    "stage_repeated", "stage_out_of_order", "stage_left_out", "not_yet_synthesized", "already_verified",
    "already_published",
]  # fmt: skip

_BEFORE = STAGES[: STAGES.index("verify_claims")]


def check_stages(passed: Sequence[Stage]) -> StageReason | None:
    """Return why a report that has passed these stages must not be verified now, or None.

    It must have passed every stage up to synthesize_report, each once and in order, and no later one.
    """
    if tuple(passed) == _BEFORE:
        return None
    if "publish_report" in passed:
        return "already_published"
    if "verify_claims" in passed:
        return "already_verified"
    if len(set(passed)) != len(passed):
        return "stage_repeated"
    if list(passed) != sorted(passed, key=STAGES.index):
        return "stage_out_of_order"
    return "stage_left_out" if "synthesize_report" in passed else "not_yet_synthesized"


def stages_after_verification() -> tuple[Stage, ...]:
    """Return the stages that a report has passed when it goes on."""
    return (*_BEFORE, "verify_claims")
