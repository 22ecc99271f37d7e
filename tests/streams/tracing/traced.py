"""Tracing, turned on for a test, with every span at hand."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import SpanContext

from streams.tracing import TRACING


@dataclass
class Traced:
    """A provider of the publisher and the workers, and every span that ended."""

    provider: TracerProvider
    exporter: InMemorySpanExporter

    def path(self, span: ReadableSpan) -> list[str]:
        """Its name and those of all that it came from."""
        return [span.name, *(self.path(self.by(span.parent)) if span.parent else [])]

    def by(self, context: SpanContext) -> ReadableSpan:
        return next(span for span in self.spans() if span.context and span.context.span_id == context.span_id)

    def spans(self, name: str = "") -> list[ReadableSpan]:
        return [span for span in self.exporter.get_finished_spans() if name in ("", span.name)]


@contextmanager
def turned_on() -> Iterator[Traced]:
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    TRACING.turn_on(provider)
    try:
        yield Traced(provider, exporter)
    finally:
        TRACING.turn_off()
