"""What a job is, as data: what it reads, keeps and tells, its step, and how it asks."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from schemas import Record, Task, TopicNoun, Usage
from streams.effects import Effect
from streams.event import Event
from streams.job.layout import Layout
from streams.job.state import JobState, Tables
from streams.job.terms import Asked, Terms
from streams.providers.frame import Prompt
from streams.providers.provider import A, B, Provider, Read

S = TypeVar("S", bound=JobState)


@dataclass(frozen=True)
class Asks(Generic[B, A]):
    """How a job asks; `streams.asking` makes a stage of it.

    Attributes:
        task: of the job; labels what is counted.
        group: the name of the workers that ask, such as ``proposer``.
        batches: the topic of the questions.
        answers: the topic of the outcomes.
        batch: the kind of the questions' records.
        outcome: makes a batch's outcome of what was answered, and of what it cost.
        system: the system prompt.
        version: of a system prompt and all that goes with it; part of every answer's key.
        render: what a model is shown of a batch.
        form: the whole reply; its JSON schema is sent with the request.
        read: reads a reply, strictly.
        expected_usd: what a batch may come to cost, in US dollars.
        local: who answers without a key.
    """

    task: Task
    group: str
    batches: TopicNoun
    answers: TopicNoun
    batch: type[B]
    outcome: Callable[[B, Read[Any], Usage], A]
    system: str
    version: Callable[[str], str]
    render: Callable[[B], Prompt]
    form: type[Record]
    read: Callable[[str, B], Read[Any]]
    expected_usd: Callable[[B], float]
    local: Provider[B, A]

    @property
    def locally(self) -> Asked:
        """Who is asked without a key."""
        return Asked(self.local.model, self.local.prompt_version)


@dataclass(frozen=True)
class Job(Generic[S]):
    """A job whose state lies in tables with one writer; `streams.worker.TableWorker` runs it.

    Attributes:
        task: whose topics are made and checked.
        group: the name of the workers that own the tables, such as ``binder``; signs what they send.
        inputs: the topics whose records change the tables, ticks among them.
        layout: the tables, and what is told.
        step: what is done with one event; it only reads the state.
        state: makes the step's state over the tables.
        asks: how it asks.
    """

    task: Task
    group: str
    inputs: tuple[TopicNoun, ...]
    layout: Layout
    step: Callable[[S, Event], tuple[Effect, ...]]
    state: Callable[[Tables, Asked, Terms | None], S]
    asks: Asks[Any, Any]
