"""One event of the answerer, start to end."""

from schemas import Command, Record, Replies, Tick
from streams.answerer.batches import WAITS, close_batches, on_replies
from streams.answerer.commands import on_command
from streams.answerer.work import State, Work
from streams.effects import Effect
from streams.event import Event
from streams.job.step import effects_of
from streams.job.sweep import sweep


def step(state: State, event: Event) -> tuple[Effect, ...]:
    """Return what the event asks for; the state is only read, and a repeat of the last events changes nothing."""
    return effects_of(Work(state, event.at), event, _handle)


def _handle(work: Work, record: Record, partition: int) -> None:
    match record:
        case Tick():
            sweep(work, record, partition, WAITS, close_batches)
        case Replies():
            on_replies(work, record)
        case Command():
            on_command(work, record)
