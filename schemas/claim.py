"""The stored raw answer for one source: proposals and how they came about, never a verdict."""

import hashlib
from typing import ClassVar

from pydantic import Field

from schemas.outcome import ProviderReason
from schemas.proposal import Proposal
from schemas.record import Id, Message, Record, Sha256


def claim_key(fingerprint: str, sha256: str, prompt_version: str, model: str) -> str:
    """Return the key of the cache: the same question is never paid for twice.

    Args:
        fingerprint: of the run's entries, all of them; of those of one part, if they are asked about in parts.
        sha256: of the source's bytes.
        prompt_version: of the proposer.
        model: of the proposer.
    """
    return hashlib.sha256("\n".join((fingerprint, sha256, prompt_version, model)).encode()).hexdigest()


class Claim(Message):
    """What the model said of one source; unproven."""

    noun: ClassVar[str] = "claim"

    source_id: Id
    key: Sha256
    #: Of the source's bytes that were asked about.
    sha256: Sha256
    batch_id: Id
    prompt_version: str
    model: str
    proposals: tuple[Proposal, ...]
    #: Which part of the bibliography was shown, counted from 1, and how many there were.
    part: int = Field(default=1, ge=1)
    parts: int = Field(default=1, ge=1)
    #: It came of a shadow trial, so it is ruled only once that proposer is the live one.
    trial: bool = False
    #: When the binder took it into the cache, in milliseconds since 1970; 0 before that.
    stored_at: int = Field(default=0, ge=0)

    @property
    def item(self) -> str:
        """What it answers."""
        return self.source_id


class Failure(Record):
    """Why the provider gave no claim for a source; never to be read as "no match"."""

    source_id: Id
    claim_key: Sha256
    reason: ProviderReason
    detail: str = ""


class Usage(Record):
    """What a batch cost."""

    calls: int = Field(default=0, ge=0)
    input_tokens: int = Field(default=0, ge=0)
    cached_input_tokens: int = Field(default=0, ge=0)
    output_tokens: int = Field(default=0, ge=0)
    seconds: float = Field(default=0.0, ge=0)
    usd: float = Field(default=0.0, ge=0)


class Proposals(Message):
    """The outcome of one batch: for each source a claim, or why there is none."""

    noun: ClassVar[str] = "proposals"

    batch_id: Id
    #: Of a shadow trial.
    trial: bool = False
    claims: tuple[Claim, ...] = ()
    failures: tuple[Failure, ...] = ()
    usage: Usage = Usage()

    @property
    def answers(self) -> tuple[Claim, ...]:
        """What was answered."""
        return self.claims
