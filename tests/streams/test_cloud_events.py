"""Headers that another program reads with the standard's own library."""

from datetime import UTC, datetime

import pytest
from cloudevents.core.bindings.kafka import KafkaMessage, from_binary
from cloudevents.core.formats.json import JSONFormat

from schemas import Outcome, Record, Removal, SetEntries, Tick, Upload, encode_key
from streams.cloud_events import deleted_type, event_type, headers_for
from streams.effects import Send

OUTCOME = Outcome(run_id="thesis", source_id="Müller.pdf", upload_revision=1, state="pending", reason="asked")
SEND = Send("outcomes", ("thesis", "Müller.pdf"), OUTCOME)
UPLOAD = Upload(run_id="r", source_id="s", revision=1, uri="file:///s", sha256="0" * 64, filename="s")


def headers(send: Send = SEND, value: bytes | None = b"{}", at: int = 1_700_000_000_123) -> dict[str, bytes]:
    return dict(headers_for(send, value, at=at, stage="binder"))


def test_the_standards_own_library_reads_them() -> None:
    value = OUTCOME.to_bytes()
    event = from_binary(KafkaMessage(headers(value=value), encode_key(*SEND.key), value), JSONFormat())
    assert event.get_specversion() == "1.0"
    assert event.get_type() == "org.sourcebind.outcome.pending.v1"
    assert event.get_source() == "sourcebind/binder"
    assert event.get_subject() == "thesis/Müller.pdf"
    assert event.get_time() == datetime(2023, 11, 14, 22, 13, 20, 123000, UTC)
    assert event.get_datacontenttype() == "application/json"


def test_the_time_is_utc_as_rfc_3339_writes_it() -> None:
    assert headers()["ce_time"] == b"2023-11-14T22:13:20.123000Z"


def test_the_same_record_has_the_same_id_at_any_time() -> None:
    assert headers()["ce_id"] == headers(at=0)["ce_id"]


@pytest.mark.parametrize(
    ("send", "value"),
    [
        (Send("verdicts", SEND.key, OUTCOME), b"{}"),
        (Send("outcomes", ("thesis", "b"), OUTCOME), b"{}"),
        (SEND, b"{ }"),
    ],
)
def test_another_topic_key_or_value_has_another_id(send: Send, value: bytes) -> None:
    assert headers(send, value)["ce_id"] != headers()["ce_id"]


@pytest.mark.parametrize(
    ("record", "kind"),
    [
        (UPLOAD, "upload"),
        (Removal(run_id="r", source_id="s", revision=1), "removal"),
        (SetEntries(run_id="r", event_id="e", entries=()), "command.set"),
        (Tick(at=0), "tick"),
    ],
)
def test_the_type_names_the_record_and_its_kind(record: Record, kind: str) -> None:
    assert event_type(record) == f"org.sourcebind.{kind}.v1"


def test_a_tombstone_is_a_deletion() -> None:
    assert headers(Send("outcomes", SEND.key, None), None)["ce_type"] == b"org.sourcebind.outcome.deleted.v1"
    assert deleted_type("verdicts") == "org.sourcebind.verdict.deleted.v1"
