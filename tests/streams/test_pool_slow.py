"""A file that takes too long is given up, and the process with it."""

import asyncio

import pytest

from cards.errors import CardError
from schemas import SourceCard
from streams.limits import Limits
from streams.pool import Pool
from tests.streams import pool_builds


@pytest.mark.parametrize("how", ["spin", "stuck"])
async def test_a_runaway_costs_that_file_alone(how: str) -> None:
    pool = Pool(Limits(seconds=0.5), size=1, build=pool_builds.by_name)
    try:
        found = await asyncio.gather(*(pool.build(b"%PDF", name) for name in [how, "a"]), return_exceptions=True)
    finally:
        await pool.close()
    assert isinstance(found[0], CardError)
    assert found[0].reason == "too_slow"
    assert isinstance(found[1], SourceCard)
