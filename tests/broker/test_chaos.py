"""Nothing is lost while workers and the broker are killed under load."""

from pathlib import Path

from tests.broker.chaos.rounds import Chaos


async def test_ten_rounds_of_kills_under_load_lose_nothing(tmp_path: Path) -> None:
    report = await Chaos(tmp_path, seed=14).run(rounds=10, events=1200, seconds=5.0)
    print(report)
    assert (report.rounds, report.broker_kills, report.worker_kills) == (10, 10, 10)
    assert report.events > 10_000
    assert report.lost == []
    assert report.invented == 0
    assert report.unclean_stops == 0
