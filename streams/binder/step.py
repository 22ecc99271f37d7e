"""One event of the binder, start to end."""

from schemas import BuiltCard, Command, Proposals, Record, Tick
from streams.binder.answers import on_proposals
from streams.binder.arrivals import on_card
from streams.binder.batches import close_batches
from streams.binder.commands import on_command
from streams.binder.retry import WAITS
from streams.binder.state import State
from streams.binder.work import Work
from streams.effects import Effect
from streams.event import Event
from streams.job.step import effects_of
from streams.job.sweep import sweep


def step(state: State, event: Event) -> tuple[Effect, ...]:
    """Return what the event asks for; the state is only read.

    Order holds within one topic only, so whatever comes before its time is stored, and ruled when the rest is there.
    A repeat of the last events changes nothing.
    """
    return effects_of(Work(state, event.at), event, _handle)


def _handle(work: Work, record: Record, partition: int) -> None:
    match record:
        case Tick():
            sweep(work, record, partition, WAITS, close_batches)
        case BuiltCard():
            on_card(work, record)
        case Proposals():
            on_proposals(work, record)
        case Command():
            on_command(work, record)
