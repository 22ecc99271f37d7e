"""The ids in a record's key, by name: what logs and traces say a record is about."""

from collections.abc import Sequence

from schemas import TOPICS, TopicNoun, decode_key


def key_ids(noun: TopicNoun, key: bytes | None) -> dict[str, str]:
    """Return ``run_id``, ``source_id`` and the like; nothing if the key is not as the program makes it."""
    try:
        return named_ids(noun, decode_key(key or b"", len(TOPICS[noun].key)))
    except ValueError:
        return {}


def named_ids(noun: TopicNoun, parts: Sequence[str]) -> dict[str, str]:
    """Return the same of a key's parts."""
    named = zip(TOPICS[noun].key, parts, strict=True) if noun != "ticks" else ()
    return {f"{name}_id": part for name, part in named if part}
