"""What downstream may read, and what was refused."""

import hashlib
from functools import cached_property
from typing import ClassVar, Literal

from pydantic import Field

from schemas.proposal import Role
from schemas.record import Id, Message
from schemas.ruling import Flag, GateResult, Method, Reason

#: Why a verdict no longer holds.
WithdrawalReason = Literal["entry_removed", "source_removed", "no_longer_proposed"] | Reason


class Verdict(Message):
    """A source is bound to an entry, or no longer; with all that a reviewer needs to challenge it."""

    noun: ClassVar[str] = "verdict"

    source_id: Id
    entry_id: Id
    state: Literal["bound", "withdrawn"]
    role: Role
    #: The words on the card, or the DOI or stamp of the fast path.
    evidence: str
    method: Method
    flags: tuple[Flag, ...] = ()
    gates: tuple[GateResult, ...] = ()
    #: Why it was withdrawn.
    reason: WithdrawalReason | None = None
    #: Who proposed it; empty on the fast path.
    model: str = ""
    prompt_version: str = ""
    #: Of the bibliography that it was ruled against.
    revision: int = Field(ge=0)
    gates_version: int = Field(ge=1)


class Refusal(Message):
    """A proposal that the gates refused: kept apart, for evaluation; never read as a verdict."""

    noun: ClassVar[str] = "refusal"

    source_id: Id
    entry_id: str
    role: Role
    evidence: str
    reason: Reason
    gates: tuple[GateResult, ...]
    model: str
    prompt_version: str
    #: The proposal came of a shadow trial.
    trial: bool = False
    revision: int = Field(ge=0)
    gates_version: int = Field(ge=1)

    @cached_property
    def digest(self) -> str:
        """Sixteen hexadecimal digits that tell this refusal from another, whatever revision it was ruled against."""
        return hashlib.sha256(self.model_copy(update={"revision": 0}).to_bytes()).hexdigest()[:16]
