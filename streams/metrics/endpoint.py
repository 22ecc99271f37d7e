"""The page that a process shows to those who watch it: metrics, and whether it lives and works."""

import logging
from collections.abc import Iterable, Sequence
from typing import Protocol

from aiohttp import web
from prometheus_client import CollectorRegistry
from prometheus_client.aiohttp import make_aiohttp_handler

from streams.fatal import SayableError

log = logging.getLogger(__name__)


class Watched(Protocol):
    """A worker that says what keeps it from working."""

    def troubles(self) -> Iterable[str]:
        """Return what keeps it from working on records now; nothing if it works, or would if there were any."""


class AddressInUseError(SayableError):
    """Another process listens there."""


class Endpoint:
    """Answers ``/metrics``, ``/healthz`` and ``/readyz`` from the workers' own event loop: one that hangs answers none.

    ``/healthz`` says 200 as long as the process lives; ``/readyz`` says 200 if every worker has its partitions, has
    its tables recovered and reaches the cluster, and else 503 with what is missing.

    Args:
        host: to listen at.
        port: to listen at; 0: a free one.
        registry: what is scraped.
        workers: of the process.
    """

    def __init__(self, host: str, port: int, registry: CollectorRegistry, workers: Sequence[Watched]) -> None:
        self._host = host
        self._port = port
        self._registry = registry
        self._workers = workers
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Listen, and say in the log where.

        Raises:
            AddressInUseError: somebody else does.
        """
        app = web.Application()
        app.router.add_get("/metrics", make_aiohttp_handler(self._registry))
        app.router.add_get("/healthz", _healthz)
        app.router.add_get("/readyz", self._readyz)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._host, self._port).start()
        except OSError as error:
            raise AddressInUseError(f"metrics cannot be served at {self._host}:{self._port}: {error}") from error
        log.info("metrics, healthz and readyz at http://%s:%d/", *self.address)

    async def stop(self) -> None:
        """Listen no more."""
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def address(self) -> tuple[str, int]:
        """Where it listens."""
        if self._runner is None:
            raise RuntimeError("the endpoint was not started")
        host, port, *_ = self._runner.addresses[0]
        return host, port

    async def _readyz(self, request: web.Request) -> web.Response:
        troubles = [trouble for worker in self._workers for trouble in worker.troubles()]
        return web.Response(status=503 if troubles else 200, text="\n".join(troubles or ["ready"]) + "\n")


async def _healthz(request: web.Request) -> web.Response:
    return web.Response(text="alive\n")
