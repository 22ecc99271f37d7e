"""Parts, editions and versions of the entry against those of the card: what contradicts, and how it is said."""

from typing import Any

import pytest

from gates.card_reading import read_card
from gates.entry_reading import read_entry
from gates.marks import contradiction, part_rank
from gates.number import edition_value, versions_agree, without_marks
from gates.own_title import own_titles
from schemas import Role
from tests.gates.gate_cases import make_card, make_entry


def said(title: str, page: str, filename: str = "a.pdf", role: Role = "same_work", **fields: Any) -> tuple[str, str]:
    reading = read_card(make_card(page, filename=filename))
    work = read_entry(make_entry("v", title, "Vega", type="book", **fields)).titles[0]
    return contradiction(work, own_titles(reading)[0], reading, role) or ("", "")


@pytest.mark.parametrize(
    ("title", "page", "expected"),
    [
        ("Salt Tides Part 2", "Salt Tides Part 2\nR. Vega", ""),
        ("Salt Tides Part 2", "Salt Tides Part 3\nR. Vega", "part 3 on the card, 2 in the entry"),
        ("Salt Tides Part 2", "Salt Tides\nR. Vega", ""),
        ("Salt Tides Part 2", "Salt Tides Part 3 and Part 4\nR. Vega", "part 3, 4 on the card, 2 in the entry"),
        ("Salt Tides", "Salt Tides Part 3\nR. Vega", "the card is part 3, the entry names none"),
        ("Salt Tides, Third edition", "Salt Tides\nR. Vega\n2nd edition", "edition 2 on the card, 3 in the entry"),
        ("Salt Tides, Third edition", "Salt Tides\nR. Vega\n3rd edition", ""),
        ("Salt Tides, Third edition", "Salt Tides\nR. Vega", ""),
        ("Salt Tides, version 2.1", "Salt Tides\nR. Vega\nVersion 2.2", "version 2.2 on the card, 2.1 in the entry"),
        ("Salt Tides, version 2.1", "Salt Tides\nR. Vega\nVersion 2.1.7", ""),
        ("Salt Tides, version 2.1", "Salt Tides\nR. Vega", ""),
    ],
)
def test_what_contradicts(title: str, page: str, expected: str) -> None:
    assert said(title, page)[1] == expected


def test_the_reason_tells_parts_from_editions() -> None:
    assert said("Salt Tides Part 2", "Salt Tides Part 3\nR. Vega")[0] == "number_contradicted"
    assert said("Salt Tides, 3rd edition", "Salt Tides\nR. Vega\n2nd edition")[0] == "version_contradicted"


def test_another_edition_may_have_another_number_but_not_another_part() -> None:
    assert said("Salt Tides, 3rd edition", "Salt Tides\nR. Vega\n2nd edition", role="other_edition") == ("", "")
    assert said("Salt Tides, version 2", "Salt Tides\nR. Vega\nVersion 3", role="other_edition") == ("", "")
    assert said("Salt Tides Part 2", "Salt Tides Part 3\nR. Vega", role="other_edition")[0] == "number_contradicted"


@pytest.mark.parametrize("role", ["excerpt_of_work", "chapter_in_this_volume"])
def test_a_part_of_the_work_may_be_one_volume_of_it(role: Role) -> None:
    assert said("Salt Tides", "Salt Tides Part 3\nR. Vega", role=role) == ("", "")


@pytest.mark.parametrize(
    ("filename", "expected"),
    [
        ("Teil-3.pdf", "part 3 in the file's name, 2 in the entry"),
        ("tides_part_3.pdf", "part 3 in the file's name, 2 in the entry"),
        ("Teil-2.pdf", ""),
        ("download.pdf", ""),
    ],
)
def test_the_name_of_the_file_may_contradict_a_part(filename: str, expected: str) -> None:
    assert said("Salt Tides Part 2", "Salt Tides\nR. Vega", filename)[1] == expected


@pytest.mark.parametrize(
    ("title", "page", "rank"),
    [
        ("Salt Tides Part 2", "Salt Tides Part 2\nR. Vega", 1),
        ("Salt Tides Part 2", "Salt Tides\nR. Vega\nPart 2", 1),
        ("Salt Tides Part 2", "Salt Tides Part 3\nR. Vega", -1),
        ("Salt Tides Part 2", "Salt Tides\nR. Vega", 0),
        ("Salt Tides", "Salt Tides Part 2\nR. Vega", 0),
    ],
)
def test_the_rank_of_a_part(title: str, page: str, rank: int) -> None:
    reading = read_card(make_card(page))
    work = read_entry(make_entry("v", title, "Vega", type="book")).titles[0]
    assert part_rank(work, own_titles(reading)[0], reading) == rank


@pytest.mark.parametrize(
    ("one", "other", "agree"),
    [("5", "5.0.1", True), ("5.0.1", "5", True), ("5.1", "5.1", True), ("5.1", "5.2", False), ("5", "51", False)],
)
def test_a_version_may_be_named_less_exactly(one: str, other: str, agree: bool) -> None:
    assert versions_agree(one, other) is agree


@pytest.mark.parametrize(
    ("text", "value"),
    [("3", "3"), ("Third", "3"), ("2. Aufl.", "2"), ("2nd ed.", "2"), ("12b", "12"), ("new", ""), ("version 4", "4")],
)
def test_an_edition_field_as_a_figure(text: str, value: str) -> None:
    assert edition_value(text) == value


def test_a_title_without_its_marks() -> None:
    assert without_marks("Salt Tides, Part 2: The Coast, 3rd edition").split() == "Salt Tides, : The Coast,".split()
