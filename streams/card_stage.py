"""The stage that builds cards: one record for every upload, a card or the reason why there is none."""

import asyncio
import time
from types import TracebackType
from typing import Protocol, Self

from cards.errors import CardError
from cards.pdf import EXTRACTOR
from schemas import BuiltCard, Removal, SourceCard, TopicNoun, Upload
from streams.decode import UndecodableError, decode
from streams.effects import Count, Effect, Reject, Send
from streams.event import Event
from streams.outgoing import MAX_VALUE
from streams.stage import WORK_DEADLINE


class Fetches(Protocol):
    """Gives the bytes that an upload promised."""

    async def fetch(self, text: str, sha256: str) -> bytes:
        """Return the bytes at an URI, or raise `CardError`."""


class Builds(Protocol):
    """Builds cards where a file can do no harm."""

    def start(self) -> None:
        """Get ready."""

    async def build(self, data: bytes, filename: str) -> SourceCard:
        """Return a file's card, or raise `CardError`."""

    async def close(self) -> None:
        """Let go of everything."""


class CardStage:
    """Fetches each upload and builds its card. What is wrong with a file is told in its record.

    As an async context manager it gets its processes ready and ends them.

    Args:
        fetcher: reads files.
        pool: builds cards.
        seconds: after which there is no card, whatever the limits of the two are.
    """

    noun: TopicNoun = "uploads"

    def __init__(self, fetcher: Fetches, pool: Builds, seconds: float = WORK_DEADLINE) -> None:
        self._fetcher = fetcher
        self._pool = pool
        self._seconds = seconds

    async def __aenter__(self) -> Self:
        """Get ready."""
        self._pool.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the processes."""
        await self._pool.close()

    async def handle(self, event: Event) -> tuple[Effect, ...]:
        """Return the upload's card, or why there is none; or a dead letter."""
        try:
            upload = decode("uploads", event.value)
        except UndecodableError as error:
            return Reject(error.code, str(error)), Count("dead_letters", (("code", error.code),))
        if isinstance(upload, Removal):
            return _told(
                BuiltCard(
                    run_id=upload.run_id,
                    source_id=upload.source_id,
                    revision=upload.revision,
                    uploaded_at=max(event.at, 0),
                    removed=True,
                )
            )
        if not isinstance(upload, Upload):
            raise TypeError("a topic's decoder gives the topic's records")
        began = time.monotonic()
        built = await self._built(upload, event.at)
        return *_told(built), Count("card_seconds", _result(built), time.monotonic() - began)

    async def _built(self, upload: Upload, at: int) -> BuiltCard:
        try:
            async with asyncio.timeout(self._seconds):
                data = await self._fetcher.fetch(upload.uri, upload.sha256)
                card = await self._pool.build(data, upload.filename)
        except CardError as error:
            return _record(upload, at, error)
        except TimeoutError:
            return _record(upload, at, CardError("too_slow", f"no card within {self._seconds:.0f} s"))
        built = _record(upload, at, card)
        if (size := len(built.to_bytes())) > MAX_VALUE:
            return _record(upload, at, CardError("too_large", f"the card has {size} bytes"))
        return built


def _record(upload: Upload, at: int, found: SourceCard | CardError) -> BuiltCard:
    card, failed = (None, found) if isinstance(found, CardError) else (found, None)
    return BuiltCard(
        run_id=upload.run_id,
        source_id=upload.source_id,
        revision=upload.revision,
        uploaded_at=max(at, 0),  # -1 where the publisher gave no time
        sha256=upload.sha256,
        uri=upload.uri,
        filename=upload.filename,
        extractor=EXTRACTOR,
        provenance=upload.provenance,
        card=card,
        reason=failed.reason if failed else None,
        detail=failed.detail if failed else "",
    )


def _told(built: BuiltCard) -> tuple[Effect, ...]:
    return Send("cards", (built.run_id,), built), Count("cards", _result(built))


def _result(built: BuiltCard) -> tuple[tuple[str, str], ...]:
    return (("result", "removed" if built.removed else built.reason or "card"),)
