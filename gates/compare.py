"""Two titles compared both ways."""

from dataclasses import dataclass
from typing import Literal

from gates.thresholds import FEW_TITLE_WORDS
from gates.vocabulary import MODIFIERS
from gates.words import Title

#: whole: the same words in the same order. main: one side has no subtitle, the rest is the same. worded: only words
#: such as "revised" differ, or the order. short: words of the entry are missing. long: the card has more. other: both.
Likeness = Literal["whole", "main", "worded", "short", "long", "other"]
RANK: dict[Likeness, int] = {"whole": 5, "main": 4, "worded": 3, "short": 2, "long": 2, "other": 1}


@dataclass(frozen=True, slots=True)
class Comparison:
    """How a title on the card compares with the entry's; ``share`` is the lower of the two shares."""

    likeness: Likeness
    share: float
    missing: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()

    @property
    def order(self) -> tuple[int, float]:
        """The better comparison has the higher one."""
        return RANK[self.likeness], self.share


def compare(wanted: Title, printed: Title, explained: frozenset[str] = frozenset()) -> Comparison:
    """Compare the entry's title with one that the card shows.

    Args:
        wanted: the entry's title.
        printed: the card's.
        explained: words on the card that need no counterpart (the entry's authors, publisher, series).
    """
    ours, theirs = _put_together(wanted.words, _left(printed.words, wanted.words, explained))
    if not theirs:
        return Comparison("other", 0.0, missing=ours)
    full = _classify(ours, theirs)
    if full.likeness == "whole" or not (wanted.rest or printed.rest):
        return full
    return max((full, *_main_titles(wanted, printed, explained)), key=lambda comparison: comparison.order)


def _left(words: tuple[str, ...], wanted: tuple[str, ...], explained: frozenset[str]) -> tuple[str, ...]:
    return tuple(word for word in words if word in wanted or word not in explained)


def _main_titles(wanted: Title, printed: Title, explained: frozenset[str]) -> list[Comparison]:
    """Compare without the subtitle, where one side has one and the other has not."""
    printed_main = _left(printed.main, wanted.words, explained)
    printed_rest = _left(printed.rest, wanted.words, explained)
    if not printed_main:  # "Victor Eijkhout: TeX by Topic"
        printed_main, printed_rest = printed_rest, ()
    pairs = []
    if printed_rest and not wanted.rest:
        pairs.append((wanted.words, printed_main))
    numbered = any(wanted.marks) and wanted.marks == printed.marks  # "FlexMix Version 2" is more than one word
    if wanted.rest and not printed_rest and (len(wanted.main) > 1 or numbered):
        pairs.append((wanted.main, printed_main))
    found = [_classify(*_put_together(ours, theirs)) for ours, theirs in pairs if theirs]
    return [Comparison("main", 1.0) if one.likeness == "whole" else one for one in found if one.likeness != "other"]


def _classify(ours: tuple[str, ...], theirs: tuple[str, ...]) -> Comparison:
    in_order = _in_order(ours, theirs)
    ours, theirs = tuple(dict.fromkeys(ours)), tuple(dict.fromkeys(theirs))
    missing = tuple(word for word in ours if word not in theirs)
    extra = tuple(word for word in theirs if word not in ours)
    common = len(ours) - len(missing)
    share = min(common / len(ours), common / len(theirs))
    few = len(ours) <= FEW_TITLE_WORDS
    if few and not in_order:
        return Comparison("other", 0.0, missing, extra)
    if not missing and not extra:
        return Comparison("whole" if in_order else "worded", 1.0)
    if common and in_order and all(word in MODIFIERS for word in (*missing, *extra)):
        return Comparison("worded", share, missing, extra)
    likeness: Likeness = "other" if (missing and extra) or not in_order else "short" if missing else "long"
    return Comparison(likeness, share, missing, extra)


def _in_order(ours: tuple[str, ...], theirs: tuple[str, ...]) -> bool:
    """Say whether the words that both have come in one order; a word that comes twice may be left out once."""
    common = frozenset(ours) & frozenset(theirs)
    one, other = [word for word in ours if word in common], [word for word in theirs if word in common]
    shorter, longer = sorted((one, other), key=len)
    rest = iter(longer)
    return all(word in rest for word in shorter)


def _put_together(ours: tuple[str, ...], theirs: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Write compounds alike: "multi objective" as "multiobjective" where the other side has that word."""
    return _joined(ours, frozenset(theirs)), _joined(theirs, frozenset(ours))


def _joined(words: tuple[str, ...], other: frozenset[str]) -> tuple[str, ...]:
    done: list[str] = []
    for word in words:
        if done and done[-1] + word in other and not (done[-1] in other and word in other):
            done[-1] += word
        else:
            done.append(word)
    return tuple(done)
