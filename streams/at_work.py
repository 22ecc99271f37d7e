"""The event at hand, and the source or the like within it: whatever is logged or sent meanwhile is about them."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

from streams.event import Event
from streams.tracing import TRACING

#: None: no event is at hand.
AT_HAND: ContextVar[Event | None] = ContextVar("at hand", default=None)

#: Ids by name, such as ``source_id``, of the one among several that is worked on; None: there is no such one.
ITEM: ContextVar[Mapping[str, str] | None] = ContextVar("item at hand", default=None)


@contextmanager
def at_work(event: Event) -> Iterator[None]:
    """Work on an event; one that fails stays at hand for the line that says so, in the context that ends with it."""
    before = AT_HAND.get()
    AT_HAND.set(event)
    ITEM.set(None)
    with TRACING.working(event):
        yield
    AT_HAND.set(before)
    ITEM.set(None)


@contextmanager
def at_item(**ids: str) -> Iterator[None]:
    """Work on one source, pair or question of an event; one that fails stays at hand, as an event does."""
    before = ITEM.get()
    ITEM.set({**(before or {}), **ids})
    yield
    ITEM.set(before)
