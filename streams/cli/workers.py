"""Workers as processes of their own."""

import asyncio

import typer

from streams import compose
from streams.answerer import workers as answering
from streams.cli.context import settings_of
from streams.cli.logs import log_work
from streams.cluster import cluster
from streams.observed import Observed
from streams.process import run
from streams.settings import Settings, SettingsError
from streams.tracing_export import export_spans


def worker(context: typer.Context) -> None:
    """Build cards and bind, until SIGTERM.

    As many of them share the load as the topics have partitions (12). A worker reads only what lies below the URIs in
    SOURCEBIND_URI_PREFIXES, which are separated by spaces. It needs no provider, and has none.

    Example: SOURCEBIND_URI_PREFIXES=file:///srv/uploads/ sourcebind worker
    """
    settings = settings_of(context)
    if not settings.uri_prefixes:
        raise SettingsError("uri_prefixes is empty, so no file could be read: set SOURCEBIND_URI_PREFIXES")
    _run(settings, (compose.card_builder, compose.binder))


def proposer(context: typer.Context) -> None:
    """Ask the provider, until SIGTERM.

    Without a key the local proposer answers.

    Example: ANTHROPIC_API_KEY=... sourcebind --bootstrap kafka:9092 proposer
    """
    _run(settings_of(context), (compose.proposer,))


def verifier(context: typer.Context) -> None:
    """Check reports, until SIGTERM.

    It asks nobody: an assessor does. As many of them share the load as the topics have partitions (12).

    Example: sourcebind --bootstrap kafka:9092 verifier
    """
    _run(settings_of(context), (compose.verifier,))


def assessor(context: typer.Context) -> None:
    """Ask the provider about claims, until SIGTERM.

    Without a key a local assessor answers, which judges no meaning.

    Example: ANTHROPIC_API_KEY=... sourcebind --bootstrap kafka:9092 assessor
    """
    _run(settings_of(context), (compose.assessor,))


def answerer(context: typer.Context) -> None:
    """Rule replies to questions, until SIGTERM.

    It asks nobody: a replier does. As many of them share the load as the topics have partitions (12).

    Example: sourcebind --bootstrap kafka:9092 answerer
    """
    _run(settings_of(context), (answering.answerer,))


def replier(context: typer.Context) -> None:
    """Ask the provider questions over packets, until SIGTERM.

    Without a key a local answerer replies, which understands nothing and says so.

    Example: ANTHROPIC_API_KEY=... sourcebind --bootstrap kafka:9092 replier
    """
    _run(settings_of(context), (answering.replier,))


def _run(settings: Settings, makers: tuple[compose.Maker, ...]) -> None:
    log_work(settings.log_format)
    if settings.tracing:
        export_spans()
    with cluster(settings) as connection:
        code = asyncio.run(run(Observed(makers, settings, connection)))
    raise typer.Exit(code)
