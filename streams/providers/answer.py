"""What a model says of the sources of a batch."""

from schemas import Batch, Claim, Proposal, Proposals, Question, Record, Usage
from streams.providers.prompt import label
from streams.providers.provider import Read
from streams.providers.strict import read_reply


class SourceAnswer(Record):
    """The model's answer for one source, under the label that the prompt gave it."""

    source: str
    refused: bool
    binds: tuple[Proposal, ...]


class Answer(Record):
    """The form of a whole reply; its JSON schema is sent with the request."""

    sources: tuple[SourceAnswer, ...]


def read_answer(reply: str, batch: Batch) -> Read[Claim]:
    """Read a reply to a batch, strictly; ids of entries and the length of evidence are left to the gates.

    Raises:
        CallFailed: ``provider_malformed``; see `read_reply`.
    """
    return read_reply(
        reply,
        batch.questions,
        SourceAnswer,
        label=("source", label),
        answer=lambda question, said: claim_for(batch, question, said.binds),
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


def proposals_of(batch: Batch, read: Read[Claim], usage: Usage) -> Proposals:
    """Return the outcome of a batch."""
    return Proposals(
        run_id=batch.run_id,
        batch_id=batch.batch_id,
        trial=batch.trial,
        claims=read.answers,
        failures=read.failures,
        usage=usage,
    )
