"""The spending limit of a day holds across workers and restarts, by what stands on the proposals topic."""

import time
from collections.abc import AsyncIterator

import pytest

from schemas import Proposals, Usage
from streams import topics
from streams.connection import Connection
from streams.ledger import DAY_MS, Ledger
from streams.providers.estimate import expected_usd
from tests.broker.provider_runs import outgoing
from tests.broker.wire import send
from tests.streams.provider_batches import batch_of

DAY = 24 * 60 * 60

#: Noon, the day before yesterday: the broker deletes what is older than a week, and refuses what is yet to come.
NOW = int(time.time()) // DAY * DAY - 2 * DAY + DAY // 2
NOON_MS = NOW * 1000


def answer(run: str, usd: float, at: int) -> tuple[str, bytes, int]:
    usage = Usage(calls=1, usd=usd)
    return run, Proposals(run_id=run, batch_id=f"{run}-{usd}", usage=usage).to_bytes(), at


class Clock:
    """Says what time it is."""

    now = float(NOW)

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def books(bootstrap: str, prefix: str) -> AsyncIterator[tuple[Connection, str]]:
    connection = Connection(bootstrap=bootstrap)
    await topics.ensure(connection, prefix)
    yield connection, prefix


async def spend(books: tuple[Connection, str], *answers: tuple[str, bytes, int]) -> None:
    connection, prefix = books
    await send(connection.bootstrap, [outgoing(prefix, "proposals", *one) for one in answers])


async def has_room(ledger: Ledger) -> bool:
    async with ledger.spending(batch_of("a view", batch_id="probe")) as room:
        return room


def measured(ledger: Ledger) -> list[tuple[str, float]]:
    return [(measure.what, measure.value) for measure in ledger.measures()]


async def test_what_all_runs_spent_today_is_the_limits_business(books: tuple[Connection, str]) -> None:
    ledger, other = Ledger(*books, 1.0, Clock()), Ledger(*books, 1.0, Clock())
    await spend(books, answer("before", 5.0, NOON_MS - DAY_MS))
    await spend(books, *(answer(f"run {number}", 0.2, NOON_MS - number) for number in range(4)))
    assert await has_room(ledger)
    await spend(books, answer("one more", 0.2, NOON_MS))
    assert not await has_room(ledger)
    assert not await has_room(other), "another worker, or the same after a restart"
    for one in (ledger, other):
        await one.stop()


async def test_a_new_day_has_money_again(books: tuple[Connection, str]) -> None:
    clock = Clock()
    ledger = Ledger(*books, 1.0, clock)
    await spend(books, answer("run", 2.0, NOON_MS))
    assert not await has_room(ledger)
    assert dict(measured(ledger)) == {"day_limit_usd": 1.0, "day_spent_usd": 2.0}
    clock.now += DAY_MS / 1000
    assert dict(measured(ledger)) == {"day_limit_usd": 1.0, "day_spent_usd": 0.0}
    assert await has_room(ledger)
    await spend(books, answer("run", 2.0, NOON_MS + DAY_MS))
    assert not await has_room(ledger)
    await ledger.stop()


async def test_what_is_at_work_counts_until_it_is_answered(books: tuple[Connection, str]) -> None:
    one, two = batch_of("a view", batch_id="b1"), batch_of("a view", batch_id="b2")
    ledger = Ledger(*books, 1.5 * expected_usd(one), Clock())
    async with ledger.spending(one) as first, ledger.spending(two) as second:
        assert first and second
        assert not await has_room(ledger)
    assert await has_room(ledger)
    await ledger.stop()


async def test_what_is_no_answer_costs_nothing(books: tuple[Connection, str]) -> None:
    ledger = Ledger(*books, 1.0, Clock())
    await spend(books, ("poison", b"no JSON", NOON_MS))
    assert await has_room(ledger)
    await ledger.stop()
