"""What a batch brought, as far as that is the same whatever was asked."""

from typing import Any

from schemas import Pending
from streams.job.asks import AnyAnswer, AnyAnswers
from streams.job.waits import W, Waits
from streams.job.work import JobWork


def count_repeated(work: JobWork[Any], held: AnyAnswer, answer: AnyAnswer, *, record_came_again: bool) -> None:
    """Count an answer to a question that had one: each key is meant to be paid for once.

    ``call_repeated`` comes of a crash between a call and its commit, and is to be no more than those; ``asked_again``
    is to be none at all. A record that comes a second time cost nothing.
    """
    if held.batch_id != answer.batch_id:
        work.count("claims_repeated", why="asked_again")
    elif not record_came_again:
        work.count("claims_repeated", why="call_repeated")


def take_failures(work: W, answers: AnyAnswers, waits: Waits[W]) -> None:
    """Ask again for what was not answered, or give it up."""
    for failure in answers.failures:
        pending = work.row(Pending, answers.run_id, failure.source_id)
        # any other batch id is that of an earlier try, whose failure was counted then
        if pending and pending.batch_id == answers.batch_id:
            work.count("provider_failures", reason=failure.reason)
            waits.no_answer(work, pending, failure.reason, items=len(answers.answers) + len(answers.failures))
