"""What a photo's EXIF says."""

import base64
import math
import warnings
from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache
from io import BytesIO

from PIL import Image
from PIL.ExifTags import GPS, IFD, Base

from cards.errors import CardError
from schemas.packet import MAX_EXIF, Photo, PhotoFields

_EXIF_DATE = "%Y:%m:%d %H:%M:%S"
#: What is read, by directory.
_MAIN = (Base.Make, Base.Model)
_OWN = (Base.BodySerialNumber, Base.DateTimeOriginal, Base.OffsetTimeOriginal)
_GPS = (GPS.GPSLatitudeRef, GPS.GPSLatitude, GPS.GPSLongitudeRef, GPS.GPSLongitude)


def build_photo(data: bytes, item_id: str, filename: str = "", caption: str = "", url: str = "") -> Photo:
    """Return a packet's item for an image file: of its EXIF what relations follow from, and never its pixels.

    Thumbnails, makers' notes and names of people stay where they are: they would travel for nothing.

    Raises:
        CardError: the bytes are no image that Pillow knows.
    """
    try:
        with warnings.catch_warnings(), Image.open(BytesIO(data)) as image:
            warnings.simplefilter("ignore")
            block = _cut(image.getexif())
    except Exception as error:
        raise CardError("damaged", f"no image that can be read ({type(error).__name__})") from error
    exif = base64.b64encode(block).decode()
    return Photo(id=item_id, filename=filename, caption=caption, url=url, exif=exif if len(exif) <= MAX_EXIF else "")


def _cut(exif: Image.Exif) -> bytes:
    """Return a block with the fields that are read, and nothing else."""
    cut = Image.Exif()
    cut.update({tag: exif[tag] for tag in _MAIN if tag in exif})
    for directory, tags in ((IFD.Exif, _OWN), (IFD.GPSInfo, _GPS)):
        values = exif.get_ifd(directory)
        cut.get_ifd(directory).update({tag: values[tag] for tag in tags if tag in values})
    return cut.tobytes()


#: A packet is looked at for every reply over it.
@lru_cache(maxsize=1024)
def read_exif(block: bytes) -> PhotoFields:
    """Return what an EXIF block says of camera, time and place.

    The same bytes give the same fields. What cannot be read says nothing: a field alone, or a block that is damaged.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            exif = Image.Exif()
            exif.load(block)
            main, own, gps = dict(exif), exif.get_ifd(IFD.Exif), exif.get_ifd(IFD.GPSInfo)
    except Exception:  # noqa: BLE001 - whatever a reader of hostile bytes raises, they say nothing
        return PhotoFields()
    return PhotoFields(
        make=_text(main.get(Base.Make)),
        model=_text(main.get(Base.Model)),
        serial=_text(own.get(Base.BodySerialNumber)),
        taken_at=_time(own.get(Base.DateTimeOriginal)),
        offset=_text(own.get(Base.OffsetTimeOriginal)),
        latitude=_degrees(gps, GPS.GPSLatitude, GPS.GPSLatitudeRef, "N", "S"),
        longitude=_degrees(gps, GPS.GPSLongitude, GPS.GPSLongitudeRef, "E", "W"),
    )


def photo_fields(photo: Photo) -> PhotoFields:
    """Return what is known of a photo: its EXIF, and in its place what a person corrected."""
    read = read_exif(base64.b64decode(photo.exif)) if photo.exif else PhotoFields()
    return read.model_copy(update=photo.corrected.model_dump(exclude_none=True))


def _text(value: object) -> str | None:
    text = value.replace("\0", " ").strip() if isinstance(value, str) else ""
    return text if text and text.isprintable() else None


def _time(value: object) -> str | None:
    try:
        return datetime.strptime(_text(value) or "", _EXIF_DATE).isoformat()  # noqa: DTZ007 - EXIF has no zone here
    except ValueError:  # among them the zeros of a camera whose clock was never set
        return None


def _degrees(gps: Mapping[int, object], tag: int, reference: int, positive: str, negative: str) -> float | None:
    parts, side = gps.get(tag), _text(gps.get(reference))
    if not isinstance(parts, tuple) or len(parts) != 3 or side not in (positive, negative):
        return None
    try:
        degrees, minutes, seconds = (float(part) for part in parts)
    except (TypeError, ValueError, ZeroDivisionError):
        return None
    value = degrees + minutes / 60 + seconds / 3600
    if not (math.isfinite(value) and value >= 0 and 0 <= minutes <= 60 and 0 <= seconds <= 60):  # 60 by rounding
        return None
    return value if side == positive else -value
