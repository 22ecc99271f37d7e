"""A crash at any boundary changes no answer, and costs at most the call that it interrupted."""

import pytest

from schemas import Forget
from tests.streams.answerer.album import PACKET, Album, without


def story(album: Album) -> Album:
    """Ask two questions, correct the packet, ask a third one."""
    album.set(PACKET)
    album.ask("One?", "q1")
    album.ask("Two?", "q2")
    album.work()
    album.set(without(PACKET, "p2"))
    album.work()
    album.set(PACKET)
    album.ask("Three?", "q3")
    album.work()
    return album


def ends(album: Album) -> dict[str, tuple[str, str]]:
    answers = {name: album.answer(name) for name in ("q1", "q2", "q3")}
    return {name: (answer.answer.state, answer.answer.text) for name, answer in answers.items() if answer}


CALM = story(Album())


@pytest.mark.parametrize("seed", [None, 1])
def test_a_crash_at_any_boundary(seed: int | None) -> None:
    assert (len(ends(CALM)), CALM.calls) == (3, 2)
    for boundary in range(1, CALM.driver.boundaries + 1):
        album = story(Album(crash_at=boundary, seed=seed))
        assert ends(album) == ends(CALM), boundary
        assert album.calls <= CALM.calls + 1, boundary


def test_a_run_is_forgotten_to_its_last_row_wherever_it_crashes() -> None:
    calm = forgotten(Album())
    for boundary in range(1, calm.driver.boundaries + 1):
        album = forgotten(Album(crash_at=boundary, seed=3))
        rows = {noun: len(rows) for noun, rows in album.driver.tables.items() if rows}
        assert rows == {"packets-table": 1}, boundary
        assert album.driver.latest("answers") == {}, boundary


def forgotten(album: Album) -> Album:
    album.set(PACKET)
    album.ask("One?", "q1")
    album.work()
    album.ask("Two?", "q2")
    album.command(Forget)
    album.driver.run()
    return album


def test_a_reply_to_a_run_that_was_forgotten_brings_nothing_back() -> None:
    album = Album()
    asking = album.driver.stages
    album.driver.stages = []
    album.set(PACKET)
    album.ask()
    album.work()
    album.command(Forget)
    album.driver.run()
    album.driver.stages = asking
    album.work()
    assert album.answer() is None
    assert album.driver.tables["replies-table"] == {}
