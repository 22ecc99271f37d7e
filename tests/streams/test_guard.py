"""Every record of a partition once and in order, and nothing committed that was not finished."""

import pytest

from streams.guard import Guard

CARDS = ("cards", 3)
TICKS = ("ticks", 3)


class Ended(Exception):
    """The process would be gone."""


def end(reason: str) -> None:
    raise Ended(reason)


@pytest.fixture
def guard() -> Guard:
    guard = Guard(end)
    guard.begin({CARDS: 5, TICKS: 0})
    return guard


def test_admits_what_comes_next(guard: Guard) -> None:
    assert guard.admits(CARDS, 5)
    guard.finish(CARDS, 5)
    assert guard.admits(CARDS, 6)
    assert guard.admits(TICKS, 0)


def test_a_jump_forward_ends_the_process_and_says_where(guard: Guard) -> None:
    with pytest.raises(Ended, match=r"cards\[3\] jumps from offset 5 to 7"):
        guard.admits(CARDS, 7)
    assert guard.committable() == {}


def test_a_record_whose_predecessor_is_not_finished_is_a_jump(guard: Guard) -> None:
    assert guard.admits(CARDS, 5)
    with pytest.raises(Ended):
        guard.admits(CARDS, 6)


def test_a_record_of_a_partition_that_was_not_assigned_ends_the_process(guard: Guard) -> None:
    guard.forget()
    with pytest.raises(Ended):
        guard.admits(CARDS, 5)


def test_what_was_finished_is_not_worked_on_again(guard: Guard) -> None:
    guard.finish(CARDS, 5)
    assert not guard.admits(CARDS, 5)
    assert not guard.admits(CARDS, 2)


def test_commits_what_was_finished_and_only_once(guard: Guard) -> None:
    guard.finish(CARDS, 5)
    guard.finish(CARDS, 6)
    assert guard.committable() == {CARDS: 7}
    guard.committed(CARDS, 7)
    assert guard.committable() == {}


def test_what_was_finished_during_a_commit_is_left_for_the_next(guard: Guard) -> None:
    guard.finish(CARDS, 5)
    offsets = guard.committable()
    guard.finish(CARDS, 6)
    guard.committed(CARDS, offsets[CARDS])
    assert guard.committable() == {CARDS: 7}


def test_nothing_of_a_revoked_partition_is_committed(guard: Guard) -> None:
    guard.finish(CARDS, 5)
    guard.forget()
    assert guard.committable() == {}
    guard.committed(CARDS, 6)  # an answer that was on its way
    assert dict(guard.positions) == {}


def test_a_late_answer_about_the_beginning_sets_nothing_back(guard: Guard) -> None:
    guard.finish(CARDS, 5)
    guard.begin({CARDS: 5})
    assert guard.admits(CARDS, 6)


def test_after_a_new_assignment_the_cluster_decides(guard: Guard) -> None:
    guard.finish(CARDS, 5)
    guard.forget()
    guard.begin({CARDS: 4})
    assert guard.admits(CARDS, 4)


def test_names_the_partition_whose_commit_is_overdue(guard: Guard) -> None:
    assert guard.overdue(-1) is None
    guard.finish(CARDS, 5)
    assert guard.overdue(60) is None
    assert guard.overdue(-1) == CARDS
    guard.committed(CARDS, 6)
    assert guard.overdue(-1) is None
