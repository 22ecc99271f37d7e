"""A packet as a person writes it: JSON, with image files beside it."""

from pathlib import Path
from typing import Any

import orjson
from pydantic import ValidationError

from cards import CardError, build_photo
from schemas import Packet
from schemas.strict_json import read_strict
from streams.answerer.commands import MAX_PACKET


class PacketFileError(Exception):
    """The file is no packet; the text says what to do."""


def read_packet(path: Path) -> Packet:
    """Read a packet file.

    It holds ``{"items": [...]}``; see the schema of `Packet`. A photo may name a ``file`` beside the packet file
    instead of carrying its EXIF block, which is then read from there.

    Raises:
        PacketFileError: it is no packet, has no items, is too large, or a photo's file is no image.
        OSError: a file cannot be read.
    """
    try:
        value = read_strict(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise PacketFileError(f"{path} is no JSON: {error}") from None
    if not isinstance(value, dict) or not isinstance(value.get("items"), list) or not value["items"]:
        raise PacketFileError(f'{path} holds no packet: {{"items": [...]}} is expected')
    items = [_with_exif(path.parent, item) for item in value["items"]]
    try:
        packet = Packet.from_bytes(orjson.dumps({**value, "items": items}))
    except ValidationError as error:
        raise PacketFileError(f"{path} is no packet: {_places(error)}") from None
    if (size := len(packet.to_bytes())) > MAX_PACKET:
        raise PacketFileError(f"{path} has {size} bytes, {MAX_PACKET} are taken at most: shorten the sources' texts")
    return packet


def _with_exif(folder: Path, item: Any) -> Any:
    if not isinstance(item, dict) or item.get("kind") != "photo" or not isinstance(item.get("file"), str):
        return item
    name = item["file"]
    try:
        photo = build_photo((folder / name).read_bytes(), "file", Path(name).name)
    except CardError as error:
        raise PacketFileError(f"{folder / name}: {error.detail}") from None
    described = {key: value for key, value in item.items() if key != "file"}
    return {"filename": photo.filename, "exif": photo.exif, **described}


def _places(error: ValidationError) -> str:
    found = error.errors(include_input=False, include_url=False)
    return "; ".join(f"{'.'.join(map(str, item['loc'])) or 'items'}: {item['msg']}" for item in found[:5])
