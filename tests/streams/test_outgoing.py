"""What a step asks for, as records: where they go and what they carry."""

from schemas import MAX_BYTES, Outcome, encode_key
from streams.effects import Forward, Reject, Send
from streams.event import Event
from streams.outgoing import HEADROOM, MAX_VALUE, Outgoing, outgoing
from streams.partition import partition_of

OUTCOME = Outcome(run_id="thesis", source_id="a.pdf", upload_revision=1, state="pending", reason="asked")
EVENT = Event("cards", 4, 17, b"thesis", b'{"x": 1}', 1_700_000_000_123, (("ce_id", b"abc"), ("trace", b"")))


def of(effect: Send | Forward | Reject, event: Event = EVENT) -> Outgoing:
    return outgoing(event, effect, "sourcebind", "binder")


def test_a_record_goes_to_the_partition_of_its_run_whatever_its_key_holds() -> None:
    record = of(Send("outcomes", ("thesis", "a.pdf"), OUTCOME))
    assert (record.topic, record.partition) == ("sourcebind.outcomes.v1", partition_of("thesis"))
    assert (record.key, record.value) == (encode_key("thesis", "a.pdf"), OUTCOME.to_bytes())


def test_a_record_is_as_old_as_the_moment_it_is_sent_in() -> None:
    # else a replay of an old event would send what the topic's retention deletes at once
    assert of(Send("outcomes", ("thesis", "a.pdf"), OUTCOME)).timestamp_ms is None


def test_a_tombstone_has_no_value() -> None:
    """STR-04: our own deletions are real nulls."""
    assert of(Send("outcomes", ("thesis", "a.pdf"), None)).value is None


def test_a_repeat_is_the_same_to_the_byte() -> None:
    send = Send("outcomes", ("thesis", "a.pdf"), OUTCOME)
    assert of(send) == of(send)


def test_a_forwarded_event_keeps_its_bytes_headers_and_time() -> None:
    record = of(Forward("thesis"))
    assert (record.topic, record.partition) == ("sourcebind.cards.v1", partition_of("thesis"))
    assert (record.key, record.value, record.headers) == (EVENT.key, EVENT.value, EVENT.headers)
    assert record.timestamp_ms == EVENT.at


def test_a_dead_letter_is_the_event_and_why() -> None:
    letter = of(Reject("wrong_schema", "entries: missing"))
    assert (letter.topic, letter.partition) == ("sourcebind.dead-letters.v1", EVENT.partition)
    assert (letter.key, letter.value) == (EVENT.key, EVENT.value)
    assert letter.headers[:2] == EVENT.headers
    assert dict(letter.headers[2:]) == {
        "__dlq.errors.topic": b"sourcebind.cards.v1",
        "__dlq.errors.partition": b"4",
        "__dlq.errors.offset": b"17",
        "__dlq.errors.message": b"entries: missing",
        "sourcebind-error-code": b"wrong_schema",
        "sourcebind-stage": b"binder",
    }


def test_a_dead_letter_without_key_and_value_is_one_all_the_same() -> None:
    letter = of(Reject("null_value", "null"), Event("cards", 4, 17, None, None, 0))
    assert (letter.key, letter.value) == (b"", None)  # a record without both cannot be sent
    assert letter.fits


def test_an_event_that_fits_no_second_time_is_left_out_and_its_place_named() -> None:
    large = Event("cards", 4, 17, b"thesis", b"x" * (MAX_VALUE + 1), 0, (("big", b"y"),))
    letter = of(Reject("not_json", "no JSON"), large)
    assert (letter.key, letter.value) == (b"", None)
    assert letter.fits
    headers = dict(letter.headers)
    assert headers["sourcebind-omitted-bytes"] == str(MAX_VALUE + 1).encode()
    assert headers["__dlq.errors.offset"] == b"17"
    assert "big" not in headers


def test_an_event_whose_headers_are_too_large_is_left_out_as_well() -> None:
    letter = of(Reject("not_json", "no JSON"), Event("cards", 4, 17, b"k", b"v", 0, (("h", b"x" * HEADROOM),)))
    assert "sourcebind-omitted-bytes" in dict(letter.headers)


def test_a_long_reason_is_cut() -> None:
    letter = of(Reject("wrong_schema", "x" * MAX_BYTES))
    assert len(dict(letter.headers)["__dlq.errors.message"]) == 1000


def test_what_is_too_large_does_not_fit() -> None:
    assert Outgoing("t", 0, b"k", b"x" * MAX_VALUE, ()).fits
    assert not Outgoing("t", 0, b"k", b"x" * (MAX_VALUE + 1), ()).fits
    assert not Outgoing("t", 0, b"k" * HEADROOM, b"", ()).fits
