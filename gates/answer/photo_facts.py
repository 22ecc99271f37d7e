"""What the relations between photos are computed from."""

import math
import re
from dataclasses import dataclass
from datetime import datetime

from cards.photo import photo_fields
from schemas.packet import Photo, PhotoFields

_EARTH_METRES = 6_371_000.0
#: In the forms that `PhotoFields` names: a day without a time of day is no moment, and a fraction is no offset.
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", re.ASCII)
_OFFSET = re.compile(r"[+-]\d\d:\d\d|Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class PhotoFacts:
    """Camera, time and place of one photo; None: not known."""

    #: Make and model.
    model: tuple[str, str] | None
    #: Make, model and serial number of the body: two cameras of one model are two cameras.
    camera: tuple[str, str, str] | None
    #: By the camera's clock.
    taken: datetime | None
    #: The same with its offset from universal time.
    instant: datetime | None
    #: Latitude and longitude in degrees.
    place: tuple[float, float] | None


def read_photo(photo: Photo) -> PhotoFacts:
    """Read a photo's EXIF block and what a person corrected."""
    fields = photo_fields(photo)
    model = (fields.make or "", fields.model) if fields.model else None
    return PhotoFacts(
        model=model,
        camera=(*model, fields.serial) if model and fields.serial and _is_serial(fields.serial) else None,
        taken=_moment(fields.taken_at),
        instant=_moment(fields.taken_at, fields.offset) if fields.offset else None,
        place=_place(fields),
    )


def seconds_between(one: PhotoFacts, other: PhotoFacts) -> float | None:
    """Return how much later the other photo was taken; None if their clocks cannot be compared.

    Clocks can be compared if both say their offset, or if they are one camera's.
    """
    if one.instant and other.instant:
        return (other.instant - one.instant).total_seconds()
    if one.taken and other.taken and one.camera and one.camera == other.camera and not (one.instant or other.instant):
        return (other.taken - one.taken).total_seconds()
    return None


def metres_between(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Return the distance of two places on a globe (haversine)."""
    (lat1, lon1), (lat2, lon2) = (tuple(map(math.radians, place)) for place in (one, other))
    chord = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 2 * _EARTH_METRES * math.asin(math.sqrt(min(1.0, chord)))


def _is_serial(text: str) -> bool:
    """Say whether a serial number tells one camera from another: some write zeros, or that they have none."""
    return any(map(str.isdigit, text.replace("0", "")))


def _moment(taken: str | None, offset: str = "") -> datetime | None:
    if not (taken and _MOMENT.fullmatch(taken) and (not offset or _OFFSET.fullmatch(offset))):
        return None
    try:
        return datetime.fromisoformat(f"{taken}{offset}")
    except ValueError:
        return None


def _place(fields: PhotoFields) -> tuple[float, float] | None:
    latitude, longitude = fields.latitude, fields.longitude
    if latitude is None or longitude is None or not (abs(latitude) <= 90 and abs(longitude) <= 180):
        return None
    # cameras without a fix write zeros; there is only water
    return None if latitude == longitude == 0 else (latitude, longitude)
