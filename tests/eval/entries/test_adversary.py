"""The adversary copies from the text the pieces that look most like the entry, wherever they stand."""

from __future__ import annotations

from tests.eval.entries.adversary import Target, Text

PAGE = """Peer Tutoring in Rural Districts
Fiona M¨uller and Alan Day
12
Peer Tutoring in Rural Districts
13
Some text that speaks of Homework in passing.
References
Huber, P. (2010). Homework and Tracking beyond the Classroom. Bern: Haupt.
S P E L L E D   O U T
"""


def target(title: str, *families: str, doi: str = "") -> Target:
    return Target("key", title, families, container="", doi=doi)


def test_the_longest_piece_of_a_title_is_copied_as_it_stands() -> None:
    text = Text(PAGE, "a.pdf")
    assert (
        text.run("Homework and tracking beyond the classroom: a survey") == "Homework and Tracking beyond the Classroom"
    )


def test_the_last_place_of_a_piece_is_found_as_well_as_the_first() -> None:
    text = Text("Homework here.\nHOMEWORK there.", "a.pdf")
    assert text.run("Homework") == "Homework"
    assert text.run("Homework", last=True) == "HOMEWORK"


def test_a_name_is_found_though_its_accent_is_loose() -> None:
    assert Text(PAGE, "a.pdf").line("Müller") == "Fiona M¨uller and Alan Day"


def test_a_title_set_apart_letter_by_letter_is_quoted_by_its_line() -> None:
    assert Text(PAGE, "a.pdf").spelled("Spelled out and more") == "S P E L L E D   O U T"


def test_running_heads_file_name_and_a_stitch_are_offered() -> None:
    quotes = Text(PAGE, "huber2010 homework.pdf").quotes(target("Homework and Tracking beyond the Classroom", "Huber"))
    assert "Peer Tutoring in Rural Districts" in quotes
    assert "huber2010 homework" in quotes
    stitched = (
        "Homework and Tracking beyond the Classroom Huber, P. (2010). Homework and Tracking beyond the Classroom."
    )
    assert any(quote in stitched and quote.count("Homework") == 2 for quote in quotes)


def test_no_quote_is_longer_than_fifteen_words_or_shorter_than_eight_letters() -> None:
    quotes = Text(PAGE, "x.pdf").quotes(target("Homework", "Day", "Huber"))
    assert all(len(quote.split()) <= 15 and len(quote) >= 8 for quote in quotes)


def test_a_work_that_the_text_does_not_name_gets_the_text_s_own_words_at_most() -> None:
    quotes = Text(PAGE, "x.pdf").quotes(target("Glaciers", "Rossi"))
    assert all(quote in PAGE for quote in quotes)


def test_a_line_ends_with_its_page() -> None:
    text = Text("Saul\fSilvia Montanari\nSaul\n1991", "saul.pdf")
    assert text.line("Montanari") == "Silvia Montanari"
