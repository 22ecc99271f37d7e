"""Asked to stop, the loop finishes what it holds and takes nothing more."""

import asyncio

from tests.streams.loop_fakes import FIRST, running


async def test_what_is_in_flight_is_finished_and_committed() -> None:
    async with running() as it:
        it.topic.add(FIRST, 0, 1)
        await it.work.has_begun(2)
        it.stop.set()
        await asyncio.sleep(0)
        it.topic.add(FIRST, 2)
        it.work.finish(0, 1, 2)
        while it.topic.offsets != {FIRST: 2}:
            await it.topic.commits.get()
        assert it.work.begun.empty()
        assert it.ended == []
