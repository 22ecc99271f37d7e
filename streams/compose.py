"""The composition root: workers made from settings."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager

from streams.binder.state import Asked, State
from streams.binder.step import step
from streams.card_stage import CardStage
from streams.carry import Counter
from streams.connection import Connection
from streams.fetch import Fetcher
from streams.pool import Pool
from streams.process import Service
from streams.proposer_stage import ProposerStage
from streams.providers.local import LocalProvider
from streams.providers.prompt import DEFAULT_MODEL, PROMPT_VERSION
from streams.providers.provider import Provider
from streams.settings import Settings
from streams.stage_worker import StageWorker
from streams.worker import BinderWorker, Tables

#: Files in work at a time: one a core, and one that is on its way.
FILES_AT_ONCE = 3

#: Calls in flight a worker; a batch takes some ten seconds, so that is a hundred sources in that time.
CALLS_AT_ONCE = 4

#: Makes one kind of worker.
Maker = Callable[[Settings, Connection, Counter], Service]


def uses_claude(settings: Settings) -> bool:
    """Whether a model is asked: one was chosen, or a key is set and nothing else was chosen."""
    return settings.provider == "anthropic" or (settings.provider == "auto" and settings.anthropic_api_key is not None)


def asked(settings: Settings) -> Asked:
    """Return who is asked, without a client at hand."""
    if uses_claude(settings):
        return Asked(settings.model or DEFAULT_MODEL, PROMPT_VERSION)
    return Asked(LocalProvider.model, LocalProvider.prompt_version)


def provider(settings: Settings) -> Provider:
    """Return the live proposer."""
    if not uses_claude(settings):
        return LocalProvider()
    from streams.providers.claude import AnthropicProvider  # noqa: PLC0415 - a second that others need not wait

    key = settings.anthropic_api_key
    return AnthropicProvider(
        key.get_secret_value() if key else "",
        model=settings.model or DEFAULT_MODEL,
        base_url=settings.base_url or None,
    )


def binder(settings: Settings, connection: Connection, count: Counter) -> BinderWorker[State]:
    """Return a worker of the binder."""

    def state(tables: Tables) -> State:
        return State(tables, asked(settings))

    return BinderWorker(connection, settings.prefix, step, state, count=count)


def card_builder(settings: Settings, connection: Connection, count: Counter) -> Service:
    """Return a worker that builds cards of what lies below the configured prefixes."""
    stage = CardStage(Fetcher(settings.uri_prefixes), Pool())
    return Holding(stage, StageWorker(connection, settings.prefix, "cards", stage, window=FILES_AT_ONCE, count=count))


def proposer(settings: Settings, connection: Connection, count: Counter) -> StageWorker:
    """Return a worker that asks the provider."""
    stage = ProposerStage(provider(settings))
    return StageWorker(connection, settings.prefix, "proposer", stage, window=CALLS_AT_ONCE, count=count)


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
