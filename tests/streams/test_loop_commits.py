"""Only what is finished is committed, and nothing past what is not."""

from aiokafka.errors import CommitFailedError, IllegalStateError

from tests.streams.loop_fakes import FIRST, SECOND, running


async def test_an_event_that_overtook_another_is_not_committed_before_it() -> None:
    async with running() as it:
        it.topic.add(FIRST, 0, 1, 2)
        await it.work.has_begun(3)
        it.work.finish(2, 1)
        it.topic.add(SECOND, 9)
        await it.work.has_begun(1)
        it.work.finish(9)
        assert await it.topic.commits.get() == {SECOND: 10}
        it.work.finish(0)
        assert await it.topic.commits.get() == {FIRST: 3}


async def test_work_goes_on_from_what_the_group_has_committed() -> None:
    async with running() as it:
        it.topic.offsets = {FIRST: 5}
        it.topic.add(FIRST, *range(7))
        assert await it.work.has_begun(2) == {5, 6}
        it.work.finish(5)
        assert await it.topic.commits.get() == {FIRST: 6}


async def test_a_window_of_events_is_in_flight() -> None:
    async with running(window=2) as it:
        it.topic.add(FIRST, *range(5))
        it.topic.add(SECOND, *range(100, 105))
        begun = await it.work.has_begun(2)
        while len(begun) < 10:
            assert it.work.in_flight == 2
            it.work.finish(min(begun))
            begun |= await it.work.has_begun(1)
            it.work.finish(*begun)
        assert it.work.most == 2


async def test_a_commit_that_comes_too_late_for_the_group_is_no_failure() -> None:
    for refusal in (CommitFailedError(), IllegalStateError()):
        async with running() as it:
            it.topic.refuses = refusal
            it.topic.add(FIRST, 0, 1)
            it.work.finish(0)
            assert await it.topic.commits.get() == {FIRST: 1}
            it.topic.refuses = None
            it.work.finish(1)
            assert await it.topic.commits.get() == {FIRST: 2}
            assert it.ended == []
