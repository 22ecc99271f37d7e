"""What a thesis costs, in small; in full: python -m tests.eval.provider.calls."""

from pathlib import Path

from streams.connection import Connection
from tests.eval.provider.calls import measure


async def test_a_thesis_takes_as_few_calls_as_its_batches_and_none_the_second_time(
    bootstrap: str, prefix: str, tmp_path: Path
) -> None:
    figures = await measure(Connection(bootstrap=bootstrap), prefix, tmp_path, sources=32, entries=48)
    print(figures)
    assert figures.bound == 24
    assert figures.calls == figures.batches <= 3  # 32 sources in batches of 25; a slow machine may close one early
    assert figures.again == 0
    assert figures.cached_share > 0
    assert 0 < figures.usd < 0.02
