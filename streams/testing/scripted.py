"""A provider that says what a test wants it to say."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from schemas import Batch, Claim, Failure, Proposal, Proposals, ProviderReason, Question, Usage
from streams.providers.answer import claim_for, proposals_of
from streams.providers.budget import CallFailed
from streams.providers.provider import failure_for, not_mine


@dataclass
class ScriptedProvider:
    """Answers each source with its proposals, or fails it with its reasons, one a try, before it answers.

    Args:
        proposals: by source; a source that is not named gets none.
        failures: by source, in the order of its tries.
    """

    proposals: Mapping[str, Sequence[Proposal]] = field(default_factory=dict)
    failures: Mapping[str, Sequence[ProviderReason]] = field(default_factory=dict)
    model: str = "local"
    prompt_version: str = "local-1"
    #: What a batch costs.
    usd: float = 0.0
    #: Every batch that was asked.
    asked: list[Batch] = field(default_factory=list)

    async def propose(self, batch: Batch) -> Proposals:
        """Answer from the script; a batch for another proposer is handed back."""
        if (refused := not_mine(batch, self)) is not None:
            return proposals_of(batch, refused, Usage())
        answers = [self._answer(batch, question) for question in batch.questions]
        self.asked.append(batch)
        return Proposals(
            run_id=batch.run_id,
            batch_id=batch.batch_id,
            claims=tuple(answer for answer in answers if isinstance(answer, Claim)),
            failures=tuple(answer for answer in answers if isinstance(answer, Failure)),
            usage=Usage(calls=1, usd=self.usd, seconds=float(len(self.asked))),  # no two calls take the same time
        )

    def _answer(self, batch: Batch, question: Question) -> Claim | Failure:
        tries = sum(question.source_id in {q.source_id for q in earlier.questions} for earlier in self.asked)
        failures = self.failures.get(question.source_id, ())
        if tries < len(failures):
            return failure_for(question, CallFailed(failures[tries]))
        return claim_for(batch, question, tuple(self.proposals.get(question.source_id, ())))
