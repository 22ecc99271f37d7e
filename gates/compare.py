"""Two titles compared both ways."""

from dataclasses import dataclass
from typing import Literal

from gates.thresholds import FEW_TITLE_WORDS, LONE_WORD
from gates.vocabulary import GENERIC_TITLE_WORDS, MODIFIERS
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
    #: Only a single word is shown, the main title of a longer one.
    lone: bool = False
    #: They share no word at all.
    strangers: bool = False

    @property
    def order(self) -> tuple[int, float]:
        """The better comparison has the higher one."""
        return RANK[self.likeness], self.share


#: The same words in the same order.
_WHOLE = Comparison("whole", 1.0)


def compare(wanted: Title, printed: Title, explained: frozenset[str] = frozenset()) -> Comparison:
    """Compare the entry's title with one that the card shows.

    Args:
        wanted: the entry's title.
        printed: the card's.
        explained: words on the card that need no counterpart (the entry's authors, publisher, series).
    """
    left = _left(printed.words, wanted.words, explained)
    if left and left == wanted.words:  # the card's own entry: the short way
        return _WHOLE
    if left and left == printed.words and _are_strangers(wanted, printed):  # nearly all others: the short way
        return _of_strangers(wanted.words, left)
    ours, theirs = _put_together(wanted.words, left)
    if not theirs:
        return Comparison("other", 0.0, missing=ours)
    full = _classify(ours, theirs)
    if full.likeness == "whole" or full.strangers or not (wanted.cuts or printed.cuts):
        return full
    return max((full, *_main_titles(wanted, printed, explained)), key=lambda comparison: comparison.order)


def _are_strangers(one: Title, other: Title) -> bool:
    """Say whether two titles have no word in common, and none that may be a compound of the other's."""
    if not one.bag.isdisjoint(other.words):
        return False
    return one.pairs.isdisjoint(other.words) and other.pairs.isdisjoint(one.words)


def _of_strangers(ours: tuple[str, ...], theirs: tuple[str, ...]) -> Comparison:
    return Comparison("other", 0.0, tuple(dict.fromkeys(ours)), tuple(dict.fromkeys(theirs)), strangers=True)


def _left(words: tuple[str, ...], wanted: tuple[str, ...], explained: frozenset[str]) -> tuple[str, ...]:
    """Leave out what stands beside the title: names with their initials, the publisher, the year."""
    if explained.isdisjoint(words):
        return words
    beside = [word in explained and word not in wanted for word in words]
    if not any(beside):
        return words
    for at, word in enumerate(words):
        if len(word) == 1 and beside[at]:
            beside[at] = _beside_a_name(words, beside, at)
    return tuple(word for word, left_out in zip(words, beside, strict=True) if not left_out)


def _beside_a_name(words: tuple[str, ...], beside: list[bool], at: int) -> bool:
    """Say whether the words next to an initial, other initials left out, are of a name: "Vitamin C" is a title."""
    after = next((other for other in range(at, len(words)) if len(words[other]) > 1), None)
    before = next((other for other in range(at, -1, -1) if len(words[other]) > 1), None)
    return any(other is not None and beside[other] for other in (after, before))


def _main_titles(wanted: Title, printed: Title, explained: frozenset[str]) -> list[Comparison]:
    """Compare up to each subtitle sign of one side with the whole of the other."""
    theirs = _left(printed.words, wanted.words, explained)
    heads = [_left(printed.words[:cut], wanted.words, explained) for cut in printed.cuts]
    parted = [head for head in heads if head and head != theirs]
    found = [_part(wanted.words, head, exactly=bool(wanted.cuts)) for head in parted]
    found += [_part(ours, theirs, exactly=bool(parted)) for ours in _mains(wanted, printed)]
    return [one for one in found if one.likeness != "other"]


def _mains(wanted: Title, printed: Title) -> list[tuple[str, ...]]:
    """Return the beginnings of a title that name it: two words, a long one, or one with its number."""
    numbered = any(wanted.marks) and wanted.marks == printed.marks  # "FlexMix Version 2" is more than one word
    heads = [wanted.words[:cut] for cut in wanted.cuts]
    return [head for head in heads if len(head) > 1 or numbered or _says_enough(head[0])]


def _says_enough(word: str) -> bool:
    return len(word) >= LONE_WORD and word not in GENERIC_TITLE_WORDS


def _part(ours: tuple[str, ...], theirs: tuple[str, ...], exactly: bool) -> Comparison:
    """Compare a part of a title with a whole one; ``exactly``: nothing but the same words will do."""
    found = _classify(*_put_together(ours, theirs))
    if found.likeness == "whole":
        return Comparison("main", 1.0, lone=len(theirs) == 1)
    return Comparison("other", 0.0) if exactly else found


def _classify(ours: tuple[str, ...], theirs: tuple[str, ...]) -> Comparison:
    if frozenset(ours).isdisjoint(theirs):
        return _of_strangers(ours, theirs)
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
