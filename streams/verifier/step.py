"""One event of the verifier, start to end."""

from schemas import Assessments, Command, Record, Tick
from streams.effects import Effect
from streams.event import Event
from streams.job.step import effects_of
from streams.job.sweep import sweep
from streams.verifier.answers import on_assessments
from streams.verifier.batches import close_batches
from streams.verifier.commands import on_command
from streams.verifier.settle import settle
from streams.verifier.state import State
from streams.verifier.waiting import WAITS
from streams.verifier.work import Work


def step(state: State, event: Event) -> tuple[Effect, ...]:
    """Return what the event asks for; the state is only read. A repeat of the last events changes nothing."""
    return effects_of(Work(state, event.at), event, _handle)


def _handle(work: Work, record: Record, partition: int) -> None:
    match record:
        case Tick():
            sweep(work, record, partition, WAITS, close_batches)
        case Assessments():
            on_assessments(work, record)
        case Command():
            on_command(work, record)
    for run in sorted(work.touched):
        settle(work, run)
