"""How far one partition is done."""

from collections import deque

from streams.offsets import LostRecordsError


class Progress:
    """Events of one partition, several in flight: what was finished before the first that is not may be committed.

    Args:
        start: everything before this offset is done, and committed.

    Attributes:
        next: the offset that comes next.
        committed: the offset that the cluster was last told.
    """

    def __init__(self, start: int) -> None:
        self.next = self.committed = start
        self._finished = start
        self._in_flight: deque[int] = deque()
        self._done: set[int] = set()
        self._instead: int | None = None

    def admits(self, offset: int) -> bool:
        """Return whether the record at this offset is what comes next; if not, the log is to be read from `next`.

        A jump forward is believed at the second look: control records of a publisher's transactions leave such gaps,
        and so may a client that lost its place when a broker was killed; only the first kind is still there when the
        log is read again.

        Raises:
            LostRecordsError: the log goes back, at the second look too.
        """
        if offset == self.next or (offset > self.next and offset == self._instead):
            return True
        if offset == self._instead:
            raise LostRecordsError(f"offset {self.next} is to come, but the log goes back to {offset}")
        self._instead = offset
        return False

    def take(self, offset: int) -> None:
        """Work on the event begins."""
        self._in_flight.append(offset)
        self.next = offset + 1
        self._instead = None

    def finish(self, offset: int) -> None:
        """All effects of the event are durable."""
        self._done.add(offset)
        while self._in_flight and self._in_flight[0] in self._done:
            first = self._in_flight.popleft()
            self._done.remove(first)
            self._finished = first + 1

    def committable(self) -> int | None:
        """Return the offset to commit, if it differs from what is committed."""
        return self._finished if self._finished != self.committed else None
