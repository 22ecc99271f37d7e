"""By which words a card says that it is about another work, and of which work it says so."""

import pytest

from gates.card_reading import read_card
from gates.entry_reading import EntryReading, read_entry
from gates.notice import heading_words, is_notice, notice, notice_words
from gates.own_title import own_titles
from schemas import EntryType, RunningLine, SourceCard
from tests.gates.gate_cases import make_entry
from tests.gates.zone_cards import Part, zone_card

TITLE = "Lagoon Salinity Cycles"


def entry(title: str = TITLE, kind: EntryType = "article-journal", *aliases: str) -> EntryReading:
    return read_entry(make_entry("v", title, "Vega", type=kind, aliases=aliases))


def said(card: SourceCard, read: EntryReading | None = None, at: int = 0) -> str:
    """What the card says if its title of this place is taken for the entry's."""
    reading = read_card(card)
    return notice(read or entry(), reading, own_titles(reading)[at])


@pytest.mark.parametrize(
    ("printed", "words"),
    [
        ("Correction to: Lagoon Salinity Cycles", "Correction to"),
        ("A Reply to Lagoon Salinity Cycles", "A Reply to"),
        ("Comments\non the Lagoon", "Comments on"),
        ("Erratum", "Erratum"),
        ("Erratum in the Rivers of the Coast", "Erratum"),  # needs no "to": no work is called so
        ("Solutions: Lagoon Salinity Cycles", "Solutions:"),
        ("Comment Lagoon Salinity Cycles", ""),
        ("Responses of Lagoon Salinity Cycles", ""),
        (TITLE, ""),
    ],
)
def test_the_words_of_a_title_that_make_it_a_notice(printed: str, words: str) -> None:
    assert said(zone_card(("title", printed))) == words


@pytest.mark.parametrize(
    ("printed", "concerns"),
    [
        ("Notes on Lagoon Salinity Cycles", True),
        ("Notes on Lagoon Salinity Depth Maps", True),  # two of three words of the title
        ("Notes on Lagoon Water", True),  # half of what it is about
        ("Notes on Lagoon Water Depth", False),  # one of three
        ("Notes on the River Depth", False),
    ],
)
def test_notes_concern_the_work_if_half_of_the_words_are_its_own(printed: str, concerns: bool) -> None:
    card = zone_card(("title", printed), title="")
    assert said(card) == ("Notes on" if concerns else "")


def test_notes_on_the_work_under_its_other_name_concern_it() -> None:
    read = entry("Salt Tides", "article-journal", TITLE)
    assert said(zone_card(("title", "Notes on Lagoon Salinity Cycles")), read) == "Notes on"


def test_without_a_title_in_question_a_notice_about_whatever_it_is_counts() -> None:
    reading = read_card(zone_card(("title", "Notes on the River Depth")))
    assert notice(entry(), reading, None) == "Notes on"
    assert notice(entry(), read_card(zone_card(("title", "The River Depth"))), None) == ""


@pytest.mark.parametrize("text", ["Notes on Lagoon Salinity", "Comment on Lagoon Salinity Cycles"])
def test_the_cards_title_and_its_running_lines_are_read(text: str) -> None:
    words = text.partition(" Lagoon")[0]
    assert said(zone_card(("title", TITLE), title=text)) == words
    running = (RunningLine(text="The Coast", zone="head", pages=4), RunningLine(text=text, zone="foot", pages=4))
    assert said(zone_card(("title", TITLE), running_lines=running)) == words


@pytest.mark.parametrize(
    ("above", "words"),
    [
        ("Comment", "Comment"),
        ("Book Review:", "Book Review:"),
        ("The Coast\nReply to", "Reply to"),
        ("Comment of the Editor", ""),  # more than the heading
        ("The Coast", ""),
    ],
)
def test_a_title_block_above_may_head_it_as_a_notice(above: str, words: str) -> None:
    card = zone_card(("title", above), ("title", TITLE), title=TITLE)
    assert said(card, at=2) == words


def test_a_block_below_the_title_heads_nothing() -> None:
    assert said(zone_card(("title", TITLE), ("title", "Comment"), title=TITLE), at=1) == ""


def test_the_title_and_what_stands_below_it_are_another_title_than_the_heading() -> None:
    card = zone_card(("title", TITLE), ("title", "Salt"), ("title", "Comment"), title=TITLE)
    assert said(card, at=0) == ""


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ((("front", "Erratum"), ("title", TITLE)), "Erratum"),
        ((("front", "  Comment:  "), ("title", TITLE)), "Comment:"),
        ((("title", TITLE), ("front", "Erratum")), ""),  # behind the title it is another item of the page
        (
            (("front", "Supplement to Lagoon Salinity Cycles"), ("title", "Marea")),
            "Supplement to Lagoon Salinity Cycles",
        ),
        ((("title", "Marea"), ("front", "Supplement to Lagoon Salinity Cycles")), ""),
        ((("front", "Supplement to Lagoon Salinity"), ("title", "Marea")), ""),  # not the whole title
        ((("front", "On Lagoon Salinity Cycles"), ("title", "Marea")), ""),
        ((("title", TITLE), ("front", "Reviewed by Lia Campos")), "Reviewed by Lia Campos"),
        ((("title", TITLE), ("front", "It was reviewed by Lia Campos")), ""),
        ((("front", "The Coast"), ("front", "Erratum"), ("title", TITLE)), "Erratum"),
        ((("front", "The Coast"), ("title", TITLE)), ""),
    ],
)
def test_a_line_of_the_first_page_may_say_so(parts: tuple[Part, ...], words: str) -> None:
    assert said(zone_card(*parts, title="")) == words


def test_without_a_title_block_every_opening_line_stands_before_the_title() -> None:
    reading = read_card(zone_card(("front", "The Coast\nErratum")))
    assert notice(entry(), reading, None) == "Erratum"


def test_a_title_of_one_word_is_named_by_no_supplement() -> None:
    """Every word of it stands in many a line."""
    card = zone_card(("front", "Supplement to Lagoons of the Coast"), ("title", "Marea"))
    assert said(card, entry("Lagoons")) == ""
    assert said(card, entry("Lagoons of the Coast")) == "Supplement to Lagoons of the Coast"
    assert said(card, entry("Lagoons", "book", "Coast Lagoons")) == "Supplement to Lagoons of the Coast"


@pytest.mark.parametrize(
    ("title", "kind", "itself"),
    [
        ("Correction to: Lagoon Salinity Cycles", "article-journal", True),
        ("Lagoon Salinity Cycles", "review", True),
        ("Lagoon Salinity Cycles", "article-journal", False),
        ("A Correction to Lagoon Salinity", "book", True),
        ("The Reviews of Lagoons", "book", True),
        ("Salt: Correction to Lagoons", "book", False),
    ],
)
def test_an_entry_that_is_a_notice_itself(title: str, kind: EntryType, itself: bool) -> None:
    read = entry(title, kind)
    assert is_notice(read) is itself
    assert said(zone_card(("title", "Erratum to Lagoon Salinity Cycles")), read) == ("" if itself else "Erratum")


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("Correction to: Lagoon Salinity Cycles", {"correction"}),
        ("Book Review: Salt Tides", {"book", "review"}),
        ("Lagoon Salinity Cycles", set()),
    ],
)
def test_the_words_of_a_title_that_head_it_as_a_notice(title: str, words: set[str]) -> None:
    assert heading_words(entry(title)) == words


@pytest.mark.parametrize(
    ("title", "line", "words"),
    [
        ("Book Review: Salt Tides", "Reviewed by Lia Campos", {"book", "review"}),
        ("Book Review: Salt Tides", "by Lia Campos", set()),
        ("Salt Tides", "Reviewed by Lia Campos", set()),
    ],
)
def test_these_words_count_if_the_card_says_so_beside_its_title(title: str, line: str, words: set[str]) -> None:
    reading = read_card(zone_card(("title", "Salt Tides"), ("byline", line)))
    assert notice_words(entry(title), reading) == words


@pytest.mark.parametrize(
    ("title", "printed"),
    [("Comment: Salt Tides", "Comment"), ("Review: Salt Tides", "Supplement to the Review: Salt Tides")],
)
def test_a_title_does_not_stand_beside_itself(title: str, printed: str) -> None:
    words = heading_words(entry(title))
    assert notice_words(entry(title), read_card(zone_card(("title", printed)))) == set()
    assert notice_words(entry(title), read_card(zone_card(("front", printed), ("title", "Marea")))) == words != set()
