"""A photo's EXIF: what cameras write is read, and what is damaged or hostile says nothing."""

import base64
import struct
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image
from PIL.ExifTags import IFD, Base

from cards import CardError, build_photo
from cards.photo import photo_fields, read_exif
from schemas import Photo, PhotoFields
from tests.gates.answer.packets import make_exif

FULL = make_exif("NIKON CORPORATION", "NIKON D750", "6012345", "2016:07:02 14:03:05", "+02:00", (41.1405, -8.611))


def by_hand() -> bytes:
    """An EXIF block put together by the TIFF specification: little-endian, three directories, no library."""
    model, taken = b"D750\0", b"2016:07:02 14:03:05\0"
    body = b"II*\0" + struct.pack("<I", 8)
    # main directory at 8: model (5 bytes at 50), own directory at 56, GPS directory at 100
    body += struct.pack("<H", 3)
    body += struct.pack("<HHII", 0x0110, 2, len(model), 50)
    body += struct.pack("<HHII", 0x8769, 4, 1, 56)
    body += struct.pack("<HHII", 0x8825, 4, 1, 100) + struct.pack("<I", 0)
    body = body.ljust(50, b"\0") + model
    body = body.ljust(56, b"\0") + struct.pack("<HHHII", 1, 0x9003, 2, len(taken), 76) + struct.pack("<I", 0)
    body = body.ljust(76, b"\0") + taken
    body = body.ljust(100, b"\0") + struct.pack("<H", 4)
    body += struct.pack("<HHI4s", 1, 2, 2, b"S\0\0\0") + struct.pack("<HHII", 2, 5, 3, 160)
    body += struct.pack("<HHI4s", 3, 2, 2, b"W\0\0\0") + struct.pack("<HHII", 4, 5, 3, 184) + struct.pack("<I", 0)
    body = body.ljust(160, b"\0") + struct.pack("<6I", 30, 1, 30, 1, 0, 1)
    return b"Exif\0\0" + body + struct.pack("<6I", 51, 1, 0, 1, 36, 1)


def test_a_block_put_together_by_the_specification_is_read() -> None:
    fields = read_exif(by_hand())
    assert fields == PhotoFields(model="D750", taken_at="2016-07-02T14:03:05", latitude=-30.5, longitude=-51.01)


@pytest.mark.parametrize(("minutes", "latitude"), [(99, None), (61, None), (60, -31.0)])
def test_a_place_has_no_more_than_sixty_minutes(minutes: int, latitude: float | None) -> None:
    """Sixty is what some devices round to; more is damage."""
    block = by_hand().replace(struct.pack("<4I", 30, 1, 30, 1), struct.pack("<4I", 30, 1, minutes, 1))
    assert read_exif(block).latitude == latitude


def test_every_field_is_read() -> None:
    fields = read_exif(FULL)
    assert fields.latitude == pytest.approx(41.1405)
    assert fields.longitude == pytest.approx(-8.611)
    assert fields.model_copy(update={"latitude": None, "longitude": None}) == PhotoFields(
        make="NIKON CORPORATION",
        model="NIKON D750",
        serial="6012345",
        taken_at="2016-07-02T14:03:05",
        offset="+02:00",
    )


def jpeg(exif: bytes = b"") -> bytes:
    data = BytesIO()
    Image.new("RGB", (2, 2)).save(data, "JPEG", **({"exif": exif} if exif else {}))
    return data.getvalue()


def test_a_photo_of_a_file_has_what_is_read_of_its_block_and_nothing_else() -> None:
    exif = Image.Exif()
    exif.load(FULL)
    exif[Base.Artist] = "Rosa Vega"
    exif.get_ifd(IFD.Exif)[Base.MakerNote] = b"x" * 20_000
    photo = build_photo(jpeg(exif.tobytes()), "p1", "pier.jpg")
    assert photo_fields(photo) == read_exif(FULL)
    block = base64.b64decode(photo.exif)
    assert b"Rosa" not in block
    assert len(block) < 1000
    assert photo_fields(build_photo(jpeg(), "p2")) == PhotoFields()


@pytest.mark.parametrize("data", [b"", b"no image", jpeg(FULL)[:40], b"%PDF-1.7"])
def test_bytes_that_are_no_image_are_no_photo(data: bytes) -> None:
    with pytest.raises(CardError):
        build_photo(data, "p1")


def test_a_corrected_field_stands_before_the_files() -> None:
    block = base64.b64encode(FULL).decode()
    photo = Photo(id="p1", exif=block, corrected=PhotoFields(model="NIKON D810", serial=""))
    fields = photo_fields(photo)
    assert (fields.make, fields.model, fields.serial) == ("NIKON CORPORATION", "NIKON D810", "")


@given(st.integers(6, len(FULL) - 1), st.binary(min_size=1, max_size=8))
@settings(max_examples=300, deadline=None)
def test_a_damaged_block_says_less_and_never_fails(at: int, noise: bytes) -> None:
    damaged = FULL[:at] + noise + FULL[at + len(noise) :]
    assert isinstance(read_exif(damaged), PhotoFields)
    assert isinstance(read_exif(FULL[:at]), PhotoFields)


@given(st.binary(max_size=300))
@settings(max_examples=200, deadline=None)
def test_any_bytes_are_read_the_same_twice(block: bytes) -> None:
    assert read_exif(b"Exif\0\0" + block) == read_exif(b"Exif\0\0" + block)


@pytest.mark.parametrize("parts", [(0, 0), (1, 0), (4_294_967_295, 1)])
def test_a_place_that_cannot_be_is_none(parts: tuple[int, int]) -> None:
    at = by_hand().index(struct.pack("<6I", 30, 1, 30, 1, 0, 1))
    broken = by_hand()[:at] + struct.pack("<2I", *parts) + by_hand()[at + 8 :]
    latitude = read_exif(broken).latitude
    assert latitude is None or not -90 <= latitude <= 90
