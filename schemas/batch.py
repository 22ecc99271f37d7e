"""One question to a provider: up to 25 card views and every open entry, or one part of a long bibliography."""

from typing import ClassVar

from pydantic import Field

from schemas.bibliography import Entry
from schemas.record import Id, Message, Record, Sha256

#: Sources in one call: 25 views of 6,000 characters and a thesis' entries fit a context window with room.
MAX_BATCH = 25


class Question(Record):
    """One source of a batch: the part of its card that the model sees."""

    source_id: Id
    #: Of the source's bytes.
    sha256: Sha256
    #: Under which the answer is stored.
    claim_key: Sha256
    view: str

    @property
    def item(self) -> str:
        """What an answer is for."""
        return self.source_id

    @property
    def key(self) -> str:
        """Under which the answer is stored."""
        return self.claim_key


class Batch(Message):
    """What the proposer asks in one call, in the order in which it is shown to the model."""

    noun: ClassVar[str] = "batch"

    batch_id: Id
    prompt_version: str
    model: str
    #: Of all entries of the run, open or not; of those of the part, if the bibliography is asked about in parts.
    fingerprint: Sha256
    #: Which part of the bibliography this is about, counted from 1, and how many there are.
    part: int = Field(default=1, ge=1)
    parts: int = Field(default=1, ge=1)
    #: Asked of another proposer beside the live one: nothing that it says becomes a verdict.
    trial: bool = False
    entries: tuple[Entry, ...]
    questions: tuple[Question, ...] = Field(min_length=1, max_length=MAX_BATCH)
