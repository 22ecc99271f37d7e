"""Commands that are worked off at once, by workers of one's own."""

from collections.abc import Sequence
from dataclasses import dataclass

from schemas import Batch, Command, TopicNoun, Verdict
from streams import compose
from streams.client import Client, record_of
from streams.connection import Connection
from streams.event import Event
from streams.run_watch import RunWatch
from streams.settings import Settings
from streams.settled import Look, Settled
from streams.tail import Tail
from streams.working import working

#: Where what commands change is told.
TOLD: tuple[TopicNoun, ...] = ("verdicts", "batches", "dead-letters")


@dataclass(frozen=True)
class Changed:
    """What was told since commands were published."""

    #: Those that are bound or withdrawn since.
    verdicts: tuple[Verdict, ...] = ()
    #: How many batches were asked.
    batches: int = 0
    #: Commands that could not be taken.
    letters: tuple[Event, ...] = ()


async def at_once(
    settings: Settings,
    connection: Connection,
    commands: Sequence[Command],
    *,
    asks: bool = False,
    look: Look = lambda watch: None,
) -> Changed:
    """Publish commands, work them off, and return what they changed.

    Args:
        settings: of the workers.
        connection: to the cluster.
        commands: to one run or several.
        asks: with a proposer, until no source waits for an answer; otherwise nobody can be asked.
        look: is shown what a run says while it asks.

    Raises:
        KafkaError: the broker would not.
        TopicMismatch: a topic is not as it must be.
    """
    makers = (compose.binder, compose.proposer) if asks else (compose.binder,)
    async with working(makers, settings, connection), Client(connection, settings.prefix) as client:
        async with client.tail(TOLD) as tail:
            await _news(tail, commands)
            await client.publish(*commands)
            for run in sorted({command.run_id for command in commands}):
                settled = Settled(client, connection, settings.prefix, run)
                await settled.ruled()
                if asks:
                    async with RunWatch(client, run) as watch:
                        await settled.wait(watch, look)
            return await _news(tail, commands)


async def _news(tail: Tail, commands: Sequence[Command]) -> Changed:
    runs, values = {command.run_id for command in commands}, {command.to_bytes() for command in commands}
    events = [event async for event in tail.read()]
    records = [record for event in events if event.noun != "dead-letters" and (record := record_of(event))]
    verdicts = {(v.run_id, v.source_id, v.entry_id): v for v in records if isinstance(v, Verdict) and v.run_id in runs}
    return Changed(
        verdicts=tuple(sorted(verdicts.values(), key=lambda verdict: (verdict.entry_id, verdict.source_id))),
        batches=sum(isinstance(record, Batch) and record.run_id in runs for record in records),
        letters=tuple(event for event in events if event.noun == "dead-letters" and event.value in values),
    )
