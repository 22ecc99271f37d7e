"""A file that needs too much memory is told so, whoever refuses it: Python or the parser."""

from collections.abc import Callable

import pytest

from cards.errors import CardError
from schemas import SourceCard
from streams.limits import MIB, Limits
from streams.pool import Pool
from tests.streams import pool_builds


@pytest.mark.parametrize("build", [pool_builds.hoard, pool_builds.unpack])
async def test_memory_has_a_limit(build: Callable[[bytes, str], SourceCard]) -> None:
    pool = Pool(Limits(memory=256 * MIB), size=1, build=build)
    try:
        with pytest.raises(CardError) as caught:
            await pool.build(b"%PDF", "x.pdf")
    finally:
        await pool.close()
    assert caught.value.reason == "too_much_memory"
