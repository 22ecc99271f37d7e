"""A job with tables at work: Faust around a pure step, with the guards that make it lose nothing."""

import asyncio
import time
from collections.abc import Callable, Collection, Coroutine, Iterable
from typing import Any, Generic, TypeVar

from schemas import TOPICS, TopicNoun
from streams import topics
from streams.agent import Step, agent_for
from streams.carry import Carrier, Counter, State
from streams.connection import Connection
from streams.fatal import Exit, deadline, describe, exit_now
from streams.faust_app import RAW, GuardedApp
from streams.guard import Guard, Place
from streams.job.job import Job
from streams.job.state import Tables
from streams.metrics.measure import Measure, Queue
from streams.metrics.standing import GroupStanding
from streams.offsets import Offsets, starting_offset
from streams.producer import Producer
from streams.pulse import Pulse
from streams.table import Table
from streams.ticker import tick
from streams.timing import TIMING, Timing
from streams.watch import watch

S = TypeVar("S", bound=State)

#: Records that say nothing once they are old.
EXPIRING: frozenset[TopicNoun] = frozenset({"ticks"})


class TableWorker(Generic[S]):
    """One worker of a job's group that owns its tables, inside the caller's event loop.

    One agent reads all topics whose records change the tables, since a table has one writer.

    Args:
        connection: to the cluster.
        prefix: of the topics' and the group's names.
        job: what is read and kept.
        step: what is done with one event.
        state: makes the step's state over the tables, which fill before the first event.
        timing: how long things may take.
        count: takes what an operator counts.
        ends: ends the process when going on could lose something.
    """

    def __init__(  # noqa: PLR0913 - the job, and all that it touches
        self,
        connection: Connection,
        prefix: str,
        job: Job[Any],
        step: Step[S],
        state: Callable[[Tables], S],
        *,
        timing: Timing = TIMING,
        count: Counter = lambda count: None,
        ends: Exit = exit_now,
    ) -> None:
        self._connection = connection
        self._prefix = prefix
        self._job = job
        self._timing = timing
        self._ends = ends
        self._producer = Producer(connection)
        self._offsets = Offsets(connection, f"{prefix}.{job.group}")
        self._standing = GroupStanding(job.group, self._offsets, self._held, (TOPICS["ticks"].name(prefix), 0))
        self._pulse = Pulse(timing.session, ends)
        self._tasks: list[asyncio.Task[None]] = []
        self._app = GuardedApp(connection, f"{prefix}.{job.group}", Guard(ends), timing, self._starts)
        self._add_agent(step, state, count)

    def _add_agent(self, step: Step[S], state: Callable[[Tables], S], count: Counter) -> None:
        app, nouns = self._app, {TOPICS[noun].name(self._prefix): noun for noun in self._job.inputs}
        tables = {noun: Table(app, noun, self._prefix) for noun in self._job.layout.tables}
        for table in tables.values():
            app.tables.add(table)
        self._state = known = state(tables)
        carrier = Carrier(self._producer, tables, known, self._prefix, self._job.group, count, self._pulse.check)
        agent = agent_for(lambda event: step(known, event), nouns, app.guard, carrier, self._ends)
        app.agent(app.topic(*nouns, **RAW))(agent)
        app.on_rebalance_complete.connect(lambda _, /, *none, signal, **more: known.forget_index())

    @property
    def ready(self) -> bool:
        """Whether it works on records, or would if there were any."""
        return self._app.ready

    @property
    def partitions(self) -> set[int]:
        """The partitions at hand; none while they are dealt out anew."""
        ticks = TOPICS["ticks"].name(self._prefix)
        assigned = self._app.consumer.assignment() if self.ready else set()
        return {place.partition for place in assigned if place.topic == ticks}

    def _held(self) -> dict[Place, str] | None:
        """The places that it reads; None while they are dealt out anew, or recovered."""
        if not self.ready:
            return None
        return {
            (TOPICS[noun].name(self._prefix), number): noun for number in self.partitions for noun in self._job.inputs
        }

    def troubles(self) -> Iterable[str]:
        """Yield what keeps it from working."""
        return self._standing.troubles()

    def measures(self) -> Iterable[Measure]:
        """Yield how things stand."""
        group, (seconds, remaining) = ("group", self._job.group), self._app.recovering
        yield from self._standing.measures()
        yield Measure("recovery_seconds", seconds, (group,))
        yield Measure("recovery_remaining_records", remaining, (group,))
        if self.ready and isinstance(self._state, Queue):
            number, since = self._state.waiting()
            yield Measure("pending_items", number, (group,))
            yield Measure("oldest_pending_seconds", max(time.time() - since / 1000, 0.0) if number else 0.0, (group,))

    async def start(self) -> None:
        """Create and check the topics, join the group and recover the tables.

        Raises:
            TopicMismatch: a topic is not as it must be.
            KafkaError: no broker answers.
        """
        await topics.ensure(self._connection, self._prefix, [self._job.task])
        await self._producer.start()
        await self._offsets.start()
        self._pulse.start()
        self._run(watch(self._app, self._timing, self._ends))
        await self._app.start()
        self._run(self._standing.watch())
        self._run(tick(self._producer, self._prefix, lambda: self.partitions))

    async def stop(self) -> None:
        """Finish the record at hand, commit and leave the group; end the process if that hangs."""
        with deadline(self._timing.stop, f"not stopped after {self._timing.stop:.0f} s", self._ends):
            for task in self._tasks:
                task.cancel()
            await self._app.stop()
            await self._producer.stop()
            await self._offsets.stop()
            self._pulse.stop()

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        task.add_done_callback(self._ended)
        self._tasks.append(task)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()):
            self._ends(describe(error))

    async def _starts(self, places: Collection[Place]) -> dict[Place, int]:
        expiring = {TOPICS[noun].name(self._prefix) for noun in EXPIRING}
        positions = (await self._offsets.read(places)).items()
        return {place: starting_offset(place, found, expires=place[0] in expiring) for place, found in positions}
