"""Partitions are given away with everything finished and committed, or not at all begun."""

import asyncio

from tests.streams.loop_fakes import FIRST, SECOND, Running, running

BOTH = {FIRST, SECOND}


async def revoking(it: Running) -> asyncio.Task[None]:
    task = asyncio.create_task(it.loop.on_partitions_revoked(BOTH))
    await asyncio.sleep(0)
    return task


async def test_what_is_in_flight_is_finished_and_committed_first() -> None:
    async with running() as it:
        it.topic.add(FIRST, 0)
        await it.work.has_begun(1)
        task = await revoking(it)
        assert not task.done()
        it.work.finish(0)
        await task
        assert it.topic.offsets == {FIRST: 1}


async def test_nothing_is_begun_meanwhile() -> None:
    async with running() as it:
        it.topic.add(FIRST, 0)
        await it.work.has_begun(1)
        task = await revoking(it)
        it.topic.add(FIRST, 1)
        it.work.finish(0, 1)
        await task
        assert it.topic.offsets == {FIRST: 1}
        assert it.work.begun.empty()


async def test_a_record_of_before_is_not_taken_for_one_of_after() -> None:
    async with running() as it:
        it.topic.add(FIRST, 0)
        await it.work.has_begun(1)
        task = await revoking(it)
        it.topic.add(FIRST, 1)  # is given out, and dropped
        it.work.finish(0, 1)
        await task
        it.loop.on_partitions_assigned(BOTH)
        it.topic.add(FIRST, 2)
        assert await it.work.has_begun(1) == {1}
        assert it.topic.sought == [(FIRST, 1)]
