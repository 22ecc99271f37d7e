"""The title gate: does the card show the entry's work as its own title, both ways?"""

from dataclasses import dataclass, replace

from gates.card_reading import CardReading
from gates.compare import Comparison, compare
from gates.entry_reading import EntryReading, WorkTitle
from gates.fold import fold
from gates.marks import contradiction
from gates.name import Names
from gates.notice import heading_words, notice, notice_words
from gates.own_title import Candidate, above_names, front_lines, own_titles, running_titles
from gates.shown import container_shown, identifier_shown, year_agrees
from gates.statement import stated_original
from gates.thresholds import FEW_TITLE_WORDS, LONE_WORD, TITLE_SHARE, TITLE_SHARE_FLAGGED
from gates.words import Title
from schemas import Flag, GateResult, Reason, Role

#: The source is a part: what it is a part of stands in its running lines.
_FROM_RUNNING_LINES: frozenset[Role] = frozenset(("excerpt_of_work", "chapter_in_this_volume"))


@dataclass(frozen=True, slots=True)
class Match:
    """The text on the card that comes nearest to the wanted title."""

    comparison: Comparison
    work: WorkTitle
    candidate: Candidate


@dataclass(frozen=True, slots=True)
class TitleFinding:
    """What the title gate found."""

    result: GateResult
    flags: tuple[Flag, ...] = ()
    #: None if the card shows no title at all, or the entry has none.
    match: Match | None = None
    #: The card names the work as the one that it is a version of.
    stated: bool = False


def best_match(entry: EntryReading, reading: CardReading, role: Role) -> Match | None:
    """Return how the card shows the title that the role asks for: the work's own, or that of its volume."""
    versions = role == "other_edition" and any(work.title.versions for work in entry.titles)
    key = entry, role == "volume_of_this_chapter", role in _FROM_RUNNING_LINES, versions
    if key not in reading.matches:
        reading.matches[key] = _best_match(entry, reading, role)
    found: Match | None = reading.matches[key]
    return found


def _best_match(entry: EntryReading, reading: CardReading, role: Role) -> Match | None:
    works = entry.volume_titles if role == "volume_of_this_chapter" else entry.titles
    matches = [
        _match(entry, work, candidate, reading, role)
        for work in works
        for candidate in _candidates(entry, reading, role)
    ]
    return max(matches, key=lambda match: match.comparison.order, default=None)


def _match(entry: EntryReading, work: WorkTitle, candidate: Candidate, reading: CardReading, role: Role) -> Match:
    wanted, printed = _as_far_as_shown(entry, work, candidate, reading), candidate.title
    if role == "other_edition":
        wanted, printed = without_versions(wanted, printed)
    comparison = compare(wanted, printed, entry.explained)
    if comparison.strangers and not (wanted.is_latin and printed.is_latin):
        comparison = _transliterated(compare(wanted.latin, printed.latin, entry.explained))
    if candidate.loose and comparison.likeness != "whole":
        comparison = replace(comparison, likeness="other", share=0.0)
    return Match(comparison, work, candidate)


def _transliterated(comparison: Comparison) -> Comparison:
    """The Latin spelling is a key that must be equal, and never as good as the title itself."""
    if comparison.likeness in ("whole", "main"):
        return replace(comparison, likeness="worded")
    return replace(comparison, likeness="other", share=0.0)


def _candidates(entry: EntryReading, reading: CardReading, role: Role) -> tuple[Candidate, ...]:
    """Return the card's own title; of a part also the running lines; without a title block what else may be one."""
    own = [found for found in own_titles(reading) if not entry.explained.issuperset(found.title.words)]
    if own:
        cut = [above for candidate in own if (above := above_names(candidate, entry.families))]
        return (*own, *cut, *(running_titles(reading) if role in _FROM_RUNNING_LINES else ()))
    return (*running_titles(reading), *front_lines(reading))


def _as_far_as_shown(entry: EntryReading, work: WorkTitle, candidate: Candidate, reading: CardReading) -> Title:
    """Leave out what stands elsewhere in the front matter: figures ("Report 2019"), "Review" as a line of its own."""
    if not (work.title.figures or heading_words(entry)):  # nearly all
        return work.title
    absent = work.title.figures.difference(candidate.title.words)
    beside = {word for word in absent if reading.find(fold(word)) is not None}
    return work.title.without(frozenset(beside) | notice_words(entry, reading))


def without_versions(one: Title, other: Title) -> tuple[Title, Title]:
    """Leave the numbers of versions out of two titles that both have one."""
    if not (one.versions and other.versions):
        return one, other
    return one.without(one.versions), other.without(other.versions)


def rule_title(entry: EntryReading, reading: CardReading, role: Role, names: Names) -> TitleFinding:
    """Rule whether the card shows the wanted title; what the names allow depends on whether they are shown."""
    match = best_match(entry, reading, role)
    about = notice(entry, reading, match.candidate if match else None)
    if about:
        return _refused(match, "other_work_about_it", f"the card says {about!r}")
    if match is None:
        return _refused(match, "title_not_shown", "the card shows no title")
    against = _about_it(entry, match) or _numbers_against(entry, match, reading, role)
    if against:
        return _refused(match, *against)
    if _too_weak(entry, match, reading, names):
        return _refused(match, "generic_title", "a title that many works have, and neither year nor container is shown")
    flags = _flags(entry, match, reading, role, names)
    if flags is None:
        return _by_statement(entry, reading, role, names, match)
    return TitleFinding(_passed(match), flags, match)


def _about_it(entry: EntryReading, match: Match) -> tuple[Reason, str] | None:
    if heading_words(entry).isdisjoint(match.comparison.missing):
        return None
    return "other_work_about_it", "the entry is about a work, and the card does not say that"


def _numbers_against(entry: EntryReading, match: Match, reading: CardReading, role: Role) -> tuple[Reason, str] | None:
    comparison = match.comparison
    if comparison.share >= TITLE_SHARE_FLAGGED:
        year = str(entry.entry.year)
        differing = [word for word in (*comparison.missing, *comparison.extra) if _has_figure(word) and word != year]
        if differing:
            return "number_contradicted", f"{', '.join(differing)} stands on one side only"
    return contradiction(match.work, match.candidate, reading, role)


def _has_figure(word: str) -> bool:
    return any(map(str.isdigit, word))


def _too_weak(entry: EntryReading, match: Match, reading: CardReading, names: Names) -> bool:
    """Say whether the title alone cannot name the work: a generic one, or a single short word."""
    words = match.work.title.words
    short = len(words) == 1 and len(words[0]) < LONE_WORD
    if names.shown != "shown" and (match.comparison.lone or short or entry.is_generic):
        return True
    if not (entry.is_generic or short) or identifier_shown(entry, reading):
        return False
    agrees = year_agrees(entry, reading)
    if entry.is_generic and agrees is False:  # the report of another year is another report
        return True
    return not (agrees or container_shown(entry, reading))


def _flags(
    entry: EntryReading, match: Match, reading: CardReading, role: Role, names: Names
) -> tuple[Flag, ...] | None:
    """Return the flags under which the title is shown; None if it is not."""
    comparison = match.comparison
    if comparison.likeness in ("whole", "main"):
        return () if names.shown == "shown" else ("names_absent",)
    if names.shown != "shown" or comparison.share < TITLE_SHARE_FLAGGED:
        return None
    if comparison.likeness == "worded":
        return ("title_differs",)
    if len(match.work.title.words) <= FEW_TITLE_WORDS:
        return None
    if role in _FROM_RUNNING_LINES or match.candidate.running:
        part = role in _FROM_RUNNING_LINES and match.candidate.running
        return () if part and comparison.likeness == "short" and comparison.share >= TITLE_SHARE else None
    return ("title_differs",) if _borne_out(entry, comparison, reading) else None


def _borne_out(entry: EntryReading, comparison: Comparison, reading: CardReading) -> bool:
    """Say whether a title that differs in words that mean something is borne out by year, journal or identifier.

    From the upper share on nothing may speak against it; below, a title that is only shortened needs one of them.
    """
    agrees = year_agrees(entry, reading)
    shown = bool(agrees) or container_shown(entry, reading) or identifier_shown(entry, reading)
    if comparison.share >= TITLE_SHARE:
        return shown or agrees is None
    return shown and comparison.likeness == "short"


def _by_statement(entry: EntryReading, reading: CardReading, role: Role, names: Names, match: Match) -> TitleFinding:
    """A text that names the work which it is a version of shows that work's title, though not as its own."""
    stated = stated_original(entry, reading) if role == "other_edition" and names.first else None
    if stated is None:
        return _refused(match, "title_not_shown", _figures(match.comparison))
    result = GateResult(gate="title", passed=True, detail="named as the work that this is a version of", seen=(stated,))
    flags: tuple[Flag, ...] = ("title_differs",) if names.shown == "shown" else ("title_differs", "names_absent")
    return TitleFinding(result, flags, match, stated=True)


def _figures(comparison: Comparison) -> str:
    parts = [f"{comparison.share:.0%} of the title words, both ways"]
    if comparison.missing:
        parts.append(f"not on the card: {', '.join(comparison.missing)}")
    if comparison.extra:
        parts.append(f"not in the entry: {', '.join(comparison.extra)}")
    return "; ".join(parts)


def _passed(match: Match) -> GateResult:
    return GateResult(gate="title", passed=True, detail=_figures(match.comparison), seen=(match.candidate.sighting,))


def _refused(match: Match | None, reason: Reason, detail: str) -> TitleFinding:
    seen = (match.candidate.sighting,) if match else ()
    nearest = " ".join(seen[0].text.split()) if seen else ""
    result = GateResult(gate="title", passed=False, reason=reason, detail=detail, seen=seen, nearest=nearest)
    return TitleFinding(result, match=match)
