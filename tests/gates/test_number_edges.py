"""Numbering marks at their edges: Roman figures, two of them side by side, the version of a licence."""

import pytest

from gates.number import edition_value, read_marks, roman_value, without_marks


@pytest.mark.parametrize(
    ("word", "value"),
    [("i", "1"), ("iii", "3"), ("iv", "4"), ("viii", "8"), ("ix", "9"), ("xiv", "14"), ("xl", "40"), ("xc", "90")],
)
def test_roman_figures(word: str, value: str) -> None:
    assert roman_value(word) == value


@pytest.mark.parametrize("word", ["", "sea", "iv2", "vom", "a"])
def test_what_is_no_roman_figure(word: str) -> None:
    assert roman_value(word) == ""


@pytest.mark.parametrize(
    ("text", "part", "edition", "version"),
    [
        ("12th edition", "", "12", ""),
        ("elfte Auflage", "", "11", ""),
        ("Part 007", "7", "", ""),
        ("Part Six", "6", "", ""),
        ("Book XIV", "14", "", ""),
        ("Version 1.0A", "", "", "1.0a"),
        ("Version 2–1", "", "", "2.1"),
        ("3.Aufl.Teil 2", "2", "3", ""),  # nothing between the two
        ("3rd ed.Version 2.1", "", "3", "2.1"),
        ("Part 2, Part 3", "2 3", "", ""),
        ("", "", "", ""),
    ],
)
def test_marks_in_normal_form(text: str, part: str, edition: str, version: str) -> None:
    assert [" ".join(sorted(kind)) for kind in read_marks(text)] == [part, edition, version]


@pytest.mark.parametrize(
    ("text", "version"),
    [
        ("Lizenz Version 1.3", ""),
        ("Free under the licence of the coast, version 1.3", ""),
        ("GNU Free Documentation License,\nVersion 1.3", ""),  # its name fills a line
        ("Licence: see the end\nTabula\nVersion 1.3", "1.3"),  # a line of the work between them
        (f"Licence {'of the harbour board ' * 2}, version 1.3", "1.3"),  # too far in front
        ("Version 1.3, free licence", "1.3"),  # behind it
        ("Licence version 1.3 of Tabula version 2.0", ""),
        (f"Licence version 1.3 {'of the harbour board ' * 2}version 2.0", "2.0"),
    ],
)
def test_the_version_of_a_licence_is_not_the_works(text: str, version: str) -> None:
    assert " ".join(read_marks(text).version) == version


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("Tabula version 2.1 for sailors, part 3 of the guide", "Tabula for sailors, of the guide"),
        ("Salt Tides 3rd edition, Part 2: The Coast", "Salt Tides , : The Coast"),
        ("Salt Tides", "Salt Tides"),
        ("Part 2", ""),
    ],
)
def test_what_is_left_of_a_title_without_its_marks(text: str, rest: str) -> None:
    assert without_marks(text).split() == rest.split()


def test_a_mark_that_is_taken_out_parts_words() -> None:
    assert without_marks("Salt(Part 2)Tides") == "Salt( )Tides"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("11th", "11"),
        ("Zweite", "2"),
        ("10", "10"),
        ("", ""),
        ("Version 2.1", "2.1"),
        ("Neue Ausgabe", ""),
        ("Edition 7", "7"),
    ],
)
def test_an_edition_field_names_its_figure(field: str, value: str) -> None:
    assert edition_value(field) == value
