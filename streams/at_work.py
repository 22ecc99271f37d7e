"""The event at hand: whatever is logged or sent meanwhile is about it."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from streams.event import Event
from streams.tracing import TRACING

#: None: no event is at hand.
AT_HAND: ContextVar[Event | None] = ContextVar("at hand", default=None)


@contextmanager
def at_work(event: Event) -> Iterator[None]:
    """Work on an event."""
    token = AT_HAND.set(event)
    try:
        with TRACING.working(event):
            yield
    finally:
        AT_HAND.reset(token)
