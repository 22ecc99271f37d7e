"""What the gates say of one proposal, and what they saw."""

from typing import Literal

from pydantic import Field

from schemas.card import Zone
from schemas.proposal import Role
from schemas.record import Record

Gate = Literal["fast_path", "role", "evidence", "name", "title", "sibling", "source"]

#: Why a proposal is refused.
Reason = Literal[
    "unknown_entry", "role_not_possible", "no_readable_text",
    "quote_empty", "quote_too_short", "quote_too_long", "quote_not_found", "quote_not_in_view",
    "quote_outside_identity", "quote_proves_nothing", "misattributed",
    "names_absent", "name_contradicted", "name_script_differs",
    "title_not_shown", "number_contradicted", "generic_title", "other_work_about_it",
    "ambiguous", "sibling_shown", "edition_not_shown", "version_contradicted",
    "other_same_work",
]  # fmt: skip

#: A mark on a bound verdict that a reviewer must see.
Flag = Literal[
    "doi_conflict", "title_differs", "names_absent", "year_differs", "type_differs", "several_sources", "ocr_text"
]

#: How a bound ruling came about.
Method = Literal["doi", "provenance", "proposal"]


class Span(Record):
    """A place in a text: offsets of its characters, end exclusive."""

    start: int = Field(ge=0)
    end: int = Field(ge=0)


class Sighting(Record):
    """Something a gate saw on the card: the text as it stands there, its zone, page and offsets.

    ``page``, ``start`` and ``end`` are None for file name and metadata, which are no part of the text.
    """

    text: str
    zone: Zone
    page: int | None = None
    start: int | None = None
    end: int | None = None


class GateResult(Record):
    """What one gate found."""

    gate: Gate
    passed: bool
    reason: Reason | None = None
    #: One sentence for the reviewer, with the figures that decided.
    detail: str = ""
    seen: tuple[Sighting, ...] = ()
    #: On a refusal: the text on the card that comes nearest to what was asked for. It explains, it never accepts.
    nearest: str = ""


class Ruling(Record):
    """What the gates say of one proposal; ``reason`` is that of the first gate that refused."""

    entry_id: str
    role: Role
    #: The words that were offered as evidence; for the fast path the DOI or the stamp.
    evidence: str = ""
    method: Method = "proposal"
    bound: bool
    flags: tuple[Flag, ...] = ()
    reason: Reason | None = None
    gates: tuple[GateResult, ...] = ()
