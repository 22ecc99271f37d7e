"""Where the cluster says that a group stands, past any client's own bookkeeping."""

from collections.abc import Collection
from contextlib import AsyncExitStack
from functools import partial
from typing import NamedTuple

import stamina
from aiokafka import AIOKafkaConsumer, TopicPartition
from aiokafka.errors import GroupLoadInProgressError, KafkaError

from streams.connection import Connection
from streams.fatal import SayableError
from streams.guard import Place
from streams.topics import admin_client

#: A broker that restarts answers again within this many seconds.
ANSWER_DEADLINE = 60.0

_tries = partial(stamina.retry_context, KafkaError, attempts=None, timeout=ANSWER_DEADLINE, wait_max=1.0)


class GroupPosition(NamedTuple):
    """A group in one partition: the offset that it committed (-1: none), and where the log begins and ends."""

    group: str
    committed: int
    first: int
    end: int

    @property
    def lag(self) -> int:
        """How many records there are yet to read."""
        return self.end - max(self.committed, self.first)

    @property
    def lost(self) -> bool:
        """Whether the committed offset lies outside of the log, so that records are gone that were never read."""
        return self.committed >= 0 and not self.first <= self.committed <= self.end


class LostRecordsError(SayableError):
    """Records of an input topic are gone before they were read; a person must decide."""


class Offsets:
    """Reads committed offsets through the admin client, and the ends of logs through a consumer without a group.

    Args:
        connection: to the cluster.
        group: whose offsets.
    """

    def __init__(self, connection: Connection, group: str) -> None:
        self._connection = connection
        self._group = group
        self._clients = AsyncExitStack()

    async def start(self) -> None:
        """Connect.

        Raises:
            KafkaError: no broker answers.
        """
        self._admin = await self._clients.enter_async_context(admin_client(self._connection))
        self._logs = await self._clients.enter_async_context(AIOKafkaConsumer(**self._connection.client_options()))

    async def stop(self) -> None:
        """Disconnect."""
        await self._clients.aclose()

    async def read_all(self) -> dict[Place, GroupPosition]:
        """Return where the group stands in each partition in which it has committed.

        Raises:
            KafkaError: the cluster does not answer, retries included.
        """
        async for attempt in _tries():
            with attempt:
                return await self._read(list(await self._admin.list_consumer_group_offsets(self._group)))
        raise AssertionError("stamina ends in a return or an exception")

    async def read(self, places: Collection[Place]) -> dict[Place, GroupPosition]:
        """Return where the group stands in each partition.

        Raises:
            KafkaError: the cluster does not answer, retries included.
        """
        async for attempt in _tries():
            with attempt:
                return await self._read([TopicPartition(*place) for place in places])
        raise AssertionError("stamina ends in a return or an exception")

    async def _read(self, places: list[TopicPartition]) -> dict[Place, GroupPosition]:
        if not places:
            return {}
        committed = await self._admin.list_consumer_group_offsets(self._group, partitions=places)
        if len(committed) < len(places):
            # aiokafka overlooks the error of a coordinator that still loads: no answer is not "nothing committed"
            raise GroupLoadInProgressError(self._group)
        first = await self._logs.beginning_offsets(places)
        end = await self._logs.end_offsets(places)
        return {
            place: GroupPosition(self._group, committed[place].offset, first[place], end[place]) for place in places
        }


def starting_offset(place: Place, position: GroupPosition, *, expires: bool) -> int:
    """Return the offset of the first record that the group must be given.

    Args:
        place: the partition, for the message.
        position: of the group in it.
        expires: the topic's records are worth nothing once they are deleted; ticks are.

    Raises:
        LostRecordsError: the committed offset lies outside of the log.
    """
    if not position.lost:
        return position.first if position.committed < 0 else position.committed
    if expires:
        return position.first
    topic, partition = place
    group, committed, first, end = position
    if committed < first:
        what = f"records {committed} to {first - 1} were deleted before they were read (retention)"
    else:
        what = f"the log ends at {end}: the topic was made anew, or lost its tail"
    raise LostRecordsError(
        f"{topic}[{partition}]: offset {committed} is committed, but {what}. To go on without them, with no worker "
        f"of the group running: sourcebind offsets skip-lost {group.rpartition('.')[2]}"
    )


async def positions(connection: Connection, group: str) -> dict[Place, GroupPosition]:
    """Return where a group stands in each partition in which it has committed.

    Raises:
        KafkaError: the cluster does not answer.
    """
    offsets = Offsets(connection, group)
    await offsets.start()
    try:
        return await offsets.read_all()
    finally:
        await offsets.stop()


async def groups(connection: Connection, prefix: str) -> list[str]:
    """Return the names of the groups that have committed under a prefix, without the prefix.

    Raises:
        KafkaError: the cluster does not answer.
    """
    async with admin_client(connection) as admin:
        names = [name for name, _ in await admin.list_consumer_groups()]
    return sorted(name.removeprefix(f"{prefix}.") for name in names if name.startswith(f"{prefix}."))


async def skip_lost(connection: Connection, group: str) -> dict[Place, GroupPosition]:
    """Let a group go on without the records that are gone; none of its workers may be running.

    Returns:
        The partitions in which it was set to the beginning of the log, and where it stood before.

    Raises:
        KafkaError: the cluster does not answer, or a worker is running.
    """
    lost = {place: position for place, position in (await positions(connection, group)).items() if position.lost}
    if not lost:
        return {}
    async with AIOKafkaConsumer(**connection.client_options(), group_id=group, enable_auto_commit=False) as consumer:
        consumer.assign([TopicPartition(*place) for place in lost])
        await consumer.commit({TopicPartition(*place): position.first for place, position in lost.items()})
    return lost
