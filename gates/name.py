"""The name gate: do the people or the organisation of the entry stand on the card?"""

import re
from dataclasses import dataclass, replace
from typing import Literal

from anyascii import anyascii

from gates.byline import others_sign
from gates.card_reading import KEPT_CARDS, CardReading
from gates.corporate import find_corporate, in_longer_name
from gates.entry_reading import EntryReading
from gates.kept import Kept
from gates.person import Seen, find_person
from gates.script import is_latin
from gates.thresholds import FEW_AUTHORS, OTHERS_SHARE
from schemas import GateResult, Name, Reason, Role, Sighting

#: Roles in which the volume's editors may stand for its authors.
_VOLUME_ROLES: frozenset[Role] = frozenset(("chapter_in_this_volume", "volume_of_this_chapter"))

Shown = Literal["shown", "absent", "contradicted"]


@dataclass(frozen=True, slots=True)
class Names:
    """What the card says of the entry's names."""

    shown: Shown
    result: GateResult
    #: The first of them is shown, whatever the others.
    first: bool = False


def rule_names(entry: EntryReading, reading: CardReading, role: Role) -> Names:
    """Look for the entry's names; for volume and chapter roles the editors' may serve as well."""
    key = entry, role in _VOLUME_ROLES
    held: Names | None = reading.names_found.get(key)
    if held is None:
        held = reading.names_found[key] = _rule_names(entry, reading, role)
    return held


def _rule_names(entry: EntryReading, reading: CardReading, role: Role) -> Names:
    groups = [entry.creators]
    if role in _VOLUME_ROLES and entry.entry.editors:
        groups = [entry.entry.editors, entry.entry.authors]
    part = role == "chapter_in_this_volume"
    found = [_rule_group(entry, group, reading, part) for group in groups if group]
    if not found:
        return _absent("the entry names nobody")
    order: tuple[Shown, ...] = ("shown", "absent", "contradicted")
    return min(found, key=lambda names: order.index(names.shown))


def _rule_group(entry: EntryReading, group: tuple[Name, ...], reading: CardReading, part: bool) -> Names:
    """Rule one list of names; on a ``part`` the byline is that of the part's author and says nothing of the volume."""
    seen = [_find(name, reading) for name in group]
    shown = [one for one in seen if one is not None]
    first = seen[0]
    sightings = tuple(one.sighting for one in shown)
    if first is not None and (_enough(seen) or first.others):
        if not part and not any(one.signed for one in shown) and others_sign(entry, group, reading):
            return _contradicted(reading, sightings)
        return Names("shown", _passed(f"{len(shown)} of {len(group)} names shown", sightings), first=True)
    script = _script_differs(group, reading)
    if first is None and not script and not _in_longer_name(group, reading) and others_sign(entry, group, reading):
        return _contradicted(reading, sightings)
    absent = _absent(f"{len(shown)} of {len(group)} names shown", sightings, script)
    return replace(absent, first=first is not None)


def _in_longer_name(group: tuple[Name, ...], reading: CardReading) -> bool:
    """Say whether the card shows one of the organisations in a name that is longer: it may be the same, or not."""
    return any(_is_corporate(name) and in_longer_name(name.literal, reading) for name in group)


def _is_corporate(name: Name) -> bool:
    return " " in name.literal.strip()


def _find(name: Name, reading: CardReading) -> Seen | None:
    if _is_corporate(name):
        sighting, _ = find_corporate(name.literal, reading)
        return Seen(sighting, sighting.zone, signed=True, others=False) if sighting else None
    return find_person(name, reading) or _find_transliterated(name, reading)


def _enough(seen: list[Seen | None]) -> bool:
    """All of up to three names; of more the first and half of the others."""
    if len(seen) <= FEW_AUTHORS:
        return all(seen)
    others = seen[1:]
    return seen[0] is not None and sum(one is not None for one in others) >= OTHERS_SHARE * len(others)


def _find_transliterated(name: Name, reading: CardReading) -> Seen | None:
    """Try the Latin spelling of a name in another script, as a key that must be equal, never as a likeness."""
    family = name.family or name.literal
    if reading.byline_is_latin and is_latin(family):
        return None
    key = anyascii(family).lower()
    for region in reading.byline:
        text = reading.card.text[region.start : region.end]
        for match in re.finditer(r"[^\W\d_]+", text):
            if anyascii(match.group()).lower() == key and key:
                place = Sighting(
                    text=match.group(), zone="byline", page=region.page,
                    start=region.start + match.start(), end=region.start + match.end(),
                )  # fmt: skip
                return Seen(place, "byline", signed=True, others=False)
    return None


def _passed(detail: str, seen: tuple[Sighting, ...]) -> GateResult:
    return GateResult(gate="name", passed=True, detail=detail, seen=seen)


def _contradicted(reading: CardReading, seen: tuple[Sighting, ...]) -> Names:
    return _somebody_else(reading, seen) if seen else _strangers_byline(reading)


def _somebody_else(reading: CardReading, seen: tuple[Sighting, ...]) -> Names:
    byline = " ".join(reading.card.byline.split())
    return Names(
        "contradicted",
        GateResult(
            gate="name", passed=False, reason="name_contradicted", seen=seen, nearest=byline,
            detail=f"the byline names somebody else: {byline}",
        ),
    )  # fmt: skip


#: What is said of every entry of which the card shows no name at all, if its byline speaks against them.
_strangers_byline: Kept[CardReading, Names] = Kept(lambda reading: _somebody_else(reading, ()), KEPT_CARDS)


def _script_differs(group: tuple[Name, ...], reading: CardReading) -> bool:
    """Say whether byline and entry are of different scripts: then the one neither proves nor denies the other."""
    if not reading.byline_texts:
        return False
    return reading.byline_is_latin != all(is_latin(name.family or name.literal) for name in group)


def _absent(detail: str, seen: tuple[Sighting, ...] = (), script: bool = False) -> Names:
    reason: Reason = "name_script_differs" if script else "names_absent"
    return Names("absent", GateResult(gate="name", passed=False, reason=reason, detail=detail, seen=seen))
