"""Old bytes stay readable, and today's records are written as they always were.

A golden file is never edited: a record that must change gets a new schema version and a new file beside the old one.
"""

from pathlib import Path

import pytest

from schemas import TOPICS, Record
from tests.schemas.samples import SAMPLES
from tests.schemas.samples_bind import CARD

GOLDEN = Path(__file__).parent / "golden" / "v1"


#: Fields that came later, each with what it is in a record from before, by record.
_SOURCE: dict[str, object] = {"uri": "", "filename": "", "extractor": ""}
ADDED: dict[str, dict[str, object]] = {
    "BuiltCard": {**_SOURCE, "card": CARD.model_copy(update={"ocr_text": False})},
    "CardRow": _SOURCE,
    "Pending": {"held_until": 0},
}


@pytest.mark.parametrize("record", SAMPLES, ids=lambda record: type(record).__name__)
def test_a_record_is_written_as_its_golden_bytes_and_read_back(record: Record) -> None:
    golden = (GOLDEN / f"{type(record).__name__}.json").read_bytes()
    assert record.to_bytes() == golden
    assert type(record).from_bytes(golden) == record


@pytest.mark.parametrize("name", ADDED)
def test_bytes_from_before_a_field_was_added_are_read(name: str) -> None:
    today = next(record for record in SAMPLES if type(record).__name__ == name)
    golden = (GOLDEN.parent / "earlier" / f"{name}.json").read_bytes()
    assert type(today).from_bytes(golden) == today.model_copy(update=ADDED[name])


def test_every_record_of_every_topic_has_golden_bytes() -> None:
    travelling = {record.__name__ for topic in TOPICS.values() for record in topic.records}
    assert travelling == {path.stem for path in GOLDEN.glob("*.json")}


def test_every_field_of_every_sample_is_filled() -> None:
    for record in SAMPLES:
        unset = set(type(record).model_fields) - record.model_fields_set - {"kind", "schema_version"}
        assert unset <= EXCLUSIVE.get(type(record).__name__, set()), type(record).__name__


#: Fields that cannot be filled beside the others.
EXCLUSIVE = {
    "BuiltCard": {"removed", "reason", "detail"},
    "CorrectEntry": {"expected_revision"},
    "CorrectClaim": {"expected_revision"},
    "CorrectEvidence": {"expected_revision"},
    "RemoveEntry": {"expected_revision"},
    "Recheck": {"expected_revision"},
    "Regate": {"expected_revision"},
    "Forget": {"expected_revision"},
}
