"""Lines that may carry a title: running lines, and the first lines of a page without a title block."""

import pytest

from gates.card_reading import CardReading
from gates.own_title import front_lines, running_titles
from schemas import RunningLine, Sighting, Zone
from tests.gates.zone_cards import Part, zone_card


def test_each_running_line_is_a_candidate() -> None:
    head, foot = running_titles(CardReading(zone_card(("head", "3. Salt Tides"), ("body", "Sea"), ("foot", "Coast"))))
    assert (head.title.words, foot.title.words) == (("salt", "tides"), ("coast",))
    assert head.running and foot.running
    assert not head.loose and not foot.loose


@pytest.mark.parametrize(
    ("parts", "zone", "place"),
    [
        ([("head", "Tides"), ("body", "Sea")], "head", (1, 0, 5)),
        ([("body", "Sea"), ("foot", "Tides", 2)], "foot", (2, 4, 9)),
        ([("head", "Salt Tides"), ("body", "Sea")], "head", (1, 5, 10)),
        ([("head", "Tides"), ("foot", "Salt Tides")], "head", (1, 0, 5)),
        ([("body", "Tides"), ("head", "Tides")], "head", (None, None, None)),  # the first place is of the body
        ([("foot", "Tides"), ("head", "Sea")], "head", (None, None, None)),
        ([("head", "Sea"), ("body", "Salt")], "head", (None, None, None)),
        ([("body", "Sea")], "head", (None, None, None)),
    ],
)
def test_a_running_line_is_seen_at_its_first_place_in_the_text(
    parts: list[Part], zone: Zone, place: tuple[int | None, ...]
) -> None:
    line = RunningLine.model_validate({"text": "Tides", "zone": zone, "pages": 4})
    (found,) = running_titles(CardReading(zone_card(*parts, running_lines=(line,))))
    page, start, end = place
    assert found.sighting == Sighting(text="Tides", zone=zone, page=page, start=start, end=end)


def test_a_running_line_behind_the_region_s_end_is_not_seen_in_it() -> None:
    card = zone_card(("head", "Sea"), ("body", "Tides"))
    head, body = card.regions
    touching = (head.model_copy(update={"end": body.start}), body)
    line = RunningLine(text="Tides", zone="head", pages=4)
    (found,) = running_titles(CardReading(card.model_copy(update={"regions": touching, "running_lines": (line,)})))
    assert found.sighting == Sighting(text="Tides", zone="head")


def test_lines_of_the_first_page_count_alone_and_with_those_that_follow() -> None:
    card = zone_card(("front", "Salt\n3.1 Tides\nCoast"))
    found = front_lines(CardReading(card))
    texts = ["Salt", "Salt\n3.1 Tides", "Salt\n3.1 Tides\nCoast", "3.1 Tides", "3.1 Tides\nCoast", "Coast"]
    assert [one.sighting.text for one in found] == texts
    assert [card.text[one.sighting.start : one.sighting.end] for one in found] == texts
    assert {(one.sighting.zone, one.sighting.page) for one in found} == {("front", 1)}
    assert [one.title.words for one in found[3:5]] == [("tides",), ("tides", "coast")]  # no section number
    assert {(one.running, one.loose) for one in found} == {(False, True)}


def test_lines_of_other_zones_and_pages_do_not_count() -> None:
    card = zone_card(("front", "Salt"), ("byline", "R. Vega"), ("head", "Coast"), ("front", "Tides", 2))
    assert [one.sighting.text for one in front_lines(CardReading(card))] == ["Salt"]


def test_the_first_twelve_lines_count_and_at_most_four_together() -> None:
    lines = [f"Line{letter}" for letter in "abcdefghijklmn"]
    found = [one.sighting.text for one in front_lines(CardReading(zone_card(("front", "\n".join(lines)))))]
    assert [one for one in found if "\n" not in one] == lines[:12]
    assert {one.count("\n") + 1 for one in found} == {1, 2, 3, 4}
    assert "\n".join(lines[8:12]) in found
