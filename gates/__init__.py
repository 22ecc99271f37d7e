"""Proposals to rulings, results to a report's quality: pure functions that only refuse."""

from gates.answer import Guarded, check_answer
from gates.fast_path import fast_path
from gates.fold import FOLD_VERSION, Folded, fold
from gates.quote import find_quote
from gates.rule import rule
from gates.sibling import siblings
from gates.source import rule_source
from gates.verify import (
    REFERENCE_CASES,
    VERIFY_VERSION,
    CorrectionError,
    Pair,
    StageReason,
    check_stages,
    correct_report,
    evaluate_verifier,
    expected_pairs,
    pairs_to_ask,
    read_report,
    reference_report,
    stages_after_verification,
    verify,
)

#: Rises when the same proposal on the same card against the same bibliography may be ruled otherwise.
GATES_VERSION: int = 3

__all__ = [
    "FOLD_VERSION",
    "GATES_VERSION",
    "REFERENCE_CASES",
    "VERIFY_VERSION",
    "CorrectionError",
    "Folded",
    "Pair",
    "StageReason",
    "check_stages",
    "correct_report",
    "evaluate_verifier",
    "expected_pairs",
    "Guarded",
    "check_answer",
    "fast_path",
    "find_quote",
    "fold",
    "pairs_to_ask",
    "read_report",
    "reference_report",
    "rule",
    "rule_source",
    "siblings",
    "stages_after_verification",
    "verify",
]
