"""Cards to verdicts on the fast path: beside a bare pass-through of the same cards, and by two workers beside one."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack

from schemas import PARTITIONS, TOPICS, SetEntries, TopicNoun
from streams import topics
from streams.client import Client
from streams.outgoing import Outgoing
from streams.partition import partition_of
from tests.bench.figure import Figure
from tests.bench.ground import Ground, binder, new_prefix, process, publish
from tests.bench.library import Source, works
from tests.bench.sizes import Sizes
from tests.broker.processes import shares

RATE = 0.6
WORKERS = 1.5
#: Two runs in every partition, so that workers have equal shares.
RUNS = 2 * PARTITIONS
#: Seconds after which nobody waits any longer.
LONGEST = 300


def fast_path(sizes: Sizes, ground: Ground) -> Iterator[Figure]:
    """Bind cards that lie on their topic, and pass the same cards through."""
    prefix = new_prefix()
    asyncio.run(_set(ground, prefix, sizes))
    with binder(ground, prefix):
        asyncio.run(_times(ground, prefix, "bibliography-table", RUNS))
    asyncio.run(publish(ground.connection, _cards(prefix, sizes)))
    cards = len(_runs()) * _of_a_run(sizes)
    with binder(ground, prefix):
        ours = asyncio.run(_rate(ground, prefix, "verdicts", cards))
    with process(ground, "tests.bench.pass_through", ground.connection.bootstrap, prefix):
        bare = asyncio.run(_rate(ground, prefix, "refusals", cards))
    what = f"{cards:,} cards to verdicts on the fast path"
    yield Figure(
        what, f"{ours:,.0f} /s", f"passed through {bare:,.0f} /s", ours / bare, f"{RATE} x", ours >= RATE * bare
    )


def workers(sizes: Sizes, ground: Ground) -> Iterator[Figure]:
    """Bind cards that arrive, by one worker and by two."""
    one, two = (_arriving(sizes, ground, count) for count in (1, 2))
    yield Figure(
        "two workers, cards to verdicts",
        f"{two:,.0f} /s",
        f"one {one:,.0f} /s",
        two / one,
        f"{WORKERS} x",
        two >= WORKERS * one,
    )


def _arriving(sizes: Sizes, ground: Ground, count: int) -> float:
    prefix = new_prefix()
    asyncio.run(_set(ground, prefix, sizes))
    with ExitStack() as open_workers:
        for _ in range(count):
            open_workers.enter_context(binder(ground, prefix))
        asyncio.run(_shared(ground, prefix, count))
        asyncio.run(_times(ground, prefix, "bibliography-table", RUNS))
        asyncio.run(publish(ground.connection, _cards(prefix, sizes)))
        return asyncio.run(_rate(ground, prefix, "verdicts", RUNS * _of_a_run(sizes)))


async def _set(ground: Ground, prefix: str, sizes: Sizes) -> None:
    await topics.ensure(ground.connection, prefix)
    entries = tuple(work.entry() for work in works(sizes.seed, _of_a_run(sizes)))
    async with Client(ground.connection, prefix) as client:
        await client.publish(*(SetEntries(run_id=run, event_id="set", entries=entries) for run in _runs()))


def _of_a_run(sizes: Sizes) -> int:
    return sizes.cards // RUNS


def _runs() -> list[str]:
    """The names of two runs in every partition."""
    found: dict[int, list[str]] = {partition: [] for partition in range(PARTITIONS)}
    number = 0
    while any(len(names) < RUNS // PARTITIONS for names in found.values()):
        name, number = f"run-{number}", number + 1
        if len(found[partition_of(name)]) < RUNS // PARTITIONS:
            found[partition_of(name)].append(name)
    return [name for names in found.values() for name in names]


def _cards(prefix: str, sizes: Sizes) -> Iterator[Outgoing]:
    """Yield the records of all cards, those of the runs in turns."""
    for work in works(sizes.seed, _of_a_run(sizes)):
        for run in _runs():
            built = Source(work).built(run)
            yield Outgoing(TOPICS["cards"].name(prefix), partition_of(run), run.encode(), built.to_bytes(), ())


async def _shared(ground: Ground, prefix: str, count: int) -> None:
    """Wait until the workers have equal shares."""
    async with asyncio.timeout(LONGEST):
        while await shares(ground.connection, f"{prefix}.binder") != [PARTITIONS // count] * count:  # noqa: ASYNC110 - the broker calls nobody back
            await asyncio.sleep(0.5)


async def _rate(ground: Ground, prefix: str, noun: TopicNoun, count: int) -> float:
    """Return how many records a second were published on a topic, once so many are there."""
    times = await _times(ground, prefix, noun, count)
    return 1000 * (count - 1) / (max(times) - min(times))


async def _times(ground: Ground, prefix: str, noun: TopicNoun, count: int) -> list[int]:
    """Wait for so many records on a topic; return when they were published, in milliseconds."""
    times: list[int] = []
    async with asyncio.timeout(LONGEST), Client(ground.connection, prefix) as client, client.tail([noun]) as tail:
        async for event in tail.follow():
            times.append(event.at)
            if len(times) == count:
                break
    return times
