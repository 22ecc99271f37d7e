"""The sibling gate: among works of one author that are easily mistaken for one another, only the one that is shown."""

from collections import defaultdict
from functools import cache

from gates.card_reading import CardReading
from gates.compare import compare
from gates.entry_reading import EntryReading, read_entry
from gates.kept import Kept
from gates.marks import part_rank
from gates.name import rule_names
from gates.number import versions_agree
from gates.shown import container_shown, identifier_shown, isbn_shown, pages_shown
from gates.statement import holds, stated_original
from gates.thresholds import NEAR_TITLE_SHARE
from gates.title import Match, TitleFinding, best_match, without_versions
from schemas import Bibliography, Entry, GateResult, Reason, Role

#: Under these the work must be told from its own other editions.
_EXACT: frozenset[Role] = frozenset(("same_work",))
_PART_OF: frozenset[Role] = frozenset(("excerpt_of_work", "chapter_in_this_volume"))
_KEPT_BIBLIOGRAPHIES = 256


class _Families:
    """The entries of a bibliography by their first author, and the siblings and rivals found so far."""

    def __init__(self, bibliography: Bibliography) -> None:
        self.by_author: dict[str, list[Entry]] = defaultdict(list)
        for entry in bibliography.entries:
            author = read_entry(entry).first_author
            if author:
                self.by_author[author].append(entry)
        self.found: dict[str, tuple[Entry, ...]] = {}
        self.rivals: dict[tuple[str, Role], tuple[EntryReading, ...]] = {}


_families: Kept[Bibliography, _Families] = Kept(_Families, _KEPT_BIBLIOGRAPHIES)


def siblings(entry: Entry, bibliography: Bibliography) -> list[Entry]:
    """Return the entries that may be mistaken for this one: same first author, and same year or nearly same title.

    The entry itself need not be in the bibliography (a correction asks for the siblings before and after it).
    """
    families = _families(bibliography)
    if bibliography.entry(entry.id) is entry:
        if entry.id not in families.found:
            families.found[entry.id] = tuple(_among(entry, families))
        return list(families.found[entry.id])
    return _among(entry, families)


def _among(entry: Entry, families: _Families) -> list[Entry]:
    reading = read_entry(entry)
    others = families.by_author.get(reading.first_author, ()) if reading.first_author else ()
    return [other for other in others if other.id != entry.id and _near(reading, read_entry(other))]


def _near(one: EntryReading, other: EntryReading) -> bool:
    if one.entry.year is not None and one.entry.year == other.entry.year:
        return True
    return any(
        compare(ours.title, theirs.title).share >= NEAR_TITLE_SHARE for ours in one.titles for theirs in other.titles
    )


def are_duplicates(one: Entry, other: Entry) -> bool:
    """Say whether two entries name one work twice: nothing that both state differs, but that one lacks the subtitle."""
    ours, theirs = read_entry(one), read_entry(other)
    if not ours.titles or not theirs.titles or ours.first_author != theirs.first_author or one.type != other.type:
        return False
    first, second = ours.titles[0], theirs.titles[0]
    likeness = compare(first.title, second.title).likeness
    if likeness != "whole" and not (likeness == "main" and _same_place(one, other)):
        return False
    stated = [
        (one.year, other.year),
        (ours.container.text, theirs.container.text),
        (ours.identifiers, theirs.identifiers),
        (one.volume, other.volume),
        (one.pages, other.pages),
        *zip(first.marks, second.marks, strict=True),
    ]
    return all(not a or not b or a == b for a, b in stated)


def _same_place(one: Entry, other: Entry) -> bool:
    """Say whether two entries state the same pages of the same volume, or the same ISBN."""
    place = one.container, one.volume, one.pages
    return (all(place) and place == (other.container, other.volume, other.pages)) or bool(
        set(one.isbn) & set(other.isbn)
    )


def rule_siblings(
    entry: EntryReading, reading: CardReading, role: Role, bibliography: Bibliography, title: TitleFinding
) -> GateResult:
    """Refuse an entry if the card shows one of its siblings better, or cannot tell them apart."""
    match = title.match
    if match is None or role == "volume_of_this_chapter":
        return _passed("the chapters of a volume share it")
    if title.stated:
        return _rule_stated(entry, reading, bibliography)
    for other in _rivals(entry, role, bibliography):
        theirs = best_match(other, reading, role)
        if theirs is None or theirs.comparison.order < match.comparison.order:
            continue
        if rule_names(other, reading, role).shown != "shown":
            continue
        if theirs.comparison.order > match.comparison.order:
            return _refused("sibling_shown", f"the title is rather that of {other.entry.id}", other.entry)
        refused = _rule_equal(entry, other, reading, role, match)
        if refused:
            return refused
    return _passed("no sibling is shown as well")


def _rule_stated(entry: EntryReading, reading: CardReading, bibliography: Bibliography) -> GateResult:
    """A statement that names a longer title names that work and not the one whose title is a part of it."""
    ours = max(entry.titles, key=lambda work: len(work.title.words)).title.words
    for sibling in siblings(entry.entry, bibliography):
        other = read_entry(sibling)
        longer = any(holds(work.title.words, ours) and work.title.words != ours for work in other.titles)
        if longer and (stated_original(other, reading) or _is_shown(entry, other, reading)):
            return _refused("sibling_shown", f"the title named is that of {sibling.id}", sibling)
    return _passed("named as the work that this is a version of")


def _is_shown(entry: EntryReading, other: EntryReading, reading: CardReading) -> bool:
    """Say whether the card is another work, and no edition of the entry's, whose title holds the entry's."""
    match = best_match(other, reading, "same_work")
    shown = match is not None and match.comparison.likeness in ("whole", "main")
    return shown and not _no_rival(entry, other, "other_edition")


def _rivals(entry: EntryReading, role: Role, bibliography: Bibliography) -> tuple[EntryReading, ...]:
    """Return the siblings that may be meant in place of an entry of the bibliography, whatever the card."""
    held = _families(bibliography).rivals
    key = entry.entry.id, role
    if key not in held:
        others = map(read_entry, siblings(entry.entry, bibliography))
        held[key] = tuple(other for other in others if not _no_rival(entry, other, role))
    return held[key]


def _no_rival(entry: EntryReading, other: EntryReading, role: Role) -> bool:
    """Say whether the other cannot be meant in place of the entry: the same work, an edition of it, or a part of it."""
    if are_duplicates(entry.entry, other.entry):
        return True
    if role == "other_edition":
        pairs = [without_versions(ours.title, theirs.title) for ours in entry.titles for theirs in other.titles]
        return any(compare(*pair).likeness in ("whole", "main", "worded") for pair in pairs)
    return role in _PART_OF and any(
        compare(ours.title, volume.title).likeness in ("whole", "main")
        for ours in entry.titles
        for volume in other.volume_titles
    )


def _rule_equal(
    entry: EntryReading, other: EntryReading, reading: CardReading, role: Role, match: Match
) -> GateResult | None:
    """Two siblings of the same title: part, edition, year, container and identifiers decide."""
    ours, theirs = _marks_of(entry, reading, match), _marks_of(other, reading, match)
    sibling = other.entry
    if theirs > ours and role in _EXACT | _PART_OF:
        return _refused("sibling_shown", f"year, edition or container are those of {sibling.id}", sibling)
    if theirs == ours and role in _EXACT:
        editions = entry.titles[0].marks.edition != other.titles[0].marks.edition
        reason: Reason = "edition_not_shown" if editions else "ambiguous"
        return _refused(reason, f"nothing on the card tells it from {sibling.id}", sibling)
    return None


def _marks_of(entry: EntryReading, reading: CardReading, match: Match) -> tuple[int, ...]:
    """Say how well the card shows what tells entries of one title apart: 1 shown, 0 silent, -1 contradicted."""
    marks = entry.titles[0].marks
    printed = reading.marks
    edition = bool(marks.edition & printed.edition) - bool(
        marks.edition and printed.edition and not marks.edition & printed.edition
    )
    agree = any(versions_agree(a, b) for a in marks.version for b in printed.version)
    version = agree - bool(marks.version and printed.version and not agree)
    return (
        int(identifier_shown(entry, reading)),
        part_rank(entry.titles[0], match.candidate, reading),
        edition + version,
        _year_rank(entry, reading),
        int(isbn_shown(entry, reading)) + int(container_shown(entry, reading)) + int(pages_shown(entry, reading)),
    )


def _year_rank(entry: EntryReading, reading: CardReading) -> int:
    """The likeliest of the card's years counts more than the others."""
    year, years = entry.entry.year, reading.card.years
    if year is None or not years:
        return 0
    return 2 if year == years[0] else 1 if year in years else -1


@cache
def _passed(detail: str) -> GateResult:
    return GateResult(gate="sibling", passed=True, detail=detail)


def _refused(reason: Reason, detail: str, sibling: Entry) -> GateResult:
    return GateResult(gate="sibling", passed=False, reason=reason, detail=detail, nearest=sibling.title)
