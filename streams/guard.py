"""What Faust's own bookkeeping cannot be trusted with: which record is next, and what may be committed."""

import time
from collections.abc import Awaitable, Callable, Collection, Mapping

from streams.fatal import Exit, exit_now

#: Topic and partition; Faust's and aiokafka's named tuples are equal to it.
Place = tuple[str, int]
#: Asks the cluster at which offset each of these partitions goes on.
Starts = Callable[[Collection[Place]], Awaitable[Mapping[Place, int]]]


class Guard:
    """The position in every input partition, as far as it was really worked on.

    After a broker was killed and restarted under load, Faust delivered offsets with gaps (265, then 271) and
    committed past what no agent had seen. Our input topics have no gaps (delete policy, no transactions), so a jump
    forward is a loss about to happen: the process ends before anything of it can be acknowledged, and begins again at
    the committed offset. And what is committed is what was finished here, whatever Faust counts as acknowledged.

    Args:
        ends: ends the process.
    """

    def __init__(self, ends: Exit = exit_now) -> None:
        self._ends = ends
        self._next: dict[Place, int] = {}
        self._committed: dict[Place, int] = {}
        self._behind_since: dict[Place, float] = {}

    def begin(self, starts: Mapping[Place, int]) -> None:
        """The group goes on at these offsets; a partition that has begun already goes on where it is."""
        for place, offset in starts.items():
            self._next.setdefault(place, offset)
            self._committed.setdefault(place, offset)

    def forget(self) -> None:
        """All partitions were revoked: nothing may be committed any more."""
        self._next.clear()
        self._committed.clear()
        self._behind_since.clear()

    @property
    def positions(self) -> Mapping[Place, int]:
        """The next offset of every partition that has begun."""
        return self._next

    def admits(self, place: Place, offset: int) -> bool:
        """Return whether the record is to be worked on; one that was finished before is not.

        A jump forward ends the process.
        """
        expected = self._next.get(place, -1)
        if offset > expected:
            topic, partition = place
            self._ends(f"{topic}[{partition}] jumps from offset {expected} to {offset}: what lies between was not seen")
        return offset == expected

    def finish(self, place: Place, offset: int) -> None:
        """All effects of the record are durable; its partition may be committed up to it."""
        self._next[place] = offset + 1
        self._behind_since.setdefault(place, time.monotonic())

    def committable(self) -> dict[Place, int]:
        """Return the offsets to commit, where they differ from what was committed last."""
        return {place: offset for place, offset in self._next.items() if offset > self._committed[place]}

    def committed(self, place: Place, offset: int) -> None:
        """The cluster has the offset."""
        if place in self._next:
            self._committed[place] = offset
            self._behind_since.pop(place)
            if offset < self._next[place]:
                self._behind_since[place] = time.monotonic()

    def overdue(self, seconds: float) -> Place | None:
        """Return a partition in which records were finished and nothing was committed for so long."""
        limit = time.monotonic() - seconds
        return next((place for place, since in self._behind_since.items() if since < limit), None)
