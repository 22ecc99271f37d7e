"""Records on their way out: what a step asks for, as bytes with a place."""

from typing import NamedTuple

from schemas import MAX_BYTES, TOPICS, encode_key
from streams.cloud_events import Headers, headers_for
from streams.effects import Forward, Reject, Send
from streams.event import Event
from streams.partition import partition_of

#: Of the largest record, left to the key, the headers and the batch around it.
HEADROOM = 64 * 1024

#: The most bytes that a value may have.
MAX_VALUE = MAX_BYTES - HEADROOM


class Outgoing(NamedTuple):
    """One record to publish."""

    topic: str
    #: None: the default partitioner's, by the key.
    partition: int | None
    key: bytes | None
    value: bytes | None
    headers: Headers
    #: None: the time at which it is sent.
    timestamp_ms: int | None = None

    @property
    def fits(self) -> bool:
        """Whether the topic takes it; told before it is sent, since a refusal later would come at every repeat."""
        return len(self.value or b"") <= MAX_VALUE and len(self.key or b"") <= HEADROOM // 2


def outgoing(event: Event, effect: Send | Forward | Reject, prefix: str, stage: str) -> Outgoing:
    """Return the record that an effect of an event asks for.

    Args:
        event: what the step was given.
        effect: what it asks for.
        prefix: of the topics' names.
        stage: who sends it.
    """
    match effect:
        case Send():
            value = None if effect.record is None else effect.record.to_bytes()
            headers = headers_for(effect, value, at=event.at, stage=stage)
            topic = TOPICS[effect.noun].name(prefix)
            return Outgoing(topic, partition_of(effect.key[0]), encode_key(*effect.key), value, headers)
        case Forward():
            topic = TOPICS[event.noun].name(prefix)
            return Outgoing(topic, partition_of(effect.run_id), event.key, event.value, event.headers, event.at)
        case Reject():
            return dead_letter(event, effect, prefix, stage)


def dead_letter(event: Event, reject: Reject, prefix: str, stage: str) -> Outgoing:
    """Return an event's dead letter: key, value and headers as they came, and why it could not be taken.

    What is added follows the header names of Kafka Streams' dead letters. An event that was small only while it was
    compressed does not fit a second time: it is left out, and the letter says where it lies.
    """
    reasons = (
        ("__dlq.errors.topic", TOPICS[event.noun].name(prefix).encode()),
        ("__dlq.errors.partition", str(event.partition).encode()),
        ("__dlq.errors.offset", str(event.offset).encode()),
        ("__dlq.errors.message", reject.reason[:1000].encode()),
        ("sourcebind-error-code", reject.code.encode()),
        ("sourcebind-stage", stage.encode()),
    )
    topic = TOPICS["dead-letters"].name(prefix)
    # aiokafka sends no record that has neither key nor value
    key = b"" if event.key is None and event.value is None else event.key
    letter = Outgoing(topic, event.partition, key, event.value, (*event.headers, *reasons))
    if letter.fits and sum(len(name) + len(value or b"") for name, value in event.headers) <= HEADROOM // 4:
        return letter
    size = str(len(event.value or b"")).encode()
    return Outgoing(topic, event.partition, b"", None, (*reasons, ("sourcebind-omitted-bytes", size)))
