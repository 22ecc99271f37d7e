"""The relations that a claim may name, and the rules by which they follow from items."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from gates.answer.photo_facts import PhotoFacts, metres_between, seconds_between
from gates.answer.source_facts import SourceFacts
from gates.answer.thresholds import PLACE_METRES, SERIES_SECONDS

Facts = TypeVar("Facts")


@dataclass(frozen=True, slots=True)
class Mark:
    """Whether a relation holds in both directions; if in one only, what the other direction is called."""

    symmetric: bool
    inverse: str = ""


_SYMMETRIC = Mark(symmetric=True)

#: Every relation. A directed one may be claimed under its own name, or the other way round under its inverse.
RELATIONS: Mapping[str, Mark] = {
    "same_camera": _SYMMETRIC,
    "same_camera_model": _SYMMETRIC,
    "same_place": _SYMMETRIC,
    "same_day": _SYMMETRIC,
    "same_series": _SYMMETRIC,
    "taken_before": Mark(symmetric=False, inverse="taken_after"),
    "same_work": _SYMMETRIC,
    "other_edition_of": _SYMMETRIC,
    "shares_author": _SYMMETRIC,
    "same_year": _SYMMETRIC,
    "same_container": _SYMMETRIC,
    "part_of": Mark(symmetric=False, inverse="has_part"),
    "cites": Mark(symmetric=False, inverse="is_cited_by"),
    "supports": Mark(symmetric=False, inverse="is_supported_by"),
    "contradicts": Mark(symmetric=False, inverse="is_contradicted_by"),
}


@dataclass(frozen=True, slots=True)
class Rule(Generic[Facts]):
    """When two items of one kind stand in a relation; ``says`` is that in words, for the model and for people."""

    relation: str
    says: str
    holds: Callable[[Facts, Facts], bool]


PHOTO_RULES: tuple[Rule[PhotoFacts], ...] = (
    Rule(
        "same_camera",
        "make, model and serial number of the camera are the same",
        lambda a, b: a.camera is not None and a.camera == b.camera,
    ),
    Rule(
        "same_camera_model",
        "make and model of the camera are the same",
        lambda a, b: a.model is not None and a.model == b.model,
    ),
    Rule(
        "same_place",
        f"taken at most {PLACE_METRES:.0f} metres apart",
        lambda a, b: a.place is not None and b.place is not None and metres_between(a.place, b.place) <= PLACE_METRES,
    ),
    Rule(
        "same_day",
        "the same calendar day by the cameras' clocks",
        lambda a, b: a.taken is not None and b.taken is not None and a.taken.date() == b.taken.date(),
    ),
    Rule(
        "same_series",
        f"taken by one camera at most {SERIES_SECONDS:.0f} seconds apart",
        lambda a, b: a.camera is not None and a.camera == b.camera and _within(a, b, SERIES_SECONDS),
    ),
    Rule(
        "taken_before",
        "taken earlier, by clocks that can be compared",
        lambda a, b: (seconds_between(a, b) or 0) > 0,
    ),
)

SOURCE_RULES: tuple[Rule[SourceFacts], ...] = (
    Rule("same_work", "both are the same work", lambda a, b: bool(a.is_work & b.is_work)),
    Rule(
        "other_edition_of",
        "one is another language, edition or version of the other",
        lambda a, b: bool(a.edition_of_work & b.is_work or b.edition_of_work & a.is_work),
    ),
    Rule("shares_author", "an author with the same whole name", lambda a, b: bool(a.authors & b.authors)),
    Rule("same_year", "published in the same year", lambda a, b: bool(a.years & b.years)),
    Rule("same_container", "in the same journal or volume", lambda a, b: bool(a.containers & b.containers)),
    Rule("same_series", "in the same series of books", lambda a, b: bool(a.series & b.series)),
    Rule(
        "part_of",
        "a chapter or an excerpt of the other",
        lambda a, b: bool(a.part_of_work & b.is_work or a.is_work & b.holds_work),
    ),
    Rule("cites", "the other stands in its list of references", lambda a, b: bool(a.cites & b.is_work)),
    Rule(
        "supports",
        "says of the other, in words that it holds, that it is right",
        lambda a, b: bool(a.supports & b.is_work),
    ),
    Rule(
        "contradicts",
        "says of the other, in words that it holds, that it is wrong",
        lambda a, b: bool(a.contradicts & b.is_work),
    ),
)


def _within(one: PhotoFacts, other: PhotoFacts, seconds: float) -> bool:
    between = seconds_between(one, other)
    return between is not None and abs(between) <= seconds


def is_relation(name: str) -> bool:
    """Say whether a claim may name it."""
    return name in RELATIONS or any(name == mark.inverse for mark in RELATIONS.values() if mark.inverse)
