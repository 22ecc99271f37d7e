"""Does the evidence that a report cites support its claims? Results are bound by code; the report is only read."""

from gates.verify.document import CorrectionError, correct_report, read_report
from gates.verify.evaluation import evaluate_verifier, reference_report
from gates.verify.judge import VERIFY_VERSION, verify
from gates.verify.pairs import Pair, expected_pairs, pairs_to_ask
from gates.verify.reference_cases import REFERENCE_CASES
from gates.verify.stages import StageReason, check_stages, stages_after_verification

__all__ = [
    "REFERENCE_CASES",
    "VERIFY_VERSION",
    "CorrectionError",
    "Pair",
    "StageReason",
    "check_stages",
    "correct_report",
    "evaluate_verifier",
    "expected_pairs",
    "pairs_to_ask",
    "read_report",
    "reference_report",
    "stages_after_verification",
    "verify",
]
