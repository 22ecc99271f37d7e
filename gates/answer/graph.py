"""Which items of a packet stand in which relation, computed from the items and nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from gates.answer.photo_facts import PhotoFacts, read_photo
from gates.answer.relations import PHOTO_RULES, RELATIONS, SOURCE_RULES, Facts, Rule
from gates.answer.source_facts import SourceFacts, read_source
from schemas.packet import Packet, Photo
from schemas.reply import RelationClaim

_INVERSES = {mark.inverse: name for name, mark in RELATIONS.items() if mark.inverse}


@dataclass(frozen=True, slots=True)
class Graph:
    """The relations of one packet. An edge is looked at when it is asked for: a claim costs the same in any packet."""

    photos: dict[str, PhotoFacts]
    sources: dict[str, SourceFacts]

    @classmethod
    def of(cls, packet: Packet) -> "Graph":
        """Read the items of a packet."""
        photos = {item.id: read_photo(item) for item in packet.items if isinstance(item, Photo)}
        return cls(photos, {item.id: read_source(item) for item in packet.items if not isinstance(item, Photo)})

    def holds(self, claim: RelationClaim) -> bool:
        """Say whether the subject stands in the relation to the object.

        A symmetric relation holds in both directions; a directed one in its own, and in the other under its inverse.
        No item stands in a relation to itself.
        """
        name = _INVERSES.get(claim.relation, claim.relation)
        mark = RELATIONS.get(name)
        if mark is None or claim.subject == claim.object:
            return False
        turned = name != claim.relation
        subject, other = (claim.object, claim.subject) if turned else (claim.subject, claim.object)
        return self._edge(subject, name, other) or (mark.symmetric and self._edge(other, name, subject))

    def edges(self) -> Iterator[RelationClaim]:
        """Yield every edge in the order of the items: a symmetric one once, a directed one in its own direction."""
        yield from _edges(PHOTO_RULES, self.photos)
        yield from _edges(SOURCE_RULES, self.sources)

    def _edge(self, subject: str, relation: str, other: str) -> bool:
        if subject in self.photos and other in self.photos:
            return _follows(PHOTO_RULES, relation, self.photos[subject], self.photos[other])
        if subject in self.sources and other in self.sources:
            return _follows(SOURCE_RULES, relation, self.sources[subject], self.sources[other])
        return False


def _follows(rules: Sequence[Rule[Facts]], relation: str, subject: Facts, other: Facts) -> bool:
    return any(rule.relation == relation and rule.holds(subject, other) for rule in rules)


def _edges(rules: Sequence[Rule[Facts]], items: Mapping[str, Facts]) -> Iterator[RelationClaim]:
    for (at, (subject, ours)), (place, (other, theirs)) in permutations(enumerate(items.items()), 2):
        for rule in rules:
            once = at < place or not RELATIONS[rule.relation].symmetric
            if once and rule.holds(ours, theirs):
                yield RelationClaim(subject=subject, relation=rule.relation, object=other)
