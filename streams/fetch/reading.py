"""Reading a stream of bytes up to a limit."""

from collections.abc import Iterable

from cards.errors import CardError
from streams.limits import MIB

#: Bytes read at a time.
CHUNK = MIB


class UnreachableError(Exception):
    """The storage does not answer as it should; it may at the next try."""


class Limited:
    """Bytes as they arrive, up to a limit."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._data = bytearray()

    def expect(self, size: int | None) -> None:
        """Refuse before anything is read what the storage says is too large.

        Raises:
            CardError: too_large.
        """
        if size is not None and size > self._limit:
            raise CardError("too_large", f"{size} bytes, {self._limit} are read at most")

    def add(self, chunk: bytes) -> None:
        """Take a chunk.

        Raises:
            CardError: too_large.
        """
        self.expect(len(self._data) + len(chunk))
        self._data += chunk

    def read(self, chunks: Iterable[bytes]) -> bytes:
        """Return all chunks as one.

        Raises:
            CardError: too_large.
        """
        for chunk in chunks:
            self.add(chunk)
        return self.data

    @property
    def data(self) -> bytes:
        """What has arrived."""
        return bytes(self._data)
