"""Answering as a job."""

from functools import partial

from gates.answer import Guarded
from schemas import QuestionBatch
from streams.answerer.layout import LAYOUT
from streams.answerer.local import LocalAnswerer
from streams.answerer.prompt import SYSTEM, expected_usd, prompt_version, render
from streams.answerer.reading import Form, read_answers, replies_of
from streams.answerer.step import step
from streams.answerer.work import State
from streams.job.job import Asks, Job

REPLYING = Asks(
    task="answer",
    group="replier",
    batches="question-batches",
    answers="replies",
    batch=QuestionBatch,
    outcome=replies_of,
    system=SYSTEM,
    version=prompt_version,
    render=render,
    form=Form,
    read=read_answers,
    expected_usd=expected_usd,
    local=LocalAnswerer(),
)


def answering(*values: str) -> Job[State]:
    """Return the job; no answer shows any of these values, or eight words of the prompt."""
    return Job(
        task="answer",
        group="answerer",
        inputs=("questions", "replies", "ticks"),
        layout=LAYOUT,
        step=step,
        state=partial(State, Guarded(values=values, prompt=SYSTEM)),
        asks=REPLYING,
    )


ANSWERING = answering()
