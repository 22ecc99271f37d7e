"""What a process answers those who watch it."""

import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import pytest
from aiohttp import ClientSession
from prometheus_client import CollectorRegistry

from streams.effects import Count
from streams.fatal import describe
from streams.metrics.counting import Counting, Measures, new_registry
from streams.metrics.endpoint import AddressInUseError, Endpoint
from streams.metrics.measure import Measure
from tests.streams.metrics.scrape import scraped


class Worker:
    """A worker that stands as a test says."""

    def __init__(self, *troubles: str, lag: float = 0.0) -> None:
        self._troubles = troubles
        self._lag = lag

    def troubles(self) -> Iterable[str]:
        return self._troubles

    def measures(self) -> Iterable[Measure]:
        yield Measure("lag_records", self._lag, (("partition", "3"), ("topic", "cards"), ("group", "binder")))


@asynccontextmanager
async def asking(*workers: Worker, registry: CollectorRegistry | None = None) -> AsyncIterator[ClientSession]:
    endpoint = Endpoint("127.0.0.1", 0, registry or CollectorRegistry(), workers)
    await endpoint.start()
    host, port = endpoint.address
    try:
        async with ClientSession(f"http://{host}:{port}") as session:
            yield session
    finally:
        await endpoint.stop()


async def get(session: ClientSession, path: str) -> tuple[int, str]:
    async with session.get(path) as response:
        return response.status, await response.text()


async def test_a_process_lives_whatever_its_workers_say() -> None:
    async with asking(Worker("binder: the cluster does not answer")) as session:
        assert await get(session, "/healthz") == (200, "alive\n")


async def test_it_is_ready_if_all_its_workers_are() -> None:
    async with asking(Worker(), Worker()) as session:
        assert await get(session, "/readyz") == (200, "ready\n")


async def test_it_says_what_it_waits_for() -> None:
    async with asking(Worker(), Worker("binder: recovers"), Worker("cards: no answer")) as session:
        assert await get(session, "/readyz") == (503, "binder: recovers\ncards: no answer\n")


async def test_counts_and_measures_are_scraped() -> None:
    registry = CollectorRegistry()
    counting = Counting(registry)
    registry.register(Measures([Worker(lag=7)]))
    counting(Count("stale_cards"))
    async with asking(registry=registry) as session:
        status, text = await get(session, "/metrics")
    assert status == 200
    # group, partition, topic
    assert scraped(text) == {("stale_cards_total",): 1, ("lag_records", "binder", "3", "cards"): 7}


async def test_the_process_itself_is_measured() -> None:
    async with asking(registry=new_registry()) as session:
        _, text = await get(session, "/metrics")
    assert "process_start_time_seconds" in text
    assert "process_resident_memory_bytes" in text


async def test_nothing_else_is_answered() -> None:
    async with asking() as session:
        assert (await get(session, "/"))[0] == 404


async def test_an_address_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(AddressInUseError) as error:
            await Endpoint("127.0.0.1", port, CollectorRegistry(), []).start()
    assert f"127.0.0.1:{port}" in describe(error.value)
