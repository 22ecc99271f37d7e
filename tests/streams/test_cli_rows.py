"""Tables are read at 80 columns and in a pipe: words stay whole, and what belongs together stands together."""

import pytest

from streams.cli.output import Row, out, print_rows
from tests.streams.command_line import lines

NARROW = 60


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    # a console that was made under COLUMNS, as in a process of pytest-xdist, keeps that width
    monkeypatch.setattr(out, "_width", NARROW)


def printed(capsys: pytest.CaptureFixture[str], *rows: Row) -> list[str]:
    print_rows("Run thesis", ("entry", "source", "role"), rows)
    return lines(capsys.readouterr().out)


def test_cells_stand_below_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, Row(("kindt2017a", "a.pdf", "same_work")), Row(("ose", "bb.pdf", "excerpt_of_work")))
    assert shown == [
        "Run thesis",
        "entry       source  role",
        "kindt2017a  a.pdf   same_work",
        "ose         bb.pdf  excerpt_of_work",
    ]


def test_an_entry_is_named_once(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, Row(("kindt", "a.pdf", "same_work")), Row(("kindt", "b.pdf", "same_work")))
    assert shown[-1] == "       b.pdf   same_work"


def test_a_note_folds_between_words_below_its_row(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, Row(("kindt", "a.pdf", "same_work"), (" ".join(["Wasserhaushalt"] * 6),)))
    assert max(map(len, shown)) <= NARROW
    assert shown[-2:] == ["       Wasserhaushalt Wasserhaushalt Wasserhaushalt"] * 2


def test_cells_too_long_for_a_line_go_below_it_whole(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, Row(("kindt", "a_very_long_file_name_that_somebody_gave.pdf", "chapter_in_this_volume")))
    assert [line.strip() for line in shown[-3:]] == [
        "kindt",
        "a_very_long_file_name_that_somebody_gave.pdf",
        "chapter_in_this_volume",
    ]


def test_wide_characters_take_two_columns(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, Row(("水", "a.pdf", "same_work")), Row(("abcdef", "b.pdf", "same_work")))
    assert shown[-2:] == ["水      a.pdf   same_work", "abcdef  b.pdf   same_work"]


def test_text_of_a_source_acts_on_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, Row(("kindt", "a.pdf", "same_work"), ("\x1b[2J[bold]Salt[/bold]\u202e",)))
    assert shown[-1].strip() == "[2J[bold]Salt[/bold]"


def test_colours_are_left_out_where_nobody_sees_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\x1b" not in "".join(printed(capsys, Row(("kindt", "a.pdf", "same_work"))))
