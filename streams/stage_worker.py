"""A worker of slow work: a stage, its loop and its connections."""

import asyncio
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager, AsyncExitStack

from aiokafka import AIOKafkaConsumer, TopicPartition

from schemas import MAX_BYTES, TOPICS
from streams import topics
from streams.carry import Carrier, Counter
from streams.connection import Connection
from streams.fatal import Exit, deadline, exit_now
from streams.guard import Place
from streams.loop import SLOW, Loop
from streams.metrics.measure import Measure, Measured
from streams.metrics.standing import GroupStanding
from streams.offsets import Offsets, starting_offset
from streams.producer import Producer
from streams.stage import Stage
from streams.timing import Timing


class StageWorker:
    """One worker of a stage's group, inside the caller's event loop.

    Args:
        connection: to the cluster.
        prefix: of the topics' and the group's names.
        name: of the stage and its group, such as ``proposer``.
        stage: the work; if it is an async context manager, it is entered at start and left at the end.
        window: how many events are worked on at a time.
        timing: how long things may take.
        count: takes what an operator counts.
        ends: ends the process when going on could lose something.
    """

    def __init__(  # noqa: PLR0913 - all but four have defaults
        self,
        connection: Connection,
        prefix: str,
        name: str,
        stage: Stage,
        *,
        window: int,
        timing: Timing = SLOW,
        count: Counter = lambda count: None,
        ends: Exit = exit_now,
    ) -> None:
        self._connection = connection
        self._prefix = prefix
        self._group = f"{prefix}.{name}"
        self._stage = stage
        self._window = window
        self._timing = timing
        self._ends = ends
        self._producer = Producer(connection)
        self._carrier = Carrier(self._producer, {}, Stateless(), prefix, name, count)
        self._offsets = Offsets(connection, self._group)
        self._topic = TOPICS[stage.noun].name(prefix)
        self._standing = GroupStanding(name, self._offsets, self._held, (self._topic, 0))
        self._loop: Loop | None = None
        self._stopping = asyncio.Event()
        self._opened = AsyncExitStack()

    async def start(self) -> None:
        """Create and check the topics and join the group.

        Raises:
            TopicMismatch: a topic is not as it must be.
            KafkaError: no broker answers.
        """
        if isinstance(self._stage, AbstractAsyncContextManager):
            await self._opened.enter_async_context(self._stage)
        await topics.ensure(self._connection, self._prefix, TOPICS[self._stage.noun].tasks)
        for client in (self._producer, self._offsets):
            self._opened.push_async_callback(client.stop)
            await client.start()
        consumer = self._consumer()
        self._opened.push_async_callback(consumer.stop)
        self._loop = loop = Loop(
            self._stage,
            consumer,
            self._start_of,
            self._carrier.carry,
            window=self._window,
            timing=self._timing,
            ends=self._ends,
        )
        consumer.subscribe([self._topic], listener=loop)
        await consumer.start()
        self._opened.push_async_callback(self._end, asyncio.create_task(loop.run(self._stopping)))
        self._opened.callback(asyncio.create_task(self._standing.watch()).cancel)

    async def stop(self) -> None:
        """Finish what is in flight, commit and leave the group; end the process if that hangs."""
        with deadline(self._timing.stop, f"not stopped after {self._timing.stop:.0f} s", self._ends):
            await self._opened.aclose()

    def troubles(self) -> Iterable[str]:
        """Yield what keeps it from working."""
        return self._standing.troubles()

    def measures(self) -> Iterable[Measure]:
        """Yield how things stand."""
        yield from self._standing.measures()
        if isinstance(self._stage, Measured):
            yield from self._stage.measures()

    def _held(self) -> dict[Place, str] | None:
        held = self._loop.held if self._loop else None
        return None if held is None else dict.fromkeys(held, self._stage.noun)

    async def _end(self, running: asyncio.Task[None]) -> None:
        self._stopping.set()
        await running

    async def _start_of(self, place: TopicPartition) -> int:
        return starting_offset(place, (await self._offsets.read([place]))[place], expires=False)

    def _consumer(self) -> AIOKafkaConsumer:
        return AIOKafkaConsumer(
            **self._connection.client_options(),
            group_id=self._group,
            enable_auto_commit=False,
            auto_offset_reset="earliest",
            max_partition_fetch_bytes=MAX_BYTES,
            session_timeout_ms=_ms(self._timing.session),
            heartbeat_interval_ms=_ms(self._timing.heartbeat),
            rebalance_timeout_ms=_ms(self._timing.rebalance),
            # after a broker's restart the leader may deal out partitions of topics that it does not see yet, to nobody:
            # what it learns later makes the group deal anew
            metadata_max_age_ms=10_000,
            # with a full window no record is asked for until one event is finished
            max_poll_interval_ms=_ms(self._timing.rebalance),
        )


class Stateless:
    """What a stage has in place of the binder's tables."""

    def apply(self, effect: object) -> None:
        """Never called: a stage asks for no row."""

    def forget_index(self) -> None:
        """Forget nothing."""


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
