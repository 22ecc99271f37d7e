"""A jump in the offsets is read again before it is believed; a way back is never."""

import pytest

from tests.streams.loop_fakes import FIRST, running


async def test_records_that_were_jumped_over_are_read() -> None:
    async with running() as it:
        it.topic.add(FIRST, 0, 1, 2, 3)
        it.work.finish(0, 1, 2, 3)
        it.topic.jump[FIRST] = 2
        assert await it.work.has_begun(4) == {0, 1, 2, 3}
        assert it.topic.sought == [(FIRST, 0)]


async def test_a_gap_of_the_log_itself_is_passed() -> None:
    # as control records of a transaction leave it
    async with running() as it:
        it.topic.add(FIRST, 0, 2)
        it.work.finish(0, 2)
        assert await it.work.has_begun(2) == {0, 2}
        while it.topic.offsets != {FIRST: 3}:
            await it.topic.commits.get()


async def test_a_log_that_lost_its_tail_ends_the_process() -> None:
    async with running() as it:
        it.topic.add(FIRST, 0, 1, 2)
        it.work.finish(0, 1, 2)
        await it.work.has_begun(3)
        it.topic.seek(FIRST, 1)
        await it.has_ended.wait()
    assert it.ended[0].startswith("LostRecordsError")


@pytest.mark.parametrize(("committed", "log"), [(2, [5, 6]), (9, [5, 6])])
async def test_records_that_were_deleted_before_they_were_read_are_not_passed_over(
    committed: int, log: list[int]
) -> None:
    async with running() as it:
        it.topic.offsets[FIRST] = committed
        it.topic.add(FIRST, *log)
        await it.has_ended.wait()
    assert it.ended[0].startswith("LostRecordsError")
    assert it.work.begun.empty()
