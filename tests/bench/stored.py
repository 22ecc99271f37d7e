"""A run at rest, as a worker would have left it: its rows, made by the binder's own step."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from schemas import (
    TOPICS,
    Bibliography,
    BuiltCard,
    Claim,
    Message,
    Proposal,
    Proposals,
    Role,
    SetEntries,
    TopicNoun,
    claim_key,
)
from streams.asking import LOCAL
from streams.binder.state import State
from streams.binder.step import step
from streams.effects import Delete, Put
from streams.event import Event
from streams.partition import partition_of
from tests.bench.library import ALONE, NOW, Source, Work, works

#: Claims of a batch.
BATCH = 25
#: How many sources are each of these entries, which have no siblings; the others share what is left.
NAMED = {0: 1, 2: 10, 4: 100}
#: Wrong proposals name none of the entries whose sources are counted.
_WRONG_FROM = ALONE

Tables = dict[TopicNoun, dict[bytes, bytes]]


@dataclass(frozen=True)
class Run:
    """A run in which every source has its card and one claim.

    A claim proposes the entry that its source is, or is an excerpt of, and a wrong one. No entry has a DOI, so that all
    verdicts come of claims.
    """

    name: str
    sources: int
    entries: int
    seed: int

    @cached_property
    def works(self) -> list[Work]:
        return works(self.seed, self.entries)

    @cached_property
    def bibliography(self) -> Bibliography:
        return Bibliography(entries=tuple(work.entry(doi="") for work in self.works))

    def each(self) -> Iterator[Source]:
        """Yield the sources."""
        for work in self.works:
            if work.number in NAMED:
                yield from (Source(work, copy) for copy in range(NAMED[work.number]))
        others = [work for work in self.works if work.number not in NAMED]
        left = self.sources - sum(NAMED.values())
        yield from (Source(others[at % len(others)], at // len(others)) for at in range(left))

    def events(self) -> Iterator[Message]:
        """Yield what the binder is told: answers, cards, and in the end the bibliography, so that it rules once."""
        sources = list(self.each())
        for first in range(0, len(sources), BATCH):
            batch = f"batch-{first}"
            claims = tuple(self._claim(source, batch) for source in sources[first : first + BATCH])
            yield Proposals(run_id=self.name, batch_id=batch, claims=claims)
        for source in sources:
            yield source.built(self.name)
        yield SetEntries(run_id=self.name, event_id="set", entries=self.bibliography.entries)

    def _claim(self, source: Source, batch: str) -> Claim:
        key = claim_key(self.bibliography.fingerprint, source.sha256, LOCAL.prompt_version, LOCAL.model)
        return Claim(
            run_id=self.name,
            source_id=source.id,
            key=key,
            sha256=source.sha256,
            batch_id=batch,
            prompt_version=LOCAL.prompt_version,
            model=LOCAL.model,
            proposals=self.proposals(source),
        )

    def proposals(self, source: Source) -> tuple[Proposal, ...]:
        """Return what a model says of a source: what it is, and one thing that it is not."""
        role: Role = "excerpt_of_work" if source.copy else "same_work"
        number = source.work.number
        wrong = _WRONG_FROM + (number + source.copy) % (self.entries - _WRONG_FROM)
        named = dict.fromkeys((number, wrong))
        return tuple(Proposal(entry_id=self.works[one].id, role=role, evidence=source.work.title) for one in named)


def rows(run: Run) -> Tables:
    """Return the tables after all events of the run."""
    tables: Tables = {noun: {} for noun, topic in TOPICS.items() if topic.table}
    state = State(tables, LOCAL)
    for offset, message in enumerate(run.events()):
        for effect in step(state, event_of(message, offset)):
            if isinstance(effect, Put | Delete):
                state.apply(effect)
    return tables


def event_of(message: Message, offset: int) -> Event:
    noun: TopicNoun = (
        "cards" if isinstance(message, BuiltCard) else "proposals" if isinstance(message, Proposals) else "bibliography"
    )
    run = message.run_id
    return Event(noun, partition_of(run), offset, run.encode(), message.to_bytes(), NOW)
