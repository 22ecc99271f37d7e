"""What a provider is, and the outcome that it gives when nothing can be had of it."""

from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from schemas import Failure
from streams.job.asks import AnyAnswers, AnyBatch, AnyQuestion
from streams.providers.budget import CallFailed

T = TypeVar("T")
B = TypeVar("B", bound=AnyBatch)
A = TypeVar("A", bound=AnyAnswers)
B_contra = TypeVar("B_contra", bound=AnyBatch, contravariant=True)
A_co = TypeVar("A_co", bound=AnyAnswers, covariant=True)


class Provider(Protocol[B_contra, A_co]):
    """Answers the questions of a batch. Unproven: the gates decide."""

    @property
    def model(self) -> str:
        """The name under which its answers are cached and its verdicts are signed."""

    @property
    def prompt_version(self) -> str:
        """Rises when the same batch may get another answer of the same model."""

    async def propose(self, batch: B_contra) -> A_co:
        """Ask once for the whole batch.

        Returns:
            For each question of the batch exactly one answer or one failure, in the order of the batch.

        Raises:
            asyncio.CancelledError: and nothing else; whatever goes wrong is a failure of each question it concerns.
        """


@dataclass(frozen=True)
class Read(Generic[T]):
    """What a reply says: an answer to each question that was soundly answered, a failure for each other one."""

    answers: tuple[T, ...] = ()
    failures: tuple[Failure, ...] = ()


def failure_for(question: AnyQuestion, failed: CallFailed) -> Failure:
    """Return why there is no answer to a question."""
    return Failure(source_id=question.item, claim_key=question.key, reason=failed.reason, detail=failed.detail)


def all_failed(batch: AnyBatch, failed: CallFailed) -> Read[Any]:
    """Return why there is no answer to any question of a batch."""
    return Read(failures=tuple(failure_for(question, failed) for question in batch.questions))


def not_mine(batch: AnyBatch, provider: Provider[Any, Any]) -> Read[Any] | None:
    """Return what becomes of a batch that was composed for another model or prompt version, or None.

    Its answers would be stored under a key that names the other one, who did not answer.
    """
    if (batch.model, batch.prompt_version) == (provider.model, provider.prompt_version):
        return None
    detail = (
        f"asked of {batch.model} ({batch.prompt_version}), received by {provider.model} ({provider.prompt_version})"
    )
    return all_failed(batch, CallFailed("provider_error", detail))
