"""When a run has come to rest."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from aiokafka import TopicPartition

from schemas import PARTITIONS, TOPICS, TopicNoun
from streams.client import Client
from streams.connection import Connection
from streams.offsets import Offsets
from streams.partition import partition_of
from streams.run_watch import RunWatch

#: Seconds between two looks.
PAUSE = 0.2

#: Is shown what the run says, several times a second; what it raises ends the waiting.
Look = Callable[[RunWatch], None]

Pause = Callable[[], Awaitable[None]]


class DeadLetterError(Exception):
    """A record of the run could not be taken, so that it may never come to rest."""


async def _rest() -> None:
    await asyncio.sleep(PAUSE)


class Settled:
    """Waits until everything that was published for a run is worked off, and no source of it is pending.

    Stage by stage: what a group has committed has left its traces on the next topic. Records of other runs that come
    meanwhile are not waited for.

    Args:
        client: reads the outcomes.
        connection: to the cluster.
        prefix: of the topics' and groups' names.
        run_id: the run.
    """

    def __init__(self, client: Client, connection: Connection, prefix: str, run_id: str) -> None:
        self._client = client
        self._connection = connection
        self._prefix = prefix
        self._run = run_id

    async def wait(self, watch: RunWatch, look: Look = lambda watch: None) -> None:
        """Return when the run is at rest.

        Args:
            watch: of the run; it has read to where the run is at rest.
            look: is shown the watch meanwhile.

        Raises:
            DeadLetterError: a record of its partition became a dead letter meanwhile.
        """

        async def pause() -> None:
            await watch.read()
            look(watch)
            await _rest()

        letters = await self._letters()
        await self.built(pause)
        await self.ruled(pause)
        await watch.read()
        while watch.pending:
            if await self._letters() > letters:
                raise DeadLetterError("a record could not be taken; to see it: sourcebind dead-letters list")
            await pause()
        look(watch)

    async def built(self, pause: Pause = _rest) -> None:
        """Return when every upload that was published until now has its card, or a reason why it has none."""
        await self.worked_off("cards", [("uploads", partition) for partition in range(PARTITIONS)], pause)

    async def ruled(self, pause: Pause = _rest) -> None:
        """Return when the binder is done with the cards and commands that were published until now."""
        home = partition_of(self._run)
        await self.worked_off("binder", [("cards", home), ("bibliography", home)], pause)

    async def _letters(self) -> int:
        return len([letter async for letter in self._client.events("dead-letters", self._run)])

    async def worked_off(self, group: str, places: Iterable[tuple[TopicNoun, int]], pause: Pause = _rest) -> None:
        """Return when a group has committed what was published until now in these partitions of topics."""
        named = [TopicPartition(TOPICS[noun].name(self._prefix), partition) for noun, partition in places]
        offsets = Offsets(self._connection, f"{self._prefix}.{group}")
        await offsets.start()
        try:
            ends = {place: position.end for place, position in (await offsets.read(named)).items()}
            while True:
                now = await offsets.read(named)
                if all(now[place].committed >= end or not end for place, end in ends.items()):
                    return
                await pause()
        finally:
            await offsets.stop()
