"""What a proposer is, and the outcome that it gives when nothing can be had of it."""

from typing import Protocol

from schemas import Batch, Claim, Failure, Proposal, Proposals, Question
from streams.providers.budget import CallFailed


class Provider(Protocol):
    """Proposes which source of a batch is which entry. Unproven: the gates decide."""

    @property
    def model(self) -> str:
        """The name under which its answers are cached and its verdicts are signed."""

    @property
    def prompt_version(self) -> str:
        """Rises when the same batch may get another answer of the same model."""

    async def propose(self, batch: Batch) -> Proposals:
        """Ask once for the whole batch.

        Returns:
            For each source of the batch exactly one claim or one failure, in the order of the batch.

        Raises:
            asyncio.CancelledError: and nothing else; whatever goes wrong is a failure of each source it concerns.
        """


def failure_for(question: Question, failed: CallFailed) -> Failure:
    """Return why there is no claim for a source."""
    return Failure(
        source_id=question.source_id, claim_key=question.claim_key, reason=failed.reason, detail=failed.detail
    )


def claim_for(batch: Batch, question: Question, proposals: tuple[Proposal, ...]) -> Claim:
    """Return what was answered for a source, under the key that the batch names."""
    return Claim(
        run_id=batch.run_id,
        source_id=question.source_id,
        key=question.claim_key,
        sha256=question.sha256,
        batch_id=batch.batch_id,
        prompt_version=batch.prompt_version,
        model=batch.model,
        proposals=proposals,
        part=batch.part,
        parts=batch.parts,
        trial=batch.trial,
    )


def not_mine(batch: Batch, provider: Provider) -> Proposals | None:
    """Return the outcome of a batch that was composed for another model or prompt version, or None.

    Its claims would be stored under a key that names the other proposer: one who did not answer.
    """
    if (batch.model, batch.prompt_version) == (provider.model, provider.prompt_version):
        return None
    detail = (
        f"asked of {batch.model} ({batch.prompt_version}), received by {provider.model} ({provider.prompt_version})"
    )
    failed = CallFailed("provider_error", detail)
    failures = tuple(failure_for(question, failed) for question in batch.questions)
    return Proposals(run_id=batch.run_id, batch_id=batch.batch_id, failures=failures)
