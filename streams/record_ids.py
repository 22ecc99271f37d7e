"""The ids in a record's value, by name: its key holds no more than the run on the topics that are keyed by run."""

from collections import defaultdict
from collections.abc import Iterator

from schemas import MAX_BATCH, Failure, Record, TopicNoun
from streams.decode import UndecodableError, decode

#: What a record may be about.
_NAMES = ("source_id", "claim_id", "evidence_id", "question_id", "entry_id")

#: Where a record has several items: a batch its questions, an answer to it what was answered and what was not.
_PARTS = ("questions", "claims", "assessments", "replies", "failures")

#: What a failure calls its source; that of a pair is the key of its texts.
_FAILED: dict[TopicNoun, str] = {"proposals": "source_id", "assessments": "pair_key", "replies": "question_id"}


def record_ids(noun: TopicNoun, value: bytes | None) -> dict[str, str | list[str]]:
    """Return ``run_id``, and ``source_id`` or the like, or ``source_ids`` of several; nothing if it is no record."""
    try:
        record = decode(noun, value)
    except UndecodableError:
        return {}
    found: defaultdict[str, list[str]] = defaultdict(list)
    for name, item_id in _ids(noun, record):
        found[name].append(item_id)
    several = {f"{name}s": ids[:MAX_BATCH] for name, ids in found.items() if len(ids) > 1}
    return {**_named(record, "run_id"), **{name: ids[0] for name, ids in found.items() if len(ids) == 1}, **several}


def _ids(noun: TopicNoun, record: Record) -> Iterator[tuple[str, str]]:
    items = [item for part in _PARTS for item in getattr(record, part, ()) if isinstance(item, Record)]
    for item in (record, *items):
        if isinstance(item, Failure):
            yield _FAILED[noun], item.source_id
        else:
            yield from _named(item, *_NAMES).items()


def _named(item: Record, *names: str) -> dict[str, str]:
    return {name: item_id for name in names if isinstance(item_id := getattr(item, name, None), str)}
