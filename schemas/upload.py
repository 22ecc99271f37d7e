"""A source arrives, or is taken back."""

from typing import ClassVar, Literal, Self

from pydantic import Field, model_validator

from schemas.record import Id, Message, Record, Sha256


class Provenance(Record):
    """The stamp of a service that fetched the file as open access for one DOI or entry."""

    doi: str = ""
    entry_id: str = ""

    @model_validator(mode="after")
    def _names_something(self) -> Self:
        if not (self.doi or self.entry_id):
            raise ValueError("a provenance stamp names a DOI or an entry")
        return self


class Upload(Message):
    """Where a PDF lies; never its bytes. A higher revision replaces a lower one."""

    noun: ClassVar[str] = "upload"

    kind: Literal["upload"] = "upload"
    source_id: Id
    revision: int = Field(ge=1)
    uri: str
    sha256: Sha256
    filename: str
    provenance: Provenance | None = None


class Removal(Message):
    """The source is taken back: its verdicts are withdrawn and its card is forgotten."""

    noun: ClassVar[str] = "removal"

    kind: Literal["removal"] = "removal"
    source_id: Id
    revision: int = Field(ge=1)
