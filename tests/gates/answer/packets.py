"""Packets for the answer gates: photos with EXIF as a camera writes it, sources with their entries."""

import base64
from typing import Any

from PIL import Image
from PIL.ExifTags import GPS, IFD, Base

from schemas import BoundEntry, Citation, Draft, Entry, Finding, Name, Packet, Photo, RelationClaim, Source


def make_exif(  # noqa: PLR0917 - a parameter a field
    make: str = "",
    model: str = "",
    serial: str = "",
    taken: str = "",
    offset: str = "",
    place: tuple[float, float] | None = None,
) -> bytes:
    """Write an EXIF block; ``taken`` as cameras write it, "2016:07:02 14:03:05"."""
    exif = Image.Exif()
    own, gps = exif.get_ifd(IFD.Exif), exif.get_ifd(IFD.GPSInfo)
    main = {Base.Make: make, Base.Model: model}
    exif.update({tag: value for tag, value in main.items() if value})
    mine = {Base.BodySerialNumber: serial, Base.DateTimeOriginal: taken, Base.OffsetTimeOriginal: offset}
    own.update({tag: value for tag, value in mine.items() if value})
    if place:
        north, east = place
        gps.update({GPS.GPSLatitudeRef: "N" if north >= 0 else "S", GPS.GPSLatitude: _parts(north)})
        gps.update({GPS.GPSLongitudeRef: "E" if east >= 0 else "W", GPS.GPSLongitude: _parts(east)})
    return exif.tobytes()


def _parts(degrees: float) -> tuple[float, float, float]:
    whole, rest = divmod(abs(degrees) * 3600, 3600)
    minutes, seconds = divmod(rest, 60)
    return whole, minutes, round(seconds, 4)


def photo(item_id: str, *, filename: str = "", caption: str = "", url: str = "", **exif: Any) -> Photo:
    """Make a photo: ``photo("p1", make="Nikon", taken="2016:07:02 14:03:05")``."""
    block = base64.b64encode(make_exif(**exif)).decode()
    return Photo(id=item_id, filename=filename or f"{item_id}.jpg", caption=caption, url=url, exif=block)


def entry(doi: str, *authors: tuple[str, str], **fields: Any) -> Entry:
    """Make an entry that has a DOI."""
    names = tuple(Name(family=family, given=given) for family, given in authors)
    return Entry(id=f"entry of {doi}", doi=doi, authors=names, **fields)


def source(item_id: str, *entries: Entry | BoundEntry, cites: tuple[Entry, ...] = (), **fields: Any) -> Source:
    """Make a source that is these works, and cites those."""
    bound = tuple(
        each if isinstance(each, BoundEntry) else BoundEntry(entry=each, role="same_work") for each in entries
    )
    return Source(id=item_id, filename=f"{item_id}.pdf", entries=bound, references=cites, **fields)


def says(about: str, verdict: Any, quote: str) -> Finding:
    """Make a finding."""
    return Finding(about=about, verdict=verdict, quote=quote)


def draft(
    text: str, *cited: str | tuple[str, int], claims: tuple[tuple[str, str, str], ...] = (), **fields: Any
) -> Draft:
    """Make a draft: ``draft("Salt rose [S1].", "S1", claims=(("S1", "cites", "S2"),))``."""
    citations = tuple(Citation(id=one) if isinstance(one, str) else Citation(id=one[0], page=one[1]) for one in cited)
    made = tuple(RelationClaim(subject=one, relation=name, object=other) for one, name, other in claims)
    return Draft(text=text, cited=citations, claims=made, **fields)


#: Two sources, as in the public reports' cases.
TWO = Packet(items=(source("S1", pages=30), source("S2", pages=12)))
