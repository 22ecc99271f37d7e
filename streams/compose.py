"""The composition root: workers made from settings."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from functools import partial

from cards import build_card
from streams import asking
from streams.asking import asked, terms
from streams.binder.state import State
from streams.binder.step import step
from streams.card_stage import CardStage
from streams.carry import Counter
from streams.connection import Connection
from streams.fetch import Fetcher
from streams.pool import Pool
from streams.pool_worker import Build
from streams.process import Service
from streams.settings import Settings, SettingsError
from streams.stage_worker import StageWorker
from streams.worker import BinderWorker, Tables

#: Files in work at a time: one a core, and one that is on its way.
FILES_AT_ONCE = 3

#: Makes one kind of worker.
Maker = Callable[[Settings, Connection, Counter], Service]


def binder(settings: Settings, connection: Connection, count: Counter) -> BinderWorker[State]:
    """Return a worker of the binder."""

    def state(tables: Tables) -> State:
        return State(tables, asked(settings), terms(settings))

    return BinderWorker(connection, settings.prefix, step, state, count=count)


def card_builder(settings: Settings, connection: Connection, count: Counter) -> Service:
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


def proposer(settings: Settings, connection: Connection, count: Counter) -> Service:
    """Return a worker that asks the provider."""
    opened = AsyncExitStack()
    stage, window = asking.stage(settings, connection, opened), settings.calls_at_once
    return Holding(opened, StageWorker(connection, settings.prefix, "proposer", stage, window=window, count=count))


class Holding:
    """A service and what it holds open while it works."""

    def __init__(self, held: AbstractAsyncContextManager[object], service: Service) -> None:
        self._held = held
        self._service = service

    async def start(self) -> None:
        """Return when it works."""
        await self._held.__aenter__()
        await self._service.start()

    async def stop(self) -> None:
        """Return when nothing of it is left to do."""
        await self._service.stop()
        await self._held.__aexit__(None, None, None)


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
