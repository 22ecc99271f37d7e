"""The composition root: workers made from settings."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from functools import partial
from typing import Any, Protocol

from cards import build_card
from streams import asking
from streams.asking import asked, terms
from streams.binder.job import BINDING, PROPOSING
from streams.card_stage import CardStage
from streams.carry import Counter
from streams.connection import Connection
from streams.fetch import Fetcher
from streams.job.job import Asks, Job, S
from streams.job.state import Tables
from streams.metrics.endpoint import Watched
from streams.metrics.measure import Measure, Measured
from streams.pool import Pool
from streams.pool_worker import Build
from streams.process import Service
from streams.settings import Settings, SettingsError
from streams.stage import Stage
from streams.stage_worker import StageWorker
from streams.verifier.job import ASSESSING, VERIFYING
from streams.worker import TableWorker

#: Files in work at a time: one a core, and one that is on its way.
FILES_AT_ONCE = 3


class Worker(Service, Watched, Measured, Protocol):
    """A service that says how it stands."""


#: Makes one kind of worker.
Maker = Callable[[Settings, Connection, Counter], Worker]


def binder(settings: Settings, connection: Connection, count: Counter) -> Worker:
    """Return a worker of the binder."""
    return owner(BINDING, settings, connection, count)


def owner(job: Job[S], settings: Settings, connection: Connection, count: Counter) -> TableWorker[S]:
    """Return a worker that owns a job's tables."""

    def state(tables: Tables) -> S:
        return job.state(tables, asked(settings, job.asks), terms(settings))

    return TableWorker(connection, settings.prefix, job, job.step, state, count=count)


def card_builder(settings: Settings, connection: Connection, count: Counter) -> Worker:
    """Return a worker that builds cards of what lies below the configured prefixes."""
    stage = CardStage(Fetcher(settings.uri_prefixes, settings.limits), Pool(settings.limits, build=_build(settings)))
    return Holding(stage, StageWorker(connection, settings.prefix, "cards", stage, window=FILES_AT_ONCE, count=count))


def _build(settings: Settings) -> Build:
    """Return what builds a card: with OCR where it is asked for.

    Raises:
        SettingsError: it cannot be had.
    """
    if not settings.ocr:
        return build_card
    from cards.ocr import OcrError, find_ocr, recognise_card  # noqa: PLC0415 - only where it is asked for

    try:
        return partial(recognise_card, ocr=find_ocr(settings.ocr))
    except OcrError as error:
        raise SettingsError(f"setting ocr: {error}") from None


def proposer(settings: Settings, connection: Connection, count: Counter) -> Worker:
    """Return a worker that asks the provider."""
    opened = AsyncExitStack()
    return asker(PROPOSING, asking.stage(settings, connection, opened), opened, settings, connection, count)


def verifier(settings: Settings, connection: Connection, count: Counter) -> Worker:
    """Return a worker of the verifier."""
    return owner(VERIFYING, settings, connection, count)


def assessor(settings: Settings, connection: Connection, count: Counter) -> Worker:
    """Return a worker that asks about pairs of claim and evidence."""
    opened = AsyncExitStack()
    stage = asking.stage_of(ASSESSING, settings, connection, opened)
    return asker(ASSESSING, stage, opened, settings, connection, count)


def asker(  # noqa: PLR0913, PLR0917 - a stage, and all that it touches
    asks: Asks[Any, Any],
    stage: Stage,
    opened: AsyncExitStack,
    settings: Settings,
    connection: Connection,
    count: Counter,
) -> Worker:
    """Return a worker that asks a job's questions.

    Args:
        asks: how the job asks.
        stage: asks.
        opened: what the stage holds open.
        settings: of the worker.
        connection: to the cluster.
        count: takes what an operator counts.
    """
    window = settings.calls_at_once
    return Holding(opened, StageWorker(connection, settings.prefix, asks.group, stage, window=window, count=count))


class Holding:
    """A worker and what it holds open while it works."""

    def __init__(self, held: AbstractAsyncContextManager[object], worker: Worker) -> None:
        self._held = held
        self._worker = worker

    async def start(self) -> None:
        """Return when it works."""
        await self._held.__aenter__()
        await self._worker.start()

    async def stop(self) -> None:
        """Return when nothing of it is left to do."""
        await self._worker.stop()
        await self._held.__aexit__(None, None, None)

    def troubles(self) -> Iterable[str]:
        """Yield what keeps the worker from working."""
        return self._worker.troubles()

    def measures(self) -> Iterable[Measure]:
        """Yield how the worker stands."""
        return self._worker.measures()


class Together:
    """Several services as one: started side by side, stopped in reverse."""

    def __init__(self, services: Sequence[Service]) -> None:
        self._services = services

    async def start(self) -> None:
        """Return when all work."""
        await asyncio.gather(*(service.start() for service in self._services))

    async def stop(self) -> None:
        """Return when nothing of them is left to do."""
        for service in reversed(self._services):
            await service.stop()
