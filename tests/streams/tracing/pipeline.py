"""The topology with its real carriers, on topics in memory, whose records keep their headers."""

from collections import deque
from collections.abc import Iterable
from typing import Any

from opentelemetry.trace import TracerProvider, get_current_span

from schemas import TOPICS, Message, Tick, TopicNoun, encode_key
from streams.at_work import at_work
from streams.binder.job import BINDING
from streams.carry import Carrier
from streams.effects import Count, Delete, Put
from streams.event import Event
from streams.job.job import Job
from streams.outgoing import Outgoing
from streams.partition import partition_of
from streams.stage import Stage
from streams.stage_worker import Stateless
from streams.tracing import TRACING, context_of, headers_of

NOUNS = {topic.name("p"): noun for noun, topic in TOPICS.items()}


class Pipeline:
    """Publishes, and works on what was published until nothing is left.

    Attributes:
        records: all that were ever published, by topic.
    """

    def __init__(self, *stages: Stage, job: Job[Any] = BINDING) -> None:
        self.records: dict[TopicNoun, list[Outgoing]] = {noun: [] for noun in TOPICS}
        self._to_do: deque[tuple[TopicNoun, Outgoing]] = deque()
        self._now = 1_700_000_000_000
        self._job = job
        self._state = job.state({noun: {} for noun in job.layout.tables}, job.asks.locally, None)
        self._stages = {stage.noun: stage for stage in stages}
        self._owner = Carrier(self, dict.fromkeys(job.layout.tables, self), self._state, "p", job.group, _ignore)
        self._stage = Carrier(self, {}, Stateless(), "p", "stage", _ignore)

    async def publish(self, records: Iterable[Outgoing]) -> None:
        for record in records:
            if (noun := NOUNS.get(record.topic)) is not None:
                self.records[noun].append(record)
                self._to_do.append((noun, record))

    def change(self, write: Put | Delete) -> Outgoing:
        return Outgoing(TOPICS[write.noun].name("p"), partition_of(write.key[0]), encode_key(*write.key), None, ())

    def restart(self, provider: TracerProvider) -> None:
        """Begin anew as another process does, which reads its changelogs and knows nothing else."""
        TRACING.turn_off()
        TRACING.turn_on(provider)
        for noun in self._job.layout.tables:
            for record in self.records[noun]:
                TRACING.recover(noun, record.key or b"", record.headers)

    async def say(self, noun: TopicNoun, record: Message, *key: str) -> None:
        """Publish as a client does that is in a trace, or in none, and let it be worked on."""
        home = partition_of(record.run_id)
        await self.publish([Outgoing(TOPICS[noun].name("p"), home, encode_key(*key), record.to_bytes(), headers_of())])
        await self._work()

    async def begin(self, stage: Stage) -> None:
        """Let a stage work that was down until now."""
        self._stages[stage.noun] = stage
        self._to_do.extend((stage.noun, record) for record in self.records[stage.noun])
        await self._work()

    async def pass_time(self, seconds: float) -> None:
        self._now += int(seconds * 1000)
        for partition in range(TOPICS["ticks"].partitions):
            tick = Tick(at=self._now).to_bytes()
            await self._on("ticks", Outgoing(TOPICS["ticks"].name("p"), partition, b"tick", tick, ()))
        await self._work()

    async def _work(self) -> None:
        while self._to_do:
            await self._on(*self._to_do.popleft())

    async def _on(self, noun: TopicNoun, record: Outgoing) -> None:
        event = Event(noun, record.partition or 0, 0, record.key, record.value, self._now, record.headers)
        with at_work(event):
            if noun in self._job.inputs:
                await self._owner.carry(event, self._job.step(self._state, event))
            elif noun in self._stages:
                await self._stage.carry(event, await self._stages[noun].handle(event))


def _ignore(count: Count) -> None:
    """Nobody watches."""


def trace_of(record: Outgoing) -> int:
    """The trace that a record's headers name; 0 if they name none."""
    return get_current_span(context_of(record.headers)).get_span_context().trace_id
