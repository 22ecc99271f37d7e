"""A file that breaks its process breaks nothing else."""

import asyncio

import pytest

from cards.errors import CardError
from schemas import SourceCard
from streams.pool import Pool
from tests.streams import pool_builds


@pytest.mark.parametrize("how", ["crash", "leave"])
async def test_a_crash_costs_that_file_alone(how: str) -> None:
    names = ["a", how, "b", how, "c", "d"]
    pool = Pool(size=2, build=pool_builds.by_name)
    try:
        found = await asyncio.gather(*(pool.build(b"%PDF", name) for name in names), return_exceptions=True)
    finally:
        await pool.close()
    assert [card.filename for card in found if isinstance(card, SourceCard)] == ["a", "b", "c", "d"]
    assert [error.reason for error in found if isinstance(error, CardError)] == ["parser_crashed"] * 2
