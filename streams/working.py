"""Workers inside a command's own process, by the same topics as workers that are processes of their own."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from streams import compose
from streams.connection import Connection
from streams.effects import Count
from streams.settings import Settings


@asynccontextmanager
async def working(makers: Sequence[compose.Maker], settings: Settings, connection: Connection) -> AsyncIterator[None]:
    """Run workers for a block.

    Raises:
        KafkaError: the broker would not.
        TopicMismatch: a topic is not as it must be.
    """
    workers = compose.Together([make(settings, connection, _ignore) for make in makers])
    try:
        await workers.start()
        yield
    finally:
        await workers.stop()


def _ignore(count: Count) -> None:
    """Nobody watches a command's own metrics."""
