"""OpenTelemetry's trace context in record headers, so that one trace leads from an upload to its verdicts.

A source waits for a tick between its card and its batch, and a batch holds sources of several traces. So the trace
that a source is in is remembered in memory, and what an answer or a tick brings for it goes on in that trace: a verdict
has a link to the answer that it follows from, and a batch has links to its sources. Whatever else happens, such as a
correction, goes on in the trace of its own record. The same holds for the pairs of a report, and for questions.

The changelog's record of a row carries the trace of its item as well, so that a worker that reads its tables back
remembers it. Rows that were written while tracing was off carry none; what is sent for them goes on in the trace of the
record at hand.
"""

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from opentelemetry import trace
from opentelemetry.context import Context
from opentelemetry.trace import Link, SpanContext, SpanKind, Tracer, TracerProvider
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from schemas import TOPICS, CardRow, Message, Pending, QuestionRow, Record, ReportRow, TopicNoun, decode_key
from streams.cloud_events import Headers
from streams.effects import Delete, Effect, Put, Send
from streams.event import Event
from streams.key_ids import key_ids, named_ids

_PROPAGATOR = TraceContextTextMapPropagator()

#: Sources, pairs and the like whose trace is remembered; the longest without news is forgotten first.
MOST_ITEMS = 10_000

#: Run, and source or the like.
Item = tuple[str, ...]

#: Records that are about items of several traces.
MIXED: frozenset[TopicNoun] = frozenset({"ticks", "proposals", "assessments", "replies"})

#: Rows that keep what a record of an item's own brought.
OWN: tuple[type[Message], ...] = (CardRow, ReportRow, QuestionRow)


class Tracing:
    """Makes spans of what workers do; off until it is given a provider."""

    def __init__(self) -> None:
        self._tracer: Tracer | None = None
        self._items: OrderedDict[Item, SpanContext] = OrderedDict()

    def turn_on(self, provider: TracerProvider) -> None:
        """Make spans, and put their context into the headers of what is sent."""
        self._tracer = provider.get_tracer("sourcebind")

    def turn_off(self) -> None:
        """Make none, and forget all."""
        self._tracer = None
        self._items.clear()

    @contextmanager
    def working(self, event: Event) -> Iterator[None]:
        """Make a span of the work on an event, in the trace that its headers name; a tick is in none."""
        if self._tracer is None or event.noun == "ticks":
            yield
            return
        # an exception's text may be a text of a source: none goes into a span
        with self._tracer.start_as_current_span(
            f"process {event.noun}",
            context=context_of(event.headers),
            kind=SpanKind.CONSUMER,
            attributes=_attributes(event.noun, key_ids(event.noun, event.key)),
            record_exception=False,
            set_status_on_exception=False,
        ):
            yield

    def remember(self, event: Event, effects: Iterable[Effect]) -> None:
        """Remember which items are in the trace at hand: those that the event is about, or that begin to wait."""
        current = trace.get_current_span().get_span_context()
        if self._tracer is None or event.noun in MIXED or not current.is_valid:
            return
        for effect in effects:
            if isinstance(effect, Put):
                self._remember(type(effect.row), effect.key, current)

    def recover(self, noun: TopicNoun, key: bytes, headers: Headers) -> None:
        """Remember what a table's changelog says of an item."""
        context = trace.get_current_span(context_of(headers)).get_span_context() if self._tracer and headers else None
        if context is not None and context.is_valid:
            self._remember(TOPICS[noun].records[0], decode_key(key, len(TOPICS[noun].key)), context)

    def _remember(self, kind: type[Record], key: Item, context: SpanContext) -> None:
        if issubclass(kind, OWN):
            self._items[key] = context
            self._items.move_to_end(key)
        elif issubclass(kind, Pending):
            self._items.setdefault(key, context)
        while len(self._items) > MOST_ITEMS:
            self._items.popitem(last=False)

    def row_headers(self, write: Put | Delete) -> Headers:
        """Return the headers with which a row's changelog remembers its item's trace; none for rows of no item."""
        its = self._items.get(write.key) if isinstance(write, Put) and isinstance(write.row, (*OWN, Pending)) else None
        return headers_of(_context(its)) if its is not None else ()

    def headers(self, event: Event, send: Send, effects: Iterable[Effect]) -> Headers:
        """Return the headers that name the trace of what is sent; none while it is off.

        Args:
            event: at hand.
            send: one of its effects.
            effects: all of them; rows that wait say which items are in a batch.
        """
        if self._tracer is None or send.noun == "ticks":
            return ()
        current = trace.get_current_span().get_span_context()
        theirs = [context for item in _items_of(send, effects) if (context := self._items.get(item))]
        one = event.noun in MIXED and len({context.trace_id for context in theirs}) == 1
        parent = theirs[0] if one else current
        others = {context.span_id: context for context in (*theirs, current) if context.span_id != parent.span_id}
        span = self._tracer.start_span(
            f"send {send.noun}",
            context=_context(parent),
            kind=SpanKind.PRODUCER,
            attributes=_attributes(send.noun, named_ids(send.noun, send.key)),
            links=[Link(context) for context in others.values() if context.is_valid],
        )
        span.end()
        return headers_of(trace.set_span_in_context(span, Context()))


#: Of this process.
TRACING = Tracing()


def context_of(headers: Headers) -> Context:
    """Return the trace context that headers name; an empty one if they name none."""
    return _PROPAGATOR.extract({name: value.decode("ascii", "replace") for name, value in headers}, Context())


def headers_of(context: Context | None = None) -> Headers:
    """Return the headers that name a context, by default the one that is current; none if there is none."""
    carrier: dict[str, str] = {}
    _PROPAGATOR.inject(carrier, context)
    return tuple((name, value.encode()) for name, value in carrier.items())


def _items_of(send: Send, effects: Iterable[Effect]) -> list[Item]:
    """Return the items of a batch; else the one that a record is about, and what that is a part of."""
    if batch_id := getattr(send.record, "batch_id", ""):
        rows = [effect.row for effect in effects if isinstance(effect, Put)]
        return [(row.run_id, row.source_id) for row in rows if isinstance(row, Pending) and row.batch_id == batch_id]
    return [send.key[:2]]


def _attributes(noun: str, ids: Mapping[str, str]) -> dict[str, str]:
    said = {f"sourcebind.{name}": value for name, value in ids.items()}
    return {"messaging.system": "kafka", "messaging.destination.template": noun, **said}


def _context(parent: SpanContext) -> Context:
    return trace.set_span_in_context(trace.NonRecordingSpan(parent), Context()) if parent.is_valid else Context()
