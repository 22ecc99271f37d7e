"""Commands that work on the same data take turns."""

import threading
from pathlib import Path

from streams.cluster import turn
from streams.settings import Settings


def settings(data_dir: Path, bootstrap: str = "") -> Settings:
    return Settings(data_dir=data_dir, bootstrap=bootstrap)


def test_the_second_waits_for_the_end_of_the_first(tmp_path: Path) -> None:
    order: list[str] = []
    waits = threading.Event()

    def second() -> None:
        with turn(settings(tmp_path), waits.set):
            order.append("second")

    thread = threading.Thread(target=second)
    with turn(settings(tmp_path), lambda: order.append("waited")):
        thread.start()
        assert waits.wait(30)
        order.append("first")
    thread.join(30)
    assert order == ["first", "second"]


def test_nobody_waits_on_other_data_or_on_a_given_cluster(tmp_path: Path) -> None:
    waited: list[Path] = []
    given = settings(tmp_path / "a", "kafka:9092")
    with turn(settings(tmp_path / "a"), lambda: None):
        with turn(settings(tmp_path / "b"), lambda: waited.append(tmp_path)):
            pass
        with turn(given, lambda: waited.append(tmp_path)), turn(given, lambda: waited.append(tmp_path)):
            pass
    assert waited == []
