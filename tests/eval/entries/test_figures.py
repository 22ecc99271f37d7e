"""A target that is missed is a failure, and so is a measurement that measured nothing."""

from __future__ import annotations

from tests.eval.entries.figures import Figures, markdown


def figures(tried: int, unflagged: int, flagged: int, bound: int, missed: int) -> Figures:
    made = Figures(tried=tried)
    made.wrong.update({"unflagged": unflagged, "flagged": flagged})
    made.true.update({("same_work", "first quote"): bound, ("same_work", "missed"): missed})
    return made


def test_everything_in_its_bounds_is_no_failure() -> None:
    assert figures(tried=4000, unflagged=0, flagged=2, bound=97, missed=3).failures() == []


def test_one_wrong_bind_without_a_flag_fails() -> None:
    assert len(figures(tried=4000, unflagged=1, flagged=0, bound=97, missed=3).failures()) == 1


def test_more_than_one_flagged_wrong_bind_in_two_thousand_fails() -> None:
    assert len(figures(tried=4000, unflagged=0, flagged=3, bound=97, missed=3).failures()) == 1


def test_less_than_ninety_seven_of_a_hundred_true_pairs_fails() -> None:
    assert len(figures(tried=4000, unflagged=0, flagged=0, bound=96, missed=4).failures()) == 1


def test_nothing_measured_fails() -> None:
    assert Figures().failures() == ["nothing was measured"]


def test_a_file_without_a_card_and_an_entry_that_was_not_read_fail() -> None:
    made = figures(tried=4000, unflagged=0, flagged=0, bound=1, missed=0)
    made.add(Figures(files=1, unreadable=["a.pdf: ValueError()"], unread_entries=["huber2010"]))
    assert made.failures() == ["no card: a.pdf: ValueError()", "no entry was read for huber2010"]


def test_halves_add_up() -> None:
    total = figures(tried=10, unflagged=1, flagged=0, bound=5, missed=1)
    total.add(figures(tried=20, unflagged=0, flagged=2, bound=7, missed=0))
    assert (total.tried, total.wrong["unflagged"], total.wrong["flagged"]) == (30, 1, 2)
    assert total.bound() == (12, 13)


def test_the_report_states_what_is_missed() -> None:
    assert "1 wrong binds without a flag" in markdown({"report": figures(10, 1, 0, 1, 0)})
