"""Records that nobody can use reach the step like any other, and are never passed over."""

import time
from collections.abc import Iterable

import pytest

from schemas import TOPICS
from streams.effects import Effect, Reject
from streams.event import Event
from streams.outgoing import Outgoing
from streams.partition import partition_of
from tests.broker.chaos.step import Seen
from tests.broker.wire import counted, read, send, until_committed
from tests.broker.workers import Worker, working

POISON = [
    (b"run", None),
    (None, b"{}"),
    (b"\xff\xfe", b"\x00not json"),
    (b"run", b"[1, 2"),
    (b"", b""),
]


async def test_every_poisoned_record_becomes_a_dead_letter(bootstrap: str, prefix: str) -> None:
    def refuse(state: Seen, event: Event) -> Iterable[Effect]:
        return () if event.noun == "ticks" else (Reject("not_json", "refused"),)

    topic, headers = TOPICS["cards"].name(prefix), (("trace", b"1"),)
    async with working(Worker(bootstrap, prefix, refuse)):
        await send(bootstrap, [Outgoing(topic, 5, key, value, headers) for key, value in POISON])
        await until_committed(bootstrap, prefix)
    letters = await read(bootstrap, prefix, "dead-letters")
    assert [(letter.key, letter.value) for letter in letters] == POISON
    assert [dict(letter.headers)["__dlq.errors.offset"] for letter in letters] == [b"0", b"1", b"2", b"3", b"4"]
    assert {dict(letter.headers)["trace"] for letter in letters} == {b"1"}


async def test_a_step_that_fails_costs_one_event_and_not_its_partition(bootstrap: str, prefix: str) -> None:
    """STR-02."""

    def failing(state: Seen, event: Event) -> Iterable[Effect]:
        if event.noun == "cards" and event.offset == 0:
            raise ZeroDivisionError
        return ()

    async with working(Worker(bootstrap, prefix, failing)) as worker:
        await send(bootstrap, [counted(prefix, "cards", "run", name) for name in ("bad", "good")])
        await until_committed(bootstrap, prefix)
    (letter,) = await read(bootstrap, prefix, "dead-letters")
    assert dict(letter.headers)["sourcebind-error-code"] == b"step_failed"
    assert worker.ends.reasons == []


@pytest.mark.parametrize("away", [1, 7])
async def test_a_record_in_the_wrong_partition_is_forwarded_as_it_is(bootstrap: str, prefix: str, away: int) -> None:
    home = partition_of("run")
    a_while_ago = int(time.time() * 1000) - 60_000  # much older, and the broker would delete it by its retention
    event = counted(prefix, "cards", "run", "event")._replace(
        partition=(home + away) % 12, headers=(("trace", b"1"),), timestamp_ms=a_while_ago
    )
    async with working(Worker(bootstrap, prefix)) as worker:
        await send(bootstrap, [event])
        await until_committed(bootstrap, prefix)
        await until_committed(bootstrap, prefix)  # the forwarded one as well
        assert worker.runs == {"run"}
    strayed, forwarded = sorted(await read(bootstrap, prefix, "cards"), key=lambda record: record.partition == home)
    assert (forwarded.partition, forwarded.key, forwarded.value) == (home, strayed.key, strayed.value)
    assert (forwarded.headers, forwarded.timestamp) == (strayed.headers, strayed.timestamp)
