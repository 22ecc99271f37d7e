"""Why there is no card, as it is told across processes."""

from collections.abc import Callable

import pytest

from cards.errors import CardError
from schemas import SourceCard
from streams.limits import Limits
from streams.pool import Pool
from tests.streams import pool_builds


async def reason(build: Callable[[bytes, str], SourceCard], limits: Limits | None = None) -> CardError:
    pool = Pool(limits, size=1, build=build)
    try:
        with pytest.raises(CardError) as caught:
            await pool.build(b"%PDF", "x.pdf")
    finally:
        await pool.close()
    return caught.value


async def test_the_cards_own_reason_arrives_whole() -> None:
    error = await reason(pool_builds.refuse)
    assert (error.reason, error.detail) == ("password_required", "the PDF opens with a password only")


async def test_an_error_that_nobody_expected_is_named_without_its_text() -> None:
    error = await reason(pool_builds.fail)
    assert error.reason == "parser_crashed"
    assert error.detail.startswith("KeyError in pool_builds.py:")


async def test_pages_have_a_limit() -> None:
    # its pages are as many as the file has bytes
    error = await reason(pool_builds.small, Limits(pages=3))
    assert error.reason == "too_many_pages"
