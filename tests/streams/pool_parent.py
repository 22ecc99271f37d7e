"""A program that reads a file which does not end; it prints the process that reads, and waits."""

import asyncio
import multiprocessing

from streams.pool import Pool
from tests.streams import pool_builds


async def main() -> None:
    pool = Pool(size=1, build=pool_builds.by_name)
    await pool.build(b"%PDF", "a")
    runaway = asyncio.create_task(pool.build(b"%PDF", "spin"))
    await asyncio.sleep(0)
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    await runaway


if __name__ == "__main__":
    asyncio.run(main())
