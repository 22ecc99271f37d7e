"""The card of a source, or why there is none."""

from typing import ClassVar, Self

from pydantic import Field, model_validator

from schemas.card import SourceCard
from schemas.outcome import OutcomeReason
from schemas.record import Id, Message, Sha256
from schemas.upload import Provenance


class BuiltCard(Message):
    """What became of one upload: exactly one of ``card`` and ``reason`` is set; ``removed`` sets neither."""

    noun: ClassVar[str] = "card"

    source_id: Id
    #: The revision of the upload.
    revision: int = Field(ge=1)
    #: When the upload was published, in milliseconds since 1970.
    uploaded_at: int = Field(ge=0)
    #: Of the bytes that the upload promised; None for a removal.
    sha256: Sha256 | None = None
    #: Where the file lay, under which name, and what read it: of the upload, and empty for a removal or before
    #: these were told.
    uri: str = ""
    filename: str = ""
    extractor: str = ""
    provenance: Provenance | None = None
    removed: bool = False
    card: SourceCard | None = None
    reason: OutcomeReason | None = None
    #: What a person may read about the reason; no text of the source.
    detail: str = ""

    @model_validator(mode="after")
    def _says_one_thing(self) -> Self:
        if (self.card is not None) + (self.reason is not None) + self.removed != 1:
            raise ValueError("exactly one of card, reason and removed")
        return self
