"""A card that is built in a process of its own is the card."""

import pymupdf

from cards.source_card import build_card
from streams.pool import Pool
from tests.streams import pool_builds


async def test_a_card_comes_back_as_it_would_be_built_here() -> None:
    document = pymupdf.open()
    document.new_page().insert_text((72, 72), "Salt in the Lagoon")
    data = document.tobytes()
    pool = Pool(size=1)
    try:
        assert await pool.build(data, "salt.pdf") == build_card(data, "salt.pdf")
    finally:
        await pool.close()


async def test_a_process_loads_nothing_of_the_stream() -> None:
    pool = Pool(size=1, build=pool_builds.loaded)
    try:
        packages = (await pool.build(b"%PDF", "x.pdf")).filename.split()
    finally:
        await pool.close()
    assert "cards" in packages
    assert {"faust", "aiokafka", "anthropic", "typer"}.isdisjoint(packages)
