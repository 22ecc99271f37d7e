"""The configured provider on the reference cases. What is scripted proves the way there and back, never a model."""

from pathlib import Path

import pytest

from schemas import Evaluation
from streams.evaluate import evaluate
from streams.settings import Settings
from streams.testing.rehearsal import rehearse
from streams.testing.rehearsal_script import Step
from tests.streams.command_line import sourcebind


async def rehearsed(step: Step) -> Evaluation:
    async with rehearse(step) as server:
        evaluation = await evaluate(Settings(provider="anthropic", base_url=server.base_url))
        assert len(server.requests) == 1
    return evaluation


async def test_answers_that_stand_written_beside_the_cases_pass() -> None:
    evaluation = await rehearsed(Step(say="labelled"))
    assert evaluation.passed
    assert (evaluation.model, evaluation.at > 0) == ("claude-haiku-5-5", True)


@pytest.mark.parametrize("say", ["lies", "obeys", "honest"])
async def test_lies_obedience_and_mere_agreement_of_words_fail(say: str) -> None:
    assert not (await rehearsed(Step.model_validate({"say": say}))).passed


async def test_silence_fails_and_says_why() -> None:
    evaluation = await rehearsed(Step(stop_reason="refusal"))
    assert not evaluation.passed
    assert {outcome.reason for outcome in evaluation.outcomes} == {"provider_refused"}


def test_every_run_is_a_line_of_the_history(tmp_path: Path) -> None:
    history = tmp_path / "deeper" / "history.jsonl"
    results = [sourcebind("--data-dir", tmp_path, "eval-verifier", "--history", history) for _ in range(2)]
    assert [result.exit_code for result in results] == [1, 1], "no model was asked, and that is no pass"
    first, second = [Evaluation.from_bytes(line) for line in history.read_bytes().splitlines()]
    assert first.model_copy(update={"at": second.at}) == second
    assert (first.model, first.passed) == ("local", False)
