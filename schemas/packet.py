"""An evidence packet: all that an answer may speak of."""

import base64
import hashlib
import unicodedata
from functools import cached_property
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from schemas.bibliography import Entry
from schemas.proposal import Role
from schemas.record import Id, Record

#: A JPEG's segment of 64 KiB holds an EXIF block; in base64 it is a third longer.
MAX_EXIF = 90_000


def _plain(item_id: str) -> str:
    """Return the id; one that a reader cannot tell from another by looking at it is none."""
    hidden = any(unicodedata.category(character) in ("Cf", "Cc", "Zl", "Zp") for character in item_id)
    if hidden or unicodedata.normalize("NFKC", item_id) != item_id or item_id != item_id.strip():
        raise ValueError("an item's id has hidden or full-width characters, or spaces at its ends")
    return item_id


def _base64(text: str) -> str:
    base64.b64decode(text, validate=True)
    return text


#: The name under which an item is cited.
ItemId = Annotated[Id, AfterValidator(_plain)]


class PhotoFields(Record):
    """What a photo's EXIF says, or a person; None: nothing is said. An empty text: there is none."""

    make: str | None = None
    model: str | None = None
    #: Of the camera's body.
    serial: str | None = None
    #: By the camera's clock, in the form ``2016-07-02T14:03:05``.
    taken_at: str | None = None
    #: Of that clock from universal time, in the form ``+02:00``.
    offset: str | None = None
    #: Degrees, north and east positive.
    latitude: float | None = None
    longitude: float | None = None


class Photo(Record):
    """A photo: its EXIF block tells how it relates to others. Its file name and caption are told to the model."""

    kind: Literal["photo"] = "photo"
    id: ItemId
    filename: str = ""
    caption: str = ""
    url: str = ""
    #: The file's EXIF block (``Exif``, two zeros, TIFF) in base64.
    exif: Annotated[str, AfterValidator(_base64)] = Field(default="", max_length=MAX_EXIF)
    #: Fields that a person corrected: each replaces that of the EXIF block.
    corrected: PhotoFields = PhotoFields()


class BoundEntry(Record):
    """An entry that a source is bound to, and what it is to it."""

    entry: Entry
    role: Role


class Finding(Record):
    """What a source says about another work, in words that stand in its text."""

    #: DOI or arXiv id of the other work.
    about: str
    verdict: Literal["supports", "contradicts"]
    quote: str


class Source(Record):
    """A source with the entries that it is bound to. Its text is what the model may read of it."""

    kind: Literal["source"] = "source"
    id: ItemId
    filename: str = ""
    text: str = ""
    url: str = ""
    #: 0: not known.
    pages: int = Field(default=0, ge=0)
    entries: tuple[BoundEntry, ...] = ()
    #: The works in its list of references.
    references: tuple[Entry, ...] = ()
    findings: tuple[Finding, ...] = ()


Item = Annotated[Photo | Source, Field(discriminator="kind")]


class Packet(Record):
    """The items of a packet, in the order in which a model sees them."""

    items: tuple[Item, ...] = ()

    @model_validator(mode="after")
    def _ids_are_unique(self) -> Self:
        if len(self._by_id) != len(self.items):
            raise ValueError("two items have the same id")
        return self

    @cached_property
    def _by_id(self) -> dict[str, Photo | Source]:
        return {item.id: item for item in self.items}

    def item(self, item_id: str) -> Photo | Source | None:
        """Return the item of exactly that id, or None."""
        return self._by_id.get(item_id)

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256 over all items, whatever their order."""
        digests = sorted(hashlib.sha256(item.to_bytes()).digest() for item in self.items)
        return hashlib.sha256(b"".join(digests)).hexdigest()
