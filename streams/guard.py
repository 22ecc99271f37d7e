"""What Faust's own bookkeeping cannot be trusted with: which record is next, and what may be committed."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping

from streams.fatal import Exit, exit_now

#: Topic and partition; Faust's and aiokafka's named tuples are equal to it.
Place = tuple[str, int]

#: Asks the cluster at which offset each input partition that is assigned goes on.
Starts = Callable[[], Awaitable[Mapping[Place, int]]]


class Guard:
    """The position in every input partition, as far as it was really worked on.

    After a broker was killed and restarted under load, Faust delivered offsets with gaps (265, then 271) and
    committed past what no agent had seen. Our input topics have no gaps (delete policy, no transactions), so a jump
    forward is a loss about to happen: the process ends before anything of it can be acknowledged, and begins again at
    the committed offset. And what is committed is what was finished here, whatever Faust counts as acknowledged.

    Args:
        starts: asks where to go on; called at the first record after an assignment.
        ends: ends the process.
    """

    def __init__(self, starts: Starts, ends: Exit = exit_now) -> None:
        self._starts = starts
        self._ends = ends
        self._asking = asyncio.Lock()
        self._next: dict[Place, int] = {}
        self._committed: dict[Place, int] = {}

    def forget(self, places: Iterable[Place]) -> None:
        """Partitions were revoked: nothing of them may be committed any more."""
        for place in places:
            self._next.pop(place, None)
            self._committed.pop(place, None)

    async def admits(self, place: Place, offset: int) -> bool:
        """Return whether the record is to be worked on; one that was finished before is not.

        A jump forward ends the process.

        Raises:
            LostRecordsError: records are gone that were never read.
            KafkaError: the cluster does not say where to go on.
        """
        async with self._asking:
            if place not in self._next:
                self._begin(await self._starts())
        expected = self._next[place]
        if offset > expected:
            topic, partition = place
            self._ends(f"{topic}[{partition}] jumps from offset {expected} to {offset}: what lies between was not seen")
        return offset == expected

    def _begin(self, starts: Mapping[Place, int]) -> None:
        new = {place: offset for place, offset in starts.items() if place not in self._next}
        self._next.update(new)
        self._committed.update(new)

    def finish(self, place: Place, offset: int) -> None:
        """All effects of the record are durable; its partition may be committed up to it."""
        self._next[place] = offset + 1

    def committable(self) -> dict[Place, int]:
        """Return the offsets to commit, where they differ from what was committed last."""
        return {place: offset for place, offset in self._next.items() if offset > self._committed[place]}

    def committed(self, place: Place, offset: int) -> None:
        """The cluster has the offset."""
        if place in self._next:
            self._committed[place] = offset
