"""One event of the binder, start to end."""

from schemas import BuiltCard, Command, Message, Proposals, Record, Tick
from streams.binder.answers import on_proposals
from streams.binder.arrivals import on_card
from streams.binder.commands import on_command
from streams.binder.state import State
from streams.binder.sweep import on_tick
from streams.binder.work import Work
from streams.decode import UndecodableError, decode
from streams.effects import Count, Effect, Forward
from streams.event import Event
from streams.partition import partition_of


def step(state: State, event: Event) -> tuple[Effect, ...]:
    """Return what the event asks for; the state is only read.

    Order holds within one topic only, so whatever comes before its time is stored, and ruled when the rest is there.
    A repeat of the last events changes nothing.
    """
    work = Work(state, event.at)
    try:
        record = decode(event.noun, event.value)
    except UndecodableError as error:
        work.reject(error.code, str(error))
        return work.effects
    if isinstance(record, Message) and partition_of(record.run_id) != event.partition:
        return (Forward(record.run_id), Count("forwarded", (("topic", event.noun),)))
    _handle(work, record, event.partition)
    return work.effects


def _handle(work: Work, record: Record, partition: int) -> None:
    match record:
        case Tick():
            on_tick(work, record, partition)
        case BuiltCard():
            on_card(work, record)
        case Proposals():
            on_proposals(work, record)
        case Command():
            on_command(work, record)
