"""A process that dies while it has nothing to do is replaced, and no file is blamed."""

import os
import signal

import psutil

from streams.pool import Pool
from tests.streams import pool_builds


async def test_an_idle_process_may_die() -> None:
    pool = Pool(size=1, build=pool_builds.small)
    try:
        first = int((await pool.build(b"%PDF", "a")).extractor)
        os.kill(first, signal.SIGKILL)
        assert int((await pool.build(b"%PDF", "b")).extractor) != first
    finally:
        await pool.close()


async def test_nothing_is_left_when_it_is_closed() -> None:
    pool = Pool(size=2, build=pool_builds.small)
    process = psutil.Process(int((await pool.build(b"%PDF", "a")).extractor))
    await pool.close()
    assert not process.is_running()
