"""Which entries come nearest to a source. It explains; it binds nothing."""

import math
from collections import Counter
from collections.abc import Iterator

from rapidfuzz import fuzz

from gates.answer import Hit, MatchedResult, match_percentages, rank
from gates.words import significant_words
from schemas import IDENTITY_ZONES, Bibliography, Entry, SourceCard

#: Entries that are shown.
MOST = 5


def nearest(card: SourceCard, bibliography: Bibliography) -> tuple[MatchedResult, ...]:
    """Return the entries that come nearest to a card, the best first, each with its match.

    The score of words counts those of an entry's title, names and year that stand where the card says what it is, rare
    ones more than those that many entries have. Likeness of the whole titles is the other score, 2 at most.
    """
    shown = set(_words(_identity(card)))
    in_entries = Counter(word for entry in bibliography.entries for word in set(_words_of(entry)))
    weight = {word: math.log(1 + len(bibliography.entries) / count) for word, count in in_entries.items()}
    hits = [
        Hit(
            entry.id,
            math.fsum(weight[word] for word in set(_words_of(entry)) & shown),
            2 * fuzz.token_set_ratio(card.title.casefold(), entry.title.casefold(), score_cutoff=50) / 100,
        )
        for entry in bibliography.entries
    ]
    return match_percentages(rank(hits))[:MOST]


def _identity(card: SourceCard) -> str:
    regions = (card.text[region.start : region.end] for region in card.regions if region.zone in IDENTITY_ZONES)
    return "\n".join([card.title, card.byline, *regions])


def _words_of(entry: Entry) -> Iterator[str]:
    names = (name.family or name.literal for name in (*entry.authors, *entry.editors))
    yield from _words("\n".join([entry.title, entry.subtitle, *names, str(entry.year or "")]))


def _words(text: str) -> Iterator[str]:
    return (word for word in significant_words(text) if len(word) > 1)
