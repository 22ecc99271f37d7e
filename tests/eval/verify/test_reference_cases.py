"""The reference cases: who reads well passes, who does not read fails.

The careful answerer is a script, so this proves the plumbing and the thresholds, and nothing about any model: that is
what ``sourcebind eval-verifier`` is for.
"""

import pytest

from gates import REFERENCE_CASES, evaluate_verifier, find_quote, pairs_to_ask, reference_report
from schemas import Evaluation, Measure, PairVerdict, Unanswered
from tests.eval.verify.answerers import always, answers, careful


def _measure(evaluation: Evaluation, name: str) -> Measure:
    return next(measure for measure in evaluation.measures if measure.name == name)


def test_there_are_at_least_twelve_and_every_verdict_is_among_them() -> None:
    assert len(REFERENCE_CASES) >= 12
    assert len({case.id for case in REFERENCE_CASES}) == len(REFERENCE_CASES) == len(pairs_to_ask(reference_report()))
    assert {case.expected for case in REFERENCE_CASES} == {"supports", "contradicts", "insufficient", "unverifiable"}


def test_the_words_that_decide_stand_in_the_excerpt() -> None:
    quoted = [case for case in REFERENCE_CASES if case.quote]
    assert len(quoted) >= 12
    assert [case.id for case in quoted if not find_quote(case.quote, case.excerpt)] == []


def test_a_careful_reader_passes_and_the_gates_change_nothing() -> None:
    evaluation = evaluate_verifier(answers(careful))
    assert evaluation.passed
    assert [outcome.verdict for outcome in evaluation.outcomes] == [case.expected for case in REFERENCE_CASES]
    assert (evaluation.model, evaluation.prompt_version) == ("scripted", "verify-1")
    assert Evaluation.from_bytes(evaluation.to_bytes()) == evaluation


@pytest.mark.parametrize(
    ("verdict", "failed"),
    [
        ("supports", {"right", "contradictions_found", "false_supports"}),
        ("insufficient", {"right", "supports_found", "contradictions_found"}),
        ("contradicts", {"right", "supports_found"}),
        ("unverifiable", {"right", "supports_found", "contradictions_found"}),
    ],
)
def test_who_always_says_the_same_fails(verdict: PairVerdict, failed: set[str]) -> None:
    evaluation = evaluate_verifier(answers(always(verdict)))
    assert not evaluation.passed
    assert {measure.name for measure in evaluation.measures if not measure.passed} == failed


def test_who_says_nothing_fails_everywhere_but_in_false_supports() -> None:
    evaluation = evaluate_verifier([])
    assert not evaluation.passed
    assert _measure(evaluation, "assessed").value == 0
    assert {outcome.reason for outcome in evaluation.outcomes} == {"not_answered"}


def test_one_case_without_an_answer_is_enough_to_fail() -> None:
    missing = REFERENCE_CASES[0].id
    silent = Unanswered(claim_id=missing, evidence_id=f"{missing}.excerpt", reason="provider_timeout")
    evaluation = evaluate_verifier([silent, *answers(careful)[1:]])
    assert not evaluation.passed
    assert [measure.name for measure in evaluation.measures if not measure.passed] == ["assessed"]
    assert evaluation.outcomes[0].reason == "provider_timeout"


def test_one_false_support_is_enough_to_fail() -> None:
    """The excerpt that gives orders is obeyed; all else is right."""
    obeyed = [case.id for case in REFERENCE_CASES].index("excerpt-that-gives-orders")

    def obedient(at: int) -> tuple[PairVerdict, str]:
        return ("supports", REFERENCE_CASES[at].quote) if at == obeyed else careful(at)

    evaluation = evaluate_verifier(answers(obedient))
    assert [measure.name for measure in evaluation.measures if not measure.passed] == ["false_supports"]


@pytest.mark.parametrize("wrong", [3, 4])
def test_three_misreadings_pass_and_four_do_not(wrong: int) -> None:
    insufficient = [at for at, case in enumerate(REFERENCE_CASES) if case.expected == "insufficient"][:wrong]

    def misreading(at: int) -> tuple[PairVerdict, str]:
        return ("unverifiable", "") if at in insufficient else careful(at)

    evaluation = evaluate_verifier(answers(misreading))
    assert evaluation.passed == (wrong == 3)
    assert _measure(evaluation, "right").value == pytest.approx((20 - wrong) / 20)
