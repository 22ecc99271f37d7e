"""The agent of a job with tables: decode, step, carry out."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from itertools import count
from typing import TypeVar, cast

from faust import Stream
from faust.types import EventT, Message, StreamT

from schemas import TopicNoun
from streams.at_work import at_work
from streams.carry import Carrier
from streams.cloud_events import headers_in
from streams.effects import Count, Effect, Reject
from streams.event import Event
from streams.fatal import Exit, describe
from streams.guard import Guard
from streams.lanes import Lanes

log = logging.getLogger(__name__)

S = TypeVar("S")

#: What a job does with one event; it only reads the state.
Step = Callable[[S, Event], Iterable[Effect]]


def agent_for(
    step: Callable[[Event], Iterable[Effect]],
    nouns: Mapping[str, TopicNoun],
    guard: Guard,
    carrier: Carrier,
    ends: Exit,
) -> Callable[[StreamT[bytes]], Awaitable[None]]:
    """Return the agent's function.

    Faust acknowledges an event whose body raises or is cancelled, and goes on with the next: so whatever happens here
    ends the process, and the event comes again. Should Faust start the agent a second time, that is counted.
    """
    starts = count()

    async def work(record: EventT[bytes]) -> None:
        message = record.message
        try:
            if guard.admits(message.tp, message.offset):
                event = read(message, nouns[message.topic])
                with at_work(event):
                    await carrier.carry(event, attempt(step, event))
                guard.finish(message.tp, message.offset)
            record.ack()
        except BaseException as error:
            ends(f"{message.topic}[{message.partition}] offset {message.offset}: {describe(error)}")
            raise

    async def agent(stream: StreamT[bytes]) -> None:
        if next(starts):
            carrier.count(Count("agent_restarts"))
        lanes = Lanes(work)
        async for record in cast(Stream[bytes], stream).noack().events():
            await lanes.put(record.message.partition, record)

    return agent


def read(message: Message, noun: TopicNoun) -> Event:
    """Return a Kafka record as an event."""
    return Event(
        noun,
        message.partition,
        message.offset,
        message.key,
        message.value,
        round(message.timestamp * 1000),
        headers_in(message),
    )


def attempt(step: Callable[[Event], Iterable[Effect]], event: Event) -> tuple[Effect, ...]:
    """Return what the step asks for; an event at which it fails becomes a dead letter.

    A step is pure, so it would fail again at every repeat, and its partition would stand still for one bad record.
    """
    try:
        return tuple(step(event))
    except MemoryError:  # says nothing about the event
        raise
    except Exception as error:  # noqa: BLE001 - whatever a defect raises
        log.error("%s offset %d became a dead letter: %s", event.noun, event.offset, describe(error))
        reason = Reject("step_failed", f"{type(error).__name__} in the step")
        return reason, Count("dead_letters", (("code", "step_failed"),))
