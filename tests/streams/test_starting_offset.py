"""Where a group goes on, and when it must not go on at all."""

import pytest

from streams.offsets import GroupPosition, LostRecordsError, starting_offset

PLACE = ("sourcebind.cards.v1", 4)


def test_goes_on_where_it_committed() -> None:
    assert starting_offset(PLACE, GroupPosition("binder", committed=7, first=2, end=9), expires=False) == 7


def test_everything_read_is_no_loss_even_if_everything_was_deleted() -> None:
    assert starting_offset(PLACE, GroupPosition("binder", committed=9, first=9, end=9), expires=False) == 9


def test_a_group_that_committed_nothing_begins_where_the_log_begins() -> None:
    assert starting_offset(PLACE, GroupPosition("binder", committed=-1, first=2, end=9), expires=False) == 2


def test_records_deleted_before_they_were_read_are_named() -> None:
    with pytest.raises(LostRecordsError, match=r"sourcebind.cards.v1\[4\].*records 3 to 6 were deleted"):
        starting_offset(PLACE, GroupPosition("binder", committed=3, first=7, end=9), expires=False)


def test_a_log_that_ends_before_the_committed_offset_is_named() -> None:
    with pytest.raises(LostRecordsError, match="the log ends at 5"):
        starting_offset(PLACE, GroupPosition("binder", committed=8, first=0, end=5), expires=False)


def test_the_message_says_how_to_go_on() -> None:
    with pytest.raises(LostRecordsError, match=r"sourcebind offsets skip-lost binder$"):
        starting_offset(PLACE, GroupPosition("thesis.v2.binder", committed=3, first=7, end=9), expires=False)


@pytest.mark.parametrize(("committed", "first", "end"), [(3, 7, 9), (8, 0, 5)])
def test_of_records_that_are_worth_nothing_once_deleted_the_rest_is_read(committed: int, first: int, end: int) -> None:
    assert starting_offset(PLACE, GroupPosition("binder", committed, first, end), expires=True) == first
