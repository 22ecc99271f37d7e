"""A packet as a person writes it."""

from pathlib import Path

import orjson
import pytest
from PIL import Image

from cards.photo import photo_fields
from schemas import Photo
from streams.answerer.commands import MAX_PACKET
from streams.answerer.packet_file import PacketFileError, read_packet
from tests.gates.answer.packets import make_exif


def write(folder: Path, value: object) -> Path:
    path = folder / "packet.json"
    path.write_bytes(value if isinstance(value, bytes) else orjson.dumps(value))
    return path


def test_a_photo_may_name_a_file_beside_the_packet(tmp_path: Path) -> None:
    Image.new("RGB", (2, 2)).save(tmp_path / "pier.jpg", "JPEG", exif=make_exif(model="D750"))
    item = {"kind": "photo", "id": "p1", "file": "pier.jpg", "caption": "A pier"}
    (photo,) = read_packet(write(tmp_path, {"items": [item]})).items
    assert isinstance(photo, Photo)
    assert (photo.filename, photo.caption, photo_fields(photo).model) == ("pier.jpg", "A pier", "D750")


def test_a_source_has_its_entries(tmp_path: Path) -> None:
    bound = {"role": "same_work", "entry": {"id": "v", "doi": "10.5555/lagoon.2016.07"}}
    packet = read_packet(write(tmp_path, {"items": [{"kind": "source", "id": "S1", "pages": 3, "entries": [bound]}]}))
    assert [item.id for item in packet.items] == ["S1"]


@pytest.mark.parametrize(
    ("value", "says"),
    [
        (b"", "no JSON"),
        (b'{"items": [], "items": []}', "no JSON"),
        ([], "no packet"),
        ({"items": []}, "no packet"),
        ({"items": [{"kind": "photo"}]}, "id"),
        ({"items": [{"kind": "video", "id": "v"}]}, "kind"),
        ({"items": [{"kind": "photo", "id": "p"}, {"kind": "photo", "id": "p"}]}, "two items have the same id"),
        ({"items": [{"kind": "photo", "id": "p\u200b"}]}, "hidden"),
        ({"items": [{"kind": "photo", "id": "p", "exif": "!"}]}, "exif"),
        ({"items": [{"kind": "source", "id": "s", "text": "x" * MAX_PACKET}]}, "at most"),
        ({"items": [{"kind": "photo", "id": "p", "file": "packet.json"}]}, "no image"),
    ],
)
def test_what_is_no_packet_is_told_by_its_place(tmp_path: Path, value: object, says: str) -> None:
    with pytest.raises(PacketFileError, match=says):
        read_packet(write(tmp_path, value))
