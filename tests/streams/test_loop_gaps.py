"""A jump in the offsets is read again before it is believed; a way back is never."""

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


async def test_a_client_that_forgot_what_was_committed_is_put_right() -> None:
    async with running() as it:
        it.topic.offsets[FIRST] = 2
        it.topic.add(FIRST, 0, 1, 2, 3)
        it.work.finish(2, 3)
        assert await it.work.has_begun(2) == {2, 3}
        assert it.topic.sought == [(FIRST, 2)]


async def test_a_log_that_lost_its_tail_ends_the_process() -> None:
    async with running() as it:
        it.topic.add(FIRST, 0, 1, 2)
        it.work.finish(0, 1, 2)
        await it.work.has_begun(3)
        it.topic.lose(FIRST, 1, 2)
        await it.has_ended.wait()
    assert it.ended[0].startswith("LostRecordsError: offset 3 is to come, but the log goes back to 0")
