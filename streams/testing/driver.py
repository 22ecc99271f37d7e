"""All of sourcebind in memory: the same steps, a virtual clock, and a crash wherever a test wants one."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from schemas import (
    PARTITIONS,
    Message,
    Outcome,
    Record,
    Refusal,
    Removal,
    Tick,
    TopicNoun,
    Upload,
    Verdict,
    encode_key,
    topic_for,
)
from streams.binder.job import BINDING
from streams.decode import decode
from streams.effects import Count, Delete, Effect, Forward, Put, Reject, Send
from streams.event import Event
from streams.job.job import Job
from streams.job.terms import Asked, Terms
from streams.metrics.declared import undeclared
from streams.partition import partition_of
from streams.stage import Stage
from streams.testing.log import Log, Position

#: More turns than any test needs: a driver that has not come to rest by then runs in a circle.
MAX_TURNS = 100_000


class CrashError(Exception):
    """The process died at a boundary; the driver begins anew from what was durable."""


class Driver:
    """The topology without Kafka.

    Records published are worked on by `run`, until nothing is left to do at this moment of the virtual clock;
    `pass_time` moves the clock and ticks. What is durable (topics, tables, committed offsets) survives a crash, the
    rest does not.

    Args:
        stages: the slow stages that run beside the owner of the tables; without one that asks, nobody is asked, as
            when its process is down.
        job: whose tables, inputs and step.
        asked: who is asked; by default who needs no key.
        terms: on what terms it is asked.
        crash_at: the boundary (counted from 1) at which the process dies, once.
        seed: of the order in which topics are read and rows written; None: always the same order.

    Attributes:
        count: takes what an operator counts.
    """

    def __init__(  # noqa: PLR0913 - all have defaults
        self,
        stages: Sequence[Stage] = (),
        *,
        job: Job[Any] = BINDING,
        asked: Asked | None = None,
        terms: Terms | None = None,
        crash_at: int | None = None,
        seed: int | None = None,
    ) -> None:
        self.now = 1_700_000_000_000
        self.log = Log()
        self.job = job
        self.tables: dict[TopicNoun, dict[bytes, bytes]] = {noun: {} for noun in job.layout.tables}
        self.counts: Counter[str] = Counter()
        self._labelled: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()
        self.crashes = 0
        self.boundaries = 0
        self.stages = list(stages)
        self.asked = asked or job.asks.locally
        self.terms = terms
        self.count: Callable[[Count], None] = lambda count: None
        self._crash_at = crash_at
        self._random = Random(seed) if seed is not None else None  # noqa: S311  # repeatable on purpose
        self.restart()

    def crash_at(self, boundary: int) -> None:
        """Let the process die there, once."""
        self._crash_at = boundary

    def restart(self) -> None:
        """Begin anew from what is durable, with the settings as they are now."""
        self._state = self.job.state(self.tables, self.asked, self.terms)

    def publish(self, record: Message) -> None:
        """Put a record on its topic, as a client does, or as a stage that is not here."""
        noun = topic_for(type(record), self.job.task).noun
        source = (record.source_id,) if isinstance(record, Upload | Removal) else ()
        self._append(noun, (record.run_id, *source), record)

    def publish_bytes(self, noun: TopicNoun, partition: int, value: bytes | None, key: bytes = b"") -> None:
        """Put any bytes on any topic."""
        self.log.append(noun, partition, key, value, self.now)

    def pass_time(self, seconds: float) -> None:
        """Move the clock, tick once, and work until nothing is left to do."""
        self.now += int(seconds * 1000)
        for partition in range(PARTITIONS):
            self.log.append("ticks", partition, b"tick", Tick(at=self.now).to_bytes(), self.now)
        self.run()

    def run(self) -> None:
        """Work until every topic is read to its end."""
        everywhere = self._positions()
        for _ in range(MAX_TURNS):
            behind = (position for position in everywhere if self.log.next(position))
            position = self._chosen(list(behind)) if self._random else next(behind, None)
            if position is None:
                return
            try:
                self._turn(position)
            except CrashError:
                self.crashes += 1
                self.restart()
        raise RuntimeError(f"not at rest after {MAX_TURNS} turns")

    def _chosen(self, behind: Sequence[Position]) -> Position | None:
        return self._random.choice(behind) if self._random and behind else None

    def _positions(self) -> list[Position]:
        stages: list[tuple[str, TopicNoun]] = [(stage.noun, stage.noun) for stage in self.stages]
        inputs = [*stages, *((self.job.group, noun) for noun in self.job.inputs)]
        return [Position(group, noun, partition) for group, noun in inputs for partition in range(PARTITIONS)]

    def _turn(self, position: Position) -> None:
        event = self.log.next(position)
        if event is None:
            return
        self._boundary()
        owner = position.group == self.job.group
        effects = self.job.step(self._state, event) if owner else self._handled(event)
        self._carry(event, effects)
        self._boundary()
        self.log.commit(position.group, event)

    def _handled(self, event: Event) -> tuple[Effect, ...]:
        stage = next(stage for stage in self.stages if stage.noun == event.noun)
        return asyncio.run(stage.handle(event))

    def _carry(self, event: Event, effects: Iterable[Effect]) -> None:
        writes = []
        for effect in effects:
            match effect:
                case Put() | Delete():
                    writes.append(effect)
                case Count():
                    self._take(effect)
                case _:
                    self._boundary()
                    self._send(event, effect)
        if self._random:
            self._random.shuffle(writes)  # changelogs are written side by side: any part of them may survive
        for write in writes:
            self._boundary()
            self._state.apply(write)

    def _take(self, count: Count) -> None:
        if wrong := undeclared(count):
            raise ValueError(wrong)
        self.counts[count.what] += int(count.amount)
        self._labelled[count.what, count.labels] += int(count.amount)
        self.count(count)

    def _send(self, event: Event, effect: Effect) -> None:
        match effect:
            case Send():
                self._append(effect.noun, effect.key, effect.record)
            case Forward():
                self.log.append(event.noun, partition_of(effect.run_id), event.key, event.value, event.at)
            case Reject():
                self.log.append("dead-letters", event.partition, event.key, event.value, self.now)

    def _append(self, noun: TopicNoun, key: tuple[str, ...], record: Record | None) -> None:
        value = None if record is None else record.to_bytes()
        self.log.append(noun, partition_of(key[0]), encode_key(*key), value, self.now)

    def _boundary(self) -> None:
        self.boundaries += 1
        if self.boundaries == self._crash_at:
            raise CrashError

    def counted(self, what: str, **labels: str) -> int:
        """Return how often something was counted with exactly these labels."""
        return self._labelled[what, tuple(sorted(labels.items()))]

    def records(self, noun: TopicNoun) -> list[Record]:
        """Return every record that was ever published on a topic, tombstones left out."""
        return [decode(noun, event.value) for event in self.log.events(noun) if event.value is not None]

    def latest(self, noun: TopicNoun) -> dict[bytes, Record]:
        """Return a compacted topic as it stands after compaction."""
        values = {event.key or b"": event.value for event in self.log.events(noun)}
        return {key: decode(noun, value) for key, value in values.items() if value is not None}

    def verdicts(self, run_id: str) -> dict[tuple[str, str], Verdict]:
        """Return what is bound now in a run, by source and entry."""
        found = [record for record in self.latest("verdicts").values() if isinstance(record, Verdict)]
        bound = [verdict for verdict in found if verdict.run_id == run_id and verdict.state == "bound"]
        return {(verdict.source_id, verdict.entry_id): verdict for verdict in bound}

    def outcomes(self, run_id: str) -> dict[str, Outcome]:
        """Return where each source of a run stands."""
        found = [record for record in self.latest("outcomes").values() if isinstance(record, Outcome)]
        return {outcome.source_id: outcome for outcome in found if outcome.run_id == run_id}

    def told_outcomes(self, run_id: str, source_id: str) -> list[Outcome]:
        """Return every outcome that was ever published for a source."""
        found = [record for record in self.records("outcomes") if isinstance(record, Outcome)]
        return [outcome for outcome in found if (outcome.run_id, outcome.source_id) == (run_id, source_id)]

    def told(self, run_id: str, source_id: str, entry_id: str) -> list[Verdict]:
        """Return every verdict that was ever published for a source and an entry."""
        key = encode_key(run_id, source_id, entry_id)
        values = [event.value for event in self.log.events("verdicts") if event.key == key]
        return [Verdict.from_bytes(value) for value in values if value is not None]

    def refusals(self, run_id: str) -> list[Refusal]:
        """Return every refusal of a run."""
        found = [record for record in self.records("refusals") if isinstance(record, Refusal)]
        return [refusal for refusal in found if refusal.run_id == run_id]

    def dead_letters(self) -> list[Event]:
        """Return every dead letter, its key and value as they came."""
        return list(self.log.events("dead-letters"))
