"""Where spans go: to OpenTelemetry's own exporter, which the OTEL_* variables direct."""

from streams.settings import SettingsError
from streams.tracing import TRACING


def export_spans() -> None:
    """Turn tracing on and send spans by OTLP; what is left of them is sent when the process ends.

    Raises:
        SettingsError: the extra ``tracing`` is not installed.
    """
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415 - an extra
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
    except ImportError:
        raise SettingsError("setting tracing: the extra is missing: pip install sourcebind[tracing]") from None
    provider = TracerProvider()
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    TRACING.turn_on(provider)
