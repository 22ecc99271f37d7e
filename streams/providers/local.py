"""The proposer that needs no key: similarity of titles and names. It is generous, since the gates decide."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from schemas import Batch, Claim, Entry, Proposal, Proposals, Role, Usage
from streams.providers.answer import claim_for, proposals_of
from streams.providers.entry_words import EntryWords
from streams.providers.provider import Read, not_mine
from streams.providers.role import at_the_head, role_of
from streams.providers.sighting import Sheet, Sighting

MODEL = "local"
PROMPT_VERSION = "local-1"

#: Proposals for one source: the entry it is, its siblings of nearly the same title, its volume and its chapters.
_MOST = 8
#: Of a hundred, for an entry one of whose people stands in the view.
_NAME_SHOWN = 15.0
#: Parts of a view, the likeliest to say what the work is first.
_RANKS = {"title": 0, "running lines": 1, "front": 2, "opening text": 3, "byline": 4}


class LocalProvider:
    """Proposes at once and without a call; the same batch gives the same proposals."""

    model = MODEL
    prompt_version = PROMPT_VERSION

    async def propose(self, batch: Batch) -> Proposals:
        """Look for the entries' titles in each view; see `Provider`."""
        read = not_mine(batch, self) or _read(batch)
        return proposals_of(batch, read, Usage())


def _read(batch: Batch) -> Read[Claim]:
    entries = tuple(map(EntryWords.of, batch.entries))
    claims = (claim_for(batch, question, _propose(Sheet(question.view), entries)) for question in batch.questions)
    return Read(tuple(claims))


def proposals_for(view: str, entries: Iterable[Entry]) -> tuple[Proposal, ...]:
    """Return what a view suggests, the likeliest first; at most one proposal an entry."""
    return _propose(Sheet(view), tuple(map(EntryWords.of, entries)))


@dataclass(frozen=True)
class _Candidate:
    words: EntryWords
    role: Role
    sighting: Sighting
    score: float

    @property
    def order(self) -> tuple[float, int]:
        """The best and then the longest title comes first."""
        return -self.score, self.sighting.first - self.sighting.last


def _propose(sheet: Sheet, entries: Sequence[EntryWords]) -> tuple[Proposal, ...]:
    found = [candidate for words in entries if (candidate := _candidate(sheet, words))]
    best = sorted(_told_apart(sheet, found), key=lambda candidate: candidate.order)[:_MOST]
    return tuple(
        Proposal(entry_id=one.words.entry.id, role=one.role, evidence=sheet.quote(one.sighting)) for one in best
    )


def _candidate(sheet: Sheet, words: EntryWords) -> _Candidate | None:
    named = _NAME_SHOWN * any(name in sheet.places for name in words.names)
    own = sorted((s for title in words.titles for s in sheet.sightings(title)), key=lambda s: _rank(sheet, s))
    volume = [s for s in sheet.sightings(words.container) if at_the_head(sheet, s)]
    if volume and not (own and _is_titled(sheet, own[0])) and _is_titled(sheet, volume[0]):
        return _Candidate(words, "volume_of_this_chapter", volume[0], volume[0].like + named)
    for sighting in own:
        if role := role_of(sheet, words, sighting):
            return _Candidate(words, role, sighting, sighting.like + named)
    return None


def _rank(sheet: Sheet, sighting: Sighting) -> tuple[int, float, int]:
    return _RANKS.get(sheet.words[sighting.first].part, len(_RANKS)), -sighting.like, sighting.first


def _is_titled(sheet: Sheet, sighting: Sighting) -> bool:
    return sheet.words[sighting.first].part == "title"


def _told_apart(sheet: Sheet, found: Sequence[_Candidate]) -> list[_Candidate]:
    """Of entries that have one title, those whose year the view lacks are other editions if it has another's."""
    same: dict[tuple[str, ...], list[_Candidate]] = defaultdict(list)
    for one in found:
        same[one.words.titles[0]].append(one)
    dated = {title for title, group in same.items() if any(_year_shown(sheet, one) for one in group)}
    return [
        replace(one, role="other_edition")
        if one.role == "same_work" and one.words.titles[0] in dated and not _year_shown(sheet, one)
        else one
        for one in found
    ]


def _year_shown(sheet: Sheet, one: _Candidate) -> bool:
    return str(one.words.entry.year) in sheet.places
