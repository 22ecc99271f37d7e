"""Records are frozen and strict, and refuse what they do not know."""

import pytest
from pydantic import ValidationError

from schemas import Bibliography, Entry, Proposal, Verdict, decode_key, encode_key
from tests.schemas.samples import SAMPLES
from tests.schemas.samples_bind import VERDICT


@pytest.mark.parametrize("record", SAMPLES, ids=lambda record: type(record).__name__)
def test_an_unknown_field_is_refused(record: object) -> None:
    data = record.to_bytes()  # type: ignore[attr-defined]  # every sample is a record
    with pytest.raises(ValidationError):
        type(record).from_bytes(data[:-1] + b',"extra":1}')  # type: ignore[attr-defined]  # `record` is typed by its base


def test_a_record_cannot_be_changed() -> None:
    with pytest.raises(ValidationError):
        VERDICT.revision = 4  # type: ignore[misc]  # that is the test


def test_nothing_is_coerced() -> None:
    with pytest.raises(ValidationError):
        Entry.from_bytes(b'{"id": "a", "year": "2016"}')
    with pytest.raises(ValidationError):
        Proposal.from_bytes(b'{"entry_id": "a", "role": "same work", "evidence": "x"}')


def test_a_verdict_of_another_schema_version_is_refused() -> None:
    data = VERDICT.to_bytes()
    assert b'"schema_version":1' in data
    with pytest.raises(ValidationError):
        Verdict.from_bytes(data.replace(b'"schema_version":1', b'"schema_version":2'))


def test_ids_are_unique_in_a_bibliography() -> None:
    with pytest.raises(ValidationError):
        Bibliography(entries=(Entry(id="a"), Entry(id="a")))


def test_the_fingerprint_depends_on_the_entries_and_not_on_their_order() -> None:
    one, two = Entry(id="a", title="One"), Entry(id="b", title="Two")
    fingerprint = Bibliography(entries=(one, two)).fingerprint
    assert Bibliography(entries=(two, one), revision=7).fingerprint == fingerprint
    assert Bibliography(entries=(one, Entry(id="b", title="Too"))).fingerprint != fingerprint


@pytest.mark.parametrize("parts", [("run",), ("run", "source"), ("run\x1f", '","', "ü\\")])
def test_a_key_is_read_as_it_was_written(parts: tuple[str, ...]) -> None:
    assert decode_key(encode_key(*parts), len(parts)) == parts


def test_a_run_is_its_own_key() -> None:
    assert encode_key("thesis-7") == b"thesis-7"


def test_a_key_with_other_parts_is_refused() -> None:
    with pytest.raises(ValueError, match="3 parts"):
        decode_key(encode_key("run", "source"), 3)
