"""Carries the effects of an event out: the one place that knows the order of the phases."""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from schemas import TopicNoun
from streams.effects import Count, Delete, Effect, Forward, Put, Reject, Send
from streams.event import Event
from streams.fatal import SayableError
from streams.outgoing import Outgoing, outgoing
from streams.tracing import TRACING

#: Takes what an operator counts.
Counter = Callable[[Count], None]


class State(Protocol):
    """What a step reads; it knows its tables as mappings of raw bytes."""

    def apply(self, effect: Put | Delete) -> None:
        """Take over a write that is durable."""

    def forget_index(self) -> None:
        """Forget what was derived from the rows, since they changed without a step."""


class Publisher(Protocol):
    """What publishes; `streams.producer.Producer`."""

    async def publish(self, records: Iterable[Outgoing]) -> None:
        """Return when the cluster has all of them."""


class Changelog(Protocol):
    """What knows a table's changelog; `streams.table.Table`."""

    def change(self, write: Put | Delete) -> Outgoing:
        """Return the changelog's record of a write."""


class MisplacedRowError(SayableError):
    """A step wrote a row of a run that lies in another partition, which may be another worker's."""


class Carrier:
    """Carries effects out in their order.

    First all records are published and acknowledged, then all rows stand in their changelogs and after that in the
    tables; only when `carry` returns may the event be acknowledged.

    Args:
        producer: publishes.
        tables: by noun.
        state: is told of every write.
        prefix: of the topics' names.
        stage: who sends.
        count: takes the counts.
        before_rows: ends the process if rows may no longer be written.

    Attributes:
        count: takes the counts.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - everything that effects touch, and nothing else
        self,
        producer: Publisher,
        tables: Mapping[TopicNoun, Changelog],
        state: State,
        prefix: str,
        stage: str,
        count: Counter,
        before_rows: Callable[[], None] = lambda: None,
    ) -> None:
        self._producer = producer
        self._tables = tables
        self._state = state
        self._prefix = prefix
        self._stage = stage
        self.count = count
        self._before_rows = before_rows

    async def carry(self, event: Event, effects: Iterable[Effect]) -> None:
        """Return when everything is durable.

        An event that asks for something too large for its topic becomes a dead letter, and nothing else of it is
        carried out: half of an event would be a state that no step has made.

        Raises:
            KafkaError: something is not durable, or nobody knows; the event must not be acknowledged.
            MisplacedRowError: the step is wrong.
        """
        effects = tuple(effects)
        TRACING.remember(event, effects)
        records, changes = self._records(event, effects), self._changes(event, effects)
        if too_large := [record for record in (*records, *changes) if not record.fits]:
            effects = self._refused(too_large[0])
            records, changes = self._records(event, effects), []
        await self._producer.publish(records)
        self._before_rows()
        await self._producer.publish(changes)
        for effect in effects:
            if isinstance(effect, Put | Delete):
                self._state.apply(effect)
            elif isinstance(effect, Count):
                self.count(effect)

    def _records(self, event: Event, effects: tuple[Effect, ...]) -> list[Outgoing]:
        sent = (effect for effect in effects if isinstance(effect, Send | Forward | Reject))
        return [self._traced(event, effect, effects) for effect in sent]

    def _traced(self, event: Event, effect: Send | Forward | Reject, effects: tuple[Effect, ...]) -> Outgoing:
        record = outgoing(event, effect, self._prefix, self._stage)
        if not isinstance(effect, Send):
            return record  # with the very headers of the event
        return record._replace(headers=(*record.headers, *TRACING.headers(event, effect, effects)))

    def _changes(self, event: Event, effects: Iterable[Effect]) -> list[Outgoing]:
        writes = (effect for effect in effects if isinstance(effect, Put | Delete))
        changes = [
            self._tables[write.noun].change(write)._replace(headers=TRACING.row_headers(write)) for write in writes
        ]
        for change in changes:
            if change.partition != event.partition:
                raise MisplacedRowError(f"a row for {change.topic}[{change.partition}] from {event.partition}")
        return changes

    def _refused(self, record: Outgoing) -> tuple[Effect, ...]:
        reason = f"a record for {record.topic} would have {len(record.value or b'')} bytes"
        return Reject("too_large", reason), Count("dead_letters", (("code", "too_large"),))
