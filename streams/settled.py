"""When a run has come to rest."""

import asyncio
from collections.abc import Callable, Iterable

from aiokafka import TopicPartition

from schemas import PARTITIONS, TOPICS, Outcome, TopicNoun
from streams.client import Client
from streams.connection import Connection
from streams.offsets import Offsets
from streams.partition import partition_of

#: Told of how many sources have a state that is not pending, and of how many there are.
Advance = Callable[[int, int], None]

#: Seconds between two looks.
PAUSE = 0.2


class DeadLetterError(Exception):
    """A record of the run could not be taken, so that it may never come to rest."""


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

    async def wait(self, advance: Advance) -> None:
        """Return when the run is at rest.

        Raises:
            DeadLetterError: a record of its partition became a dead letter meanwhile.
        """
        letters = await self._letters()
        await self._worked_off("cards", [("uploads", partition) for partition in range(PARTITIONS)])
        await self.ruled()
        while True:
            outcomes = [
                o for o in (await self._client.latest("outcomes", self._run)).values() if isinstance(o, Outcome)
            ]
            pending = sum(outcome.state == "pending" for outcome in outcomes)
            advance(len(outcomes) - pending, len(outcomes))
            if not pending:
                return
            if await self._letters() > letters:
                raise DeadLetterError("a record could not be taken; to see it: sourcebind dead-letters list")
            await asyncio.sleep(PAUSE)

    async def _letters(self) -> int:
        return len([letter async for letter in self._client.events("dead-letters", self._run)])

    async def ruled(self) -> None:
        """Return when the binder is done with the cards and commands that were published until now."""
        home = partition_of(self._run)
        await self._worked_off("binder", [("cards", home), ("bibliography", home)])

    async def _worked_off(self, group: str, places: Iterable[tuple[TopicNoun, int]]) -> None:
        named = [TopicPartition(TOPICS[noun].name(self._prefix), partition) for noun, partition in places]
        offsets = Offsets(self._connection, f"{self._prefix}.{group}")
        await offsets.start()
        try:
            ends = {place: position.end for place, position in (await offsets.read(named)).items()}
            while True:
                now = await offsets.read(named)
                if all(now[place].committed >= end or not end for place, end in ends.items()):
                    return
                await asyncio.sleep(PAUSE)
        finally:
            await offsets.stop()
