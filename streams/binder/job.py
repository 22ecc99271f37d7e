"""Binding as a job."""

from schemas import Batch
from streams.binder.layout import LAYOUT
from streams.binder.state import State
from streams.binder.step import step
from streams.job.job import Asks, Job
from streams.providers.answer import Answer, proposals_of, read_answer
from streams.providers.estimate import expected_usd
from streams.providers.local import LocalProvider
from streams.providers.prompt import SYSTEM, prompt_version, render

PROPOSING = Asks(
    task="bind",
    group="proposer",
    batches="batches",
    answers="proposals",
    batch=Batch,
    outcome=proposals_of,
    system=SYSTEM,
    version=prompt_version,
    render=render,
    form=Answer,
    read=read_answer,
    expected_usd=expected_usd,
    local=LocalProvider(),
)

BINDING = Job(
    task="bind",
    group="binder",
    inputs=("cards", "bibliography", "proposals", "ticks"),
    layout=LAYOUT,
    step=step,
    state=State,
    asks=PROPOSING,
)
