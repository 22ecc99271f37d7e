"""What questions and answers have in common, whatever they are about."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self

from schemas import Failure, Usage


class AnyQuestion(Protocol):
    """One question of a batch, such as `schemas.Question`."""

    @property
    def item(self) -> str:
        """What it is about, by its id in its run; failures and waiting rows name it as their ``source_id``."""

    @property
    def key(self) -> str:
        """Under which the answer is stored."""


class AnyBatch(Protocol):
    """What is asked in one call, such as `schemas.Batch`."""

    @property
    def run_id(self) -> str:
        """The run."""

    @property
    def batch_id(self) -> str:
        """The batch, in its run."""

    @property
    def model(self) -> str:
        """Who is asked."""

    @property
    def prompt_version(self) -> str:
        """With which prompt."""

    @property
    def questions(self) -> Sequence[AnyQuestion]:
        """At least one."""


class AnyAnswer(Protocol):
    """The answer to one question, such as `schemas.Claim`."""

    @property
    def item(self) -> str:
        """What it is about."""

    @property
    def batch_id(self) -> str:
        """The batch in which it was asked."""


class AnyAnswers(Protocol):
    """The outcome of one batch, such as `schemas.Proposals`: each question is among the answers or the failures."""

    @property
    def run_id(self) -> str:
        """The run."""

    @property
    def batch_id(self) -> str:
        """The batch."""

    @property
    def answers(self) -> Sequence[AnyAnswer]:
        """What was answered."""

    @property
    def failures(self) -> Sequence[Failure]:
        """What was not, and why."""

    @property
    def usage(self) -> Usage:
        """What it cost."""

    def to_bytes(self) -> bytes:
        """Return it as a record is written."""

    def model_copy(self, *, update: Mapping[str, Any] | None = None) -> Self:
        """Return a copy with other fields, as pydantic's models do."""
