"""What nobody expected ends the process before the event is committed."""

import asyncio

from aiokafka.errors import KafkaError

from tests.streams.loop_fakes import FIRST, SHORT, running


async def test_a_stage_that_raises_ends_the_process() -> None:
    async with running() as it:
        it.topic.add(FIRST, 0, 1)
        it.work.fails[0] = ValueError("a sentence of the source")
        await it.work.has_begun(2)
        it.work.finish(0)
        await it.has_ended.wait()
    assert it.ended[0].startswith("uploads[0] offset 0: ValueError")
    assert "sentence" not in it.ended[0]
    assert it.topic.offsets == {}


async def test_effects_that_cannot_be_carried_out_end_the_process() -> None:
    async with running() as it:
        it.carry_fails = KafkaError("no broker")
        it.topic.add(FIRST, 0)
        it.work.finish(0)
        await it.has_ended.wait()
    assert it.topic.offsets == {}


async def test_a_cancellation_that_nobody_asked_for_is_no_progress() -> None:
    async with running() as it:
        it.work.fails[0] = asyncio.CancelledError()
        it.topic.add(FIRST, 0)
        it.work.finish(0)
        await it.has_ended.wait()
    assert it.topic.offsets == {}


async def test_work_that_never_ends_ends_the_process() -> None:
    async with running(SHORT) as it:
        it.topic.add(FIRST, 0)
        await it.has_ended.wait()
        assert it.ended == ["uploads[0] offset 0: not finished after 0 s"]
        it.ended.clear()


async def test_a_commit_that_fails_for_another_reason_ends_the_process() -> None:
    async with running() as it:
        it.topic.refuses = KafkaError("not authorized")
        it.topic.add(FIRST, 0)
        it.work.finish(0)
        await it.has_ended.wait()
    assert it.topic.offsets == {}
