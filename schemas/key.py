"""Record keys."""

import orjson


def encode_key(*parts: str) -> bytes:
    """Return the key of a record: one part as plain text, several as a JSON array.

    A run's key is its bare id, so that the default partitioner of a publisher in any language finds its partition.
    """
    return parts[0].encode() if len(parts) == 1 else orjson.dumps(parts)


def decode_key(key: bytes, parts: int) -> tuple[str, ...]:
    """Read what `encode_key` wrote.

    Raises:
        ValueError: the key does not have that many parts.
    """
    if parts == 1:
        return (key.decode(),)
    found = orjson.loads(key)
    if not (isinstance(found, list) and len(found) == parts and all(isinstance(part, str) for part in found)):
        raise ValueError(f"a key of {parts} parts was expected")
    return tuple(found)
