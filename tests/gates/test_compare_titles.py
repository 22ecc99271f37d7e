"""Two titles compared both ways: which kind of likeness, and how much of the longer one is shared."""

import pytest

from gates.compare import Comparison, Likeness, compare
from gates.words import read_title


def kind(wanted: str, printed: str, *explained: str) -> tuple[Likeness, float]:
    found = compare(read_title(wanted), read_title(printed), frozenset(explained))
    return found.likeness, round(found.share, 2)


@pytest.mark.parametrize(
    ("wanted", "printed", "likeness", "share"),
    [
        ("Salt of the Lagoon", "SALT OF THE LAGOON", "whole", 1.0),
        ("Salt Lagoon Tides Coast", "Tides Coast Salt Lagoon", "worded", 1.0),
        ("Salt Lagoon Tides", "Tides Lagoon Salt", "other", 0.0),  # three words are a phrase
        ("Introduction to Salt", "A Revised Introduction to Salt", "worded", 0.67),
        ("Salt Lagoon Tides Coast", "Salt Lagoon Tides", "short", 0.75),
        ("Salt Lagoon Tides", "Salt Lagoon Tides Coast", "long", 0.75),
        ("Salt Lagoon Tides Coast", "Salt Lagoon Tides Harbour", "other", 0.75),
        ("Salt Lagoon Tides Coast", "Lagoon Salt Tides Coast Harbour", "other", 0.8),
        ("Salt Lagoon", "Harbour Dredging", "other", 0.0),
        ("Salt", "Salt", "whole", 1.0),
        ("Tide and Tide Again", "Tide Again", "whole", 1.0),
        ("Multi Objective Search", "Multiobjective Search", "whole", 1.0),
        ("Multiobjective Search", "Multi Objective Search", "whole", 1.0),
        ("Salt Lagoon", "Salt Lagoon: A Study", "main", 1.0),
        ("Salt Lagoon: A Study", "Salt Lagoon", "main", 1.0),
        ("Salt Lagoon: Tides: A Study", "Salt Lagoon: Tides", "main", 1.0),
        ("Salt Lagoon: Tides", "Salt Lagoon: Tides: A Study", "main", 1.0),
        ("Salt Lagoon: A Study", "Salt Lagoon: A Theory", "other", 0.67),
        ("Revised Salt Lagoon: A Study", "Salt Lagoon", "worded", 0.67),
        ("Salt: A Study", "Salt", "short", 0.5),  # one short word names nothing
        ("Salinities: A Study", "Salinities", "main", 1.0),
        ("Dredging: A Study", "Dredging", "main", 1.0),  # eight letters are enough
        ("Harbour: A Study", "Harbour", "short", 0.5),
        ("Introduction: A Study", "Introduction", "short", 0.5),
        ("Salt Part 2: A Study", "Salt Part 2", "main", 1.0),
        ("Salt Part 2: A Study", "Salt Part 3", "short", 0.5),
        # one main title that is no likeness does not lend its share to the whole
        ("Salt Lagoon Tides Coast: Study of Sand", "Salt Lagoon Tides Harbour", "other", 0.5),
        ("Salt Again", "Again Salt Again", "whole", 1.0),
        ("Data Base Search Tree", "Data and Database Search Tree", "long", 0.75),
        ("Data Base Search Tree", "Base and Database Search Tree", "long", 0.75),
        ("Salt", "", "other", 0.0),
    ],
)
def test_likeness_and_share(wanted: str, printed: str, likeness: Likeness, share: float) -> None:
    assert kind(wanted, printed) == (likeness, share)


@pytest.mark.parametrize(
    ("printed", "likeness"),
    [
        ("R. Vega: Salt Lagoon", "whole"),
        ("Salt Lagoon, R. Vega", "whole"),
        ("R. S. Vega: Salt Lagoon", "whole"),
        ("Vega R: Salt Lagoon", "whole"),
        ("Vega R S: Salt Lagoon", "whole"),
        ("R. Li: Salt Lagoon", "whole"),
        ("Li R: Salt Lagoon", "whole"),
        ("R Salt Lagoon Vega", "long"),
        ("Salt Lagoon R", "long"),  # "Vitamin C" by somebody of that initial
        ("R Salt Lagoon", "long"),
        ("K. Vega: Salt Lagoon", "long"),
        ("Vega", "other"),
    ],
)
def test_names_beside_a_title_are_left_out_with_their_initials(printed: str, likeness: Likeness) -> None:
    assert kind("Salt Lagoon", printed, "vega", "li", "r", "s")[0] == likeness


@pytest.mark.parametrize("printed", ["Salt Lagoon", "Salt Lagoon: Vega", "Vega: Salt Lagoon"])
def test_a_name_is_no_subtitle_of_its_own(printed: str) -> None:
    assert kind("Revised Salt Lagoon: A Study", printed, "vega") == ("worded", 0.67)


def test_an_explained_word_that_the_title_has_stays() -> None:
    assert kind("Vega and the Lagoon", "Vega and the Lagoon", "vega") == ("whole", 1.0)


def test_what_is_missing_and_what_is_more_is_named_in_order() -> None:
    found = compare(read_title("Salt Lagoon Tides"), read_title("Salt Harbour Coast"))
    assert (found.missing, found.extra) == (("lagoon", "tides"), ("harbour", "coast"))
    few = compare(read_title("Salt Lagoon Tides"), read_title("Lagoon Salt Coast"))
    assert (few.likeness, few.missing, few.extra) == ("other", ("tides",), ("coast",))
    worded = compare(read_title("Revised Salt Lagoon"), read_title("Salt Lagoon, Enlarged"))
    assert (worded.likeness, worded.missing, worded.extra) == ("worded", ("revised",), ("enlarged",))
    strangers = compare(read_title("Salt Salt"), read_title("Coast Coast"))
    assert (strangers.missing, strangers.extra, strangers.strangers) == (("salt",), ("coast",), True)
    nothing = compare(read_title("Salt Lagoon"), read_title("Vega"), frozenset(["vega"]))
    assert (nothing.missing, nothing.extra) == (("salt", "lagoon"), ())


def test_a_lone_word_is_told() -> None:
    assert compare(read_title("Salinities: A Study"), read_title("Salinities")).lone
    assert not compare(read_title("Salt Lagoon: A Study"), read_title("Salt Lagoon")).lone
    assert not compare(read_title("Salinities"), read_title("Salinities")).lone


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Comparison("whole", 1.0), Comparison("main", 1.0)),
        (Comparison("main", 1.0), Comparison("worded", 1.0)),
        (Comparison("worded", 0.6), Comparison("long", 0.9)),
        (Comparison("short", 0.9), Comparison("long", 0.8)),
        (Comparison("long", 0.5), Comparison("other", 0.9)),
    ],
)
def test_the_better_comparison_comes_first(better: Comparison, worse: Comparison) -> None:
    assert better.order > worse.order
