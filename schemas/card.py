"""The source card: what software read from one PDF, and only what a human reviewer could cite."""

import hashlib
from functools import cached_property
from typing import ClassVar, Literal

from pydantic import Field

from schemas.record import Record, Sha256

#: What a stretch of the card's text is.
Zone = Literal[
    "filename", "metadata",  # no part of the text; count only beside a zone that is visible on the pages
    "title",  # the work's own title: title block by size and place, cover, half title
    "byline",  # who wrote it, as the title page says
    "front",  # the rest of the first page and of the front matter (imprint, journal line, abstract)
    "head", "foot",  # lines that repeat on many pages, at their first place in the text
    "contents",  # a table of contents
    "body",  # running text before the references
    "citation",  # a sentence of the running text, or of the front matter, that cites other works
    "references",  # from the references heading on
]  # fmt: skip

#: Zones that may say what the work is. A quote under ``same_work`` stands in one of them.
IDENTITY_ZONES: frozenset[Zone] = frozenset({"filename", "metadata", "title", "byline", "front", "head", "foot"})


class Region(Record):
    """One stretch of the card's text, end exclusive, that lies in one zone and on one page (counted from 1)."""

    zone: Zone
    page: int = Field(ge=1)
    start: int = Field(ge=0)
    end: int = Field(ge=0)
    #: In a title: where a subtitle set in another type begins. What stands before it is the main title.
    subtitle: int | None = None


class RunningLine(Record):
    """A line that repeats at the edge of many pages, page numbers folded away."""

    text: str
    zone: Literal["head", "foot"]
    pages: int = Field(ge=1)


class Doi(Record):
    """A DOI of the first pages or of a running line, in normal form, and where it stands."""

    doi: str
    zone: Zone
    page: int = Field(ge=1)
    #: Printed as this document's own (first page outside references and citations, or in every running line).
    own: bool = False


class Metadata(Record):
    """What the file says of itself; proves nothing alone."""

    title: str = ""
    author: str = ""
    doi: str = ""


#: Why a reader does not see a text, or why it is none of the document's own: annotations are notes upon it.
HiddenWhy = Literal[
    "invisible", "no_contrast", "tiny", "transparent", "covered", "off_page", "layer", "clipped", "characters",
    "annotation",
]  # fmt: skip


class Hidden(Record):
    """Text in the file that no reader sees: it is not on the card."""

    page: int = Field(ge=1)
    characters: int = Field(ge=1)
    why: HiddenWhy


class SourceCard(Record):
    """What a human reviewer could cite of one PDF.

    The same bytes and file name give the same card, byte for byte. ``text`` is the visible text of the opening
    pages, pages parted by a form feed, at most 60,000 characters; ``regions`` are in order, do not overlap and
    cover it, but for white space and for the mark of a note behind a title.
    """

    #: Rises when the same bytes may give another card; a part of ``extractor``.
    CARD_VERSION: ClassVar[int] = 4

    sha256: Sha256
    filename: str
    #: The library that read the file, the engine that recognised its text if one did, and the version of the card.
    extractor: str
    pages: int = Field(ge=0)
    text: str
    regions: tuple[Region, ...] = ()
    #: Title, byline and journal line as they stand in the text (line ends as spaces); empty if not found.
    title: str = ""
    byline: str = ""
    journal: str = ""
    #: The years printed in the identity zones of the front matter as this work's own, first the likeliest.
    years: tuple[int, ...] = ()
    isbn: tuple[str, ...] = ()
    arxiv: str = ""
    dois: tuple[Doi, ...] = ()
    running_lines: tuple[RunningLine, ...] = ()
    metadata: Metadata = Metadata()
    hidden: tuple[Hidden, ...] = ()
    #: The document is longer than the card's text.
    cut: bool = False
    #: The pages are images; what text there is comes from a text layer behind them.
    scanned: bool = False
    #: Nothing on the pages can be read as text: nothing is provable on this card.
    no_text: bool = False
    #: The text was recognised on images by an engine: it may differ from what a reader reads.
    ocr_text: bool = False

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256 over everything on the card: bytes, extractor, versions and what was read.

        How text is folded is no part of it, since gates fold: a verdict names their version, which covers it.
        """
        return hashlib.sha256(self.to_bytes()).hexdigest()
