"""Providers that say what a test wants them to say."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic

from schemas import (
    Assessment,
    Assessments,
    Batch,
    Claim,
    Failure,
    PairBatch,
    PairQuestion,
    Proposals,
    ProviderReason,
    Question,
    Usage,
)
from streams.binder.job import PROPOSING
from streams.job.job import Asks
from streams.providers.answer import claim_for
from streams.providers.budget import CallFailed
from streams.providers.provider import A, B, Read, failure_for, not_mine
from streams.verifier.job import ASSESSING
from streams.verifier.prompt import assessment


@dataclass
class Scripted(ABC, Generic[B, A]):
    """Answers each question as the script says, or fails it with its reasons, one a try, before it answers.

    Args:
        said: by what is asked about, see `name_of`.
        failures: the same, in the order of the tries.
    """

    asks: ClassVar[Asks[Any, Any]]

    said: Mapping[str, Any] = field(default_factory=dict)
    failures: Mapping[str, Sequence[ProviderReason]] = field(default_factory=dict)
    model: str = "local"
    prompt_version: str = ""
    #: What a batch costs.
    usd: float = 0.0
    #: Every batch that was asked.
    asked: list[B] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Stand in for who is asked without a key, unless another is named."""
        self.prompt_version = self.prompt_version or self.asks.locally.prompt_version

    async def propose(self, batch: B) -> A:
        """Answer from the script; a batch for another provider is handed back."""
        read = not_mine(batch, self)
        if read is None:
            read = self._read(batch)
            self.asked.append(batch)
            usage = Usage(calls=1, usd=self.usd, seconds=float(len(self.asked)))  # no two calls take the same time
        else:
            usage = Usage()
        outcome: A = self.asks.outcome(batch, read, usage)
        return outcome

    def _read(self, batch: B) -> Read[Any]:
        answers: list[Any] = []
        failures: list[Failure] = []
        for question in batch.questions:
            said = self._answer(batch, question)
            (failures if isinstance(said, Failure) else answers).append(said)
        return Read(tuple(answers), tuple(failures))

    def _answer(self, batch: B, question: Any) -> Any:
        name = self.name_of(question)
        tries = sum(name in map(self.name_of, earlier.questions) for earlier in self.asked)
        failures = self.failures.get(name, ())
        if tries < len(failures):
            return failure_for(question, CallFailed(failures[tries]))
        return self.answer(batch, question, self.said.get(name))

    @abstractmethod
    def name_of(self, question: Any) -> str:
        """Return under which name the script knows a question."""

    @abstractmethod
    def answer(self, batch: Any, question: Any, said: Any) -> Any:
        """Return the answer's record; ``said`` is None where the script says nothing."""


@dataclass
class ScriptedProvider(Scripted[Batch, Proposals]):
    """Proposes, by source; for one that is not named nothing."""

    asks = PROPOSING

    def name_of(self, question: Question) -> str:
        """Return the source."""
        return question.source_id

    def answer(self, batch: Batch, question: Question, said: Any) -> Claim:
        """Return the claim."""
        return claim_for(batch, question, tuple(said or ()))


@dataclass
class ScriptedAssessor(Scripted[PairBatch, Assessments]):
    """Assesses, by ``claim/evidence``: a verdict and a quote; one that is not named is ``insufficient``."""

    asks = ASSESSING

    def name_of(self, question: PairQuestion) -> str:
        """Return both ids."""
        return f"{question.claim_id}/{question.evidence_id}"

    def answer(self, batch: PairBatch, question: PairQuestion, said: Any) -> Assessment:
        """Return the assessment."""
        return assessment(batch, question, *(said or ("insufficient",)))
