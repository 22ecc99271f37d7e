"""A build that is cancelled frees its place, whenever that happens."""

import asyncio
import os
from pathlib import Path

from streams.pool import Pool
from tests.streams import pool_builds


async def test_while_the_process_starts() -> None:
    pool = Pool(size=1, build=pool_builds.small)
    try:
        first = asyncio.create_task(pool.build(b"%PDF", "a"))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait([first])
        assert (await pool.build(b"%PDF", "b")).filename == "b"
    finally:
        await pool.close()


async def test_while_the_file_is_read(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    os.mkfifo(begun)
    pool = Pool(size=1, build=pool_builds.tell_and_spin)
    try:
        runaway = asyncio.create_task(pool.build(b"spin", str(begun)))
        assert await asyncio.to_thread(begun.read_text, encoding="ascii") == "begun"
        runaway.cancel()
        await asyncio.wait([runaway])
        assert (await pool.build(b"%PDF", "b")).filename == "b"
    finally:
        await pool.close()
