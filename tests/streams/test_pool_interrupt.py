"""Ctrl-C reaches the whole process group; the processes that read files leave it to the program."""

import multiprocessing
import os
import signal

from streams.pool import Pool
from tests.streams import pool_builds


async def test_an_interrupt_does_not_end_a_process_that_reads() -> None:
    pool = Pool(size=1, build=pool_builds.small)
    try:
        pool.start()
        children = [child.pid for child in multiprocessing.active_children() if child.pid]
        for pid in children:
            os.kill(pid, signal.SIGINT)
        card = await pool.build(b"%PDF", "a.pdf")
    finally:
        await pool.close()
    assert [int(card.extractor)] == children
