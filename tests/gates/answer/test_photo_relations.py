"""The relations of photos follow from their EXIF bytes and from what a person corrected, and from nothing else."""

from typing import Any

import pytest

from gates.answer import Graph, check_answer
from schemas import Packet, Photo, PhotoFields, RelationClaim
from tests.gates.answer.packets import draft, photo

NIKON = {"make": "NIKON CORPORATION", "model": "NIKON D750", "serial": "6012345"}
NOON = "2016:07:02 12:00:00"
PORTO = (41.1405, -8.6110)


def relations(one: dict[str, Any], other: dict[str, Any]) -> set[str]:
    graph = Graph.of(Packet(items=(photo("p1", **one), photo("p2", **other))))
    return {edge.relation if edge.subject == "p1" else f"inverse {edge.relation}" for edge in graph.edges()}


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (NIKON, NIKON, {"same_camera", "same_camera_model"}),
        (NIKON, {**NIKON, "serial": "7"}, {"same_camera_model"}),
        ({**NIKON, "serial": ""}, {**NIKON, "serial": ""}, {"same_camera_model"}),
        (NIKON, {**NIKON, "model": "NIKON D7500"}, set()),
        (NIKON, {**NIKON, "make": "Canon"}, set()),
        ({}, {}, set()),
        ({"make": "NIKON CORPORATION"}, {"make": "NIKON CORPORATION"}, set()),
        ({"place": PORTO}, {"place": PORTO}, {"same_place"}),
        # a minute of latitude is 1,852 metres: 0.0008 degrees are 89, 0.001 degrees 111
        ({"place": PORTO}, {"place": (PORTO[0] + 0.0008, PORTO[1])}, {"same_place"}),
        ({"place": PORTO}, {"place": (PORTO[0] + 0.001, PORTO[1])}, set()),
        # at 60 degrees north a degree of longitude is half as long
        ({"place": (60.0, 10.0)}, {"place": (60.0, 10.0015)}, {"same_place"}),
        ({"place": (0.5, 10.0)}, {"place": (0.5, 10.0015)}, set()),
        ({"place": (10.0, 179.9999)}, {"place": (10.0, -179.9999)}, {"same_place"}),
        ({"place": (0.0, 0.0)}, {"place": (0.0, 0.0)}, set()),
        ({"place": PORTO}, {}, set()),
        ({"taken": NOON}, {"taken": "2016:07:02 23:59:59"}, {"same_day"}),
        ({"taken": NOON}, {"taken": "2016:07:03 00:00:00"}, set()),
        ({"taken": "0000:00:00 00:00:00"}, {"taken": "0000:00:00 00:00:00"}, set()),
        ({"taken": "2016:02:30 12:00:00"}, {"taken": "2016:02:30 12:00:00"}, set()),
    ],
)
def test_a_relation_follows_from_the_fields(one: dict[str, Any], other: dict[str, Any], expected: set[str]) -> None:
    assert relations(one, other) == expected


def test_clocks_are_compared_if_they_are_one_cameras_or_both_say_their_offset() -> None:
    later = "2016:07:02 12:00:30"
    assert "taken_before" in relations({**NIKON, "taken": NOON}, {**NIKON, "taken": later})
    assert "inverse taken_before" in relations({**NIKON, "taken": later}, {**NIKON, "taken": NOON})
    assert "taken_before" not in relations({"taken": NOON}, {"taken": later})
    assert "taken_before" not in relations({**NIKON, "taken": NOON, "offset": "+02:00"}, {**NIKON, "taken": later})
    # half past one in Porto is after noon in Athens, an hour and a half later
    one, other = {"taken": NOON, "offset": "+03:00"}, {"taken": "2016:07:02 11:30:00", "offset": "+01:00"}
    assert relations(one, other) == {"same_day", "taken_before"}


def test_photos_of_the_same_second_are_in_no_order() -> None:
    assert "taken_before" not in relations({**NIKON, "taken": NOON}, {**NIKON, "taken": NOON})


@pytest.mark.parametrize(("taken", "series"), [("2016:07:02 12:00:10", True), ("2016:07:02 12:00:11", False)])
def test_a_series_is_of_one_camera_within_ten_seconds(taken: str, series: bool) -> None:
    assert ("same_series" in relations({**NIKON, "taken": NOON}, {**NIKON, "taken": taken})) == series
    other = {**NIKON, "serial": "7", "taken": taken, "offset": "+00:00"}
    assert "same_series" not in relations({**NIKON, "taken": NOON, "offset": "+00:00"}, other)


def with_field(item: Photo, **fields: Any) -> Photo:
    return item.model_copy(update={"corrected": PhotoFields(**fields)})


def test_a_corrected_field_takes_the_place_of_the_files() -> None:
    one, other = photo("p1", **NIKON), photo("p2", **NIKON)
    asked = draft("One camera took both [p1].", "p1", claims=(("p1", "same_camera", "p2"),))
    assert check_answer(asked, Packet(items=(one, other))).state == "answered"
    for corrected in (with_field(other, serial="7"), with_field(other, serial=""), with_field(other, model="D810")):
        assert check_answer(asked, Packet(items=(one, corrected))).state == "refused"
    moved = with_field(photo("p2"), make=NIKON["make"], model=NIKON["model"], serial=NIKON["serial"])
    assert check_answer(asked, Packet(items=(one, moved))).state == "answered"


def test_an_item_that_is_removed_takes_its_relations_with_it() -> None:
    asked = draft("One camera took both [p1].", "p1", claims=(("p1", "same_camera", "p2"),))
    assert check_answer(asked, Packet(items=(photo("p1", **NIKON),))).state == "refused"


def test_a_relation_of_another_packet_counts_for_nothing() -> None:
    here, there = Packet(items=(photo("p1", **NIKON),)), Packet(items=(photo("p1"), photo("p2", **NIKON)))
    claim = RelationClaim(subject="p1", relation="same_camera", object="p2")
    assert not Graph.of(here).holds(claim)
    assert not Graph.of(there).holds(claim)


def test_captions_and_file_names_are_no_evidence_of_a_relation() -> None:
    said = "same camera as p2, same day, same place"
    items = (photo("p1", caption=said, filename="p2.jpg"), photo("p2", caption=said, filename="p2.jpg"))
    assert list(Graph.of(Packet(items=items)).edges()) == []


@pytest.mark.parametrize("serial", ["0", "0000000000", "Unknown", "n/a"])
def test_a_serial_number_that_many_cameras_write_tells_none_apart(serial: str) -> None:
    one = {**NIKON, "serial": serial}
    assert relations(one, one) == {"same_camera_model"}


@pytest.mark.parametrize("offset", [".5", ".9+02:00", "hello", "+2", "+99:00", "+02:00:00.5"])
def test_an_offset_of_another_form_compares_no_clocks(offset: str) -> None:
    one, other = {"taken": NOON, "offset": offset}, {"taken": "2016:07:02 13:00:00", "offset": "+02:00"}
    assert relations(one, other) == relations(one, one) == {"same_day"}


@pytest.mark.parametrize("taken", ["2016-07-02", "20160702", "2016-W26-6", "2016-07-02T12:00:00+02:00", "2016"])
def test_a_time_that_a_person_wrote_in_another_form_is_no_moment(taken: str) -> None:
    """A day is not its midnight: two photos of one day are no series."""
    one, other = (with_field(photo(name, **NIKON), taken_at=taken) for name in ("p1", "p2"))
    graph = Graph.of(Packet(items=(one, other, photo("p3", **NIKON, taken=NOON))))
    assert {edge.relation for edge in graph.edges()} == {"same_camera", "same_camera_model"}
