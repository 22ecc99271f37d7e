"""One lane a partition: in order within it, beside the others."""

import asyncio
from collections import defaultdict

from streams.lanes import MAX_AT_WORK, Lanes


class Work:
    """Work that waits until it is let through."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.done: list[str] = []
        self.gates: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self.begins = asyncio.Condition()

    async def __call__(self, record: str) -> None:
        async with self.begins:
            self.begun.append(record)
            self.begins.notify_all()
        await self.gates[record].wait()
        self.done.append(record)

    async def until_begun(self, count: int) -> None:
        async with self.begins:
            await self.begins.wait_for(lambda: len(self.begun) >= count)


async def test_a_lane_begins_a_record_when_the_one_before_it_is_done() -> None:
    work = Work()
    lanes = Lanes(work)
    for record in ("a1", "a2", "b1"):
        await lanes.put(int(record[0] == "b"), record)
    await work.until_begun(2)
    assert work.begun == ["a1", "b1"]
    work.gates["a1"].set()
    await work.until_begun(3)
    assert work.begun == ["a1", "b1", "a2"]


async def test_many_records_of_a_lane_keep_their_order() -> None:
    count = 10 * MAX_AT_WORK
    done: list[int] = []
    all_done = asyncio.Event()

    async def work(record: int) -> None:
        await asyncio.sleep(0)
        done.append(record)
        if len(done) == count:
            all_done.set()

    lanes = Lanes(work)
    for record in range(count):
        await lanes.put(0, record)
    await all_done.wait()
    assert done == list(range(count))


async def test_no_more_is_taken_than_there_is_room_for() -> None:
    work = Work()
    lanes = Lanes(work)
    for number in range(MAX_AT_WORK):
        await lanes.put(0, str(number))
    more = asyncio.create_task(lanes.put(1, "more"))
    await work.until_begun(1)
    assert not more.done()
    work.gates["0"].set()
    await more
