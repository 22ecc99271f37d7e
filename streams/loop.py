"""The loop for slow work: a window of events in flight, commits of the finished prefix only.

Faust's acknowledgements cannot carry work of 40 seconds: they commit past an event that is not done. This loop names
the offsets that it commits, so what is committed is what was finished here.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from aiokafka import TopicPartition
from aiokafka.abc import ConsumerRebalanceListener
from aiokafka.errors import CommitFailedError, IllegalStateError

from streams.at_work import at_work
from streams.effects import Effect
from streams.event import Event
from streams.fatal import Exit, describe, exit_now
from streams.producer import ANSWER_DEADLINE
from streams.progress import Progress
from streams.stage import WORK_DEADLINE, Stage
from streams.timing import Timing

log = logging.getLogger(__name__)

_Result = TypeVar("_Result")

#: Carries out what an event asks for; returns when all of it is durable.
Carry = Callable[[Event, tuple[Effect, ...]], Awaitable[object]]

#: Returns the offset at which a group goes on in a partition.
StartOf = Callable[[TopicPartition], Awaitable[int]]

#: The partitions that are assigned; None: not looked at yet.
Owned = dict[TopicPartition, Progress | None]

#: A worker that another one joins finishes what it holds, so that no call is paid for twice; the group waits for it.
SLOW = Timing(work=WORK_DEADLINE + ANSWER_DEADLINE, rebalance=120.0, stop=130.0)

#: Seconds for the last commit before partitions are given away; what is not committed comes again.
LAST_COMMIT = 5.0


class Consumer(Protocol):
    """What the loop needs of an `AIOKafkaConsumer`."""

    async def getone(self) -> Any:
        """Return the next record of any assigned partition."""

    async def commit(self, offsets: Mapping[TopicPartition, int]) -> None:
        """Set the group's offsets."""

    def seek(self, partition: TopicPartition, offset: int) -> None:
        """Read on from there."""


class Loop(ConsumerRebalanceListener):  # type: ignore[misc]  # aiokafka ships no types
    """Works on the events of the partitions that are assigned to this process.

    An event is finished when its effects are durable. An exception of the stage or of what carries its effects out is
    a defect, or a cluster that is gone, and so is work without an end: it ends the process before the event is
    committed, and the event comes again.

    Events may finish in another order than they came in, also those of one source: what the stages send carries the
    upload's revision, or the batch that it answers, and the binder keeps the higher one.

    Args:
        stage: the work.
        consumer: in a group, with automatic commits off and this loop as its listener.
        start_of: asks the cluster where the group goes on in a partition. aiokafka's own answer is not relied on: it
            takes a coordinator that still loads, after a restart of its broker, for one that knows of no commit, and
            begins at the log's first record.
        carry: carries out the effects.
        window: how many events are worked on at a time.
        timing: limits.
        ends: ends the process.
    """

    def __init__(  # noqa: PLR0913 - everything that work touches, and nothing else
        self,
        stage: Stage,
        consumer: Consumer,
        start_of: StartOf,
        carry: Carry,
        *,
        window: int,
        timing: Timing = SLOW,
        ends: Exit = exit_now,
    ) -> None:
        self._stage = stage
        self._consumer = consumer
        self._start_of = start_of
        self._carry = carry
        self._timing = timing
        self._ends = ends
        self._slots = asyncio.Semaphore(window)
        self._owned: Owned = {}
        self._joined = False
        self._work: set[asyncio.Task[None]] = set()
        self._progressed = asyncio.Event()
        self._committing = asyncio.Lock()

    async def run(self, stop: asyncio.Event) -> None:
        """Work until stopped; then finish what is in flight and commit.

        Raises:
            ExceptionGroup: the loop failed, and ``ends`` returned.
        """
        async with asyncio.TaskGroup() as group:
            taking = group.create_task(self._or_end(self._take(group)))
            committing = group.create_task(self._or_end(self._keep_committing()))
            await stop.wait()
            taking.cancel()
            committing.cancel()
        await self._or_end(self._last_commit(self._owned))

    @property
    def held(self) -> Collection[TopicPartition] | None:
        """The partitions at hand; None while the group deals them out."""
        return tuple(self._owned) if self._joined else None

    async def on_partitions_revoked(self, revoked: Collection[TopicPartition]) -> None:
        """Finish what is in flight, commit and forget; the heartbeat goes on and no record is given out meanwhile."""
        owned, self._owned = self._owned, {}
        self._joined = False
        await self._drain()
        await self._or_end(self._last_commit(owned))

    def on_partitions_assigned(self, assigned: Collection[TopicPartition]) -> None:
        """Begin at what the group has committed."""
        self._owned = dict.fromkeys(assigned)
        self._joined = True

    async def _or_end(self, part: Awaitable[_Result]) -> _Result:
        # aiokafka only logs what a listener raises, and goes on
        try:
            return await part
        except Exception as error:
            self._ends(describe(error))
            raise

    async def _take(self, group: asyncio.TaskGroup) -> None:
        while True:
            await self._slots.acquire()
            record = await self._consumer.getone()
            progress = await self._admitting(record)
            if progress is None:
                self._slots.release()
                continue
            progress.take(record.offset)
            task = group.create_task(self._work_on(Event.of(self._stage.noun, record), progress))
            self._work.add(task)
            task.add_done_callback(self._work.discard)

    async def _admitting(self, record: Any) -> Progress | None:
        """Return the progress of the record's partition if the record is what comes next there."""
        owned, place = self._owned, TopicPartition(record.topic, record.partition)
        if place not in owned:
            return None  # revoked: whoever has the partition now gets the record
        progress = owned[place] or Progress(await self._start_of(place))
        owned[place] = progress
        if owned is not self._owned:
            return None
        if progress.admits(record.offset):
            return progress
        log.warning("%s[%d]: offset %d instead of %d, read again", *place, record.offset, progress.next)
        self._consumer.seek(place, progress.next)
        return None

    async def _work_on(self, event: Event, progress: Progress) -> None:
        name = f"{event.noun}[{event.partition}] offset {event.offset}"
        late = f"{name}: not finished after {self._timing.work:.0f} s"
        try:
            with at_work(event), self._limited(late):
                await self._carry(event, await self._stage.handle(event))
        except BaseException as error:
            if not _was_asked(error):
                self._ends(f"{name}: {describe(error)}")
            raise
        finally:
            self._slots.release()
        progress.finish(event.offset)
        self._progressed.set()

    @contextmanager
    def _limited(self, late: str) -> Iterator[None]:
        timer = asyncio.get_running_loop().call_later(self._timing.work, self._ends, late)
        try:
            yield
        finally:
            timer.cancel()

    async def _drain(self) -> None:
        """Let what is in flight finish: its own limit is shorter than the patience of the group and the supervisor."""
        if self._work:
            await asyncio.wait(self._work)

    async def _keep_committing(self) -> None:
        while True:
            await self._progressed.wait()
            self._progressed.clear()
            # aiokafka tries again for ever; a commit that stops silently repeats all work at the next start
            async with asyncio.timeout(self._timing.commit):
                await self._commit(self._owned)

    async def _last_commit(self, owned: Owned) -> None:
        try:
            async with asyncio.timeout(LAST_COMMIT):
                await self._commit(owned)
        except TimeoutError:
            log.warning("the last commit was not answered; events come again")

    async def _commit(self, owned: Owned) -> None:
        async with self._committing:
            known = {place: progress for place, progress in owned.items() if progress}
            offsets = {place: offset for place, progress in known.items() if (offset := progress.committable())}
            if not offsets:
                return
            try:
                await self._consumer.commit(offsets)
            except (CommitFailedError, IllegalStateError) as error:
                # the group went on without this process: what was not committed comes again, to whoever has it now
                log.warning("not committed: %s", describe(error))
                return
            for place, offset in offsets.items():
                known[place].committed = offset


def _was_asked(error: BaseException) -> bool:
    """Whether it is a cancellation that somebody asked for, and not one that leaked from the work."""
    task = asyncio.current_task()
    return isinstance(error, asyncio.CancelledError) and task is not None and task.cancelling() > 0
