"""One event of a job, start to end."""

from collections.abc import Callable

from schemas import Message, Record
from streams.decode import UndecodableError, decode
from streams.effects import Count, Effect, Forward
from streams.event import Event
from streams.job.waits import W
from streams.partition import partition_of


def effects_of(work: W, event: Event, handle: Callable[[W, Record, int], None]) -> tuple[Effect, ...]:
    """Return what an event asks for; what cannot be read is a dead letter, what lies wrong is sent where it belongs.

    Args:
        work: the step.
        event: of any input topic.
        handle: does what the record asks; it is given its partition, too.
    """
    try:
        record = decode(event.noun, event.value)
    except UndecodableError as error:
        work.reject(error.code, str(error))
        return work.effects
    if isinstance(record, Message) and partition_of(record.run_id) != event.partition:
        return (Forward(record.run_id), Count("forwarded", (("topic", event.noun),)))
    handle(work, record, event.partition)
    return work.effects
