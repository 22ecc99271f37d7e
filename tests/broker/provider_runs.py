"""Runs of a card or two, put on the topics as the cards stage does, and a proposer with little patience."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager

from schemas import TOPICS, BuiltCard, Outcome, SetEntries, TopicNoun
from streams import compose, topics
from streams.client import Client
from streams.connection import Connection
from streams.effects import Count
from streams.outgoing import Outgoing
from streams.partition import partition_of
from streams.process import Service
from streams.proposer_stage import ProposerStage
from streams.providers.budget import Budget
from streams.providers.once import Once
from streams.settings import Settings
from streams.stage_worker import StageWorker
from tests.broker.wire import send
from tests.streams.anthropic_provider import AnthropicProvider
from tests.streams.thesis import built, card, entry

#: A call that hangs is cut soon, and a batch is given up after a few.
IMPATIENT = Budget(call_seconds=1.5, batch_seconds=6.0, least_seconds=0.2, first_wait=0.05)


def title_of(run: str) -> str:
    """A title in which the run's name stands, so that a script can tell its requests from others."""
    return f"{run} Salinity Cycles"


def command(run: str) -> SetEntries:
    entries = (entry("veg16", title_of(run), "Vega"), entry("ose19", "Harbour Dredging Costs", "Osei", 2019))
    return SetEntries(run_id=run, event_id="set-1", entries=entries)


def cards(run: str, sources: int) -> list[BuiltCard]:
    """The first source is the work that the run's first entry names, the others are none."""
    titles = [title_of(run), *(f"Ripples of {run} number {number}" for number in range(1, sources))]
    made = [built(f"p{number}", card(title, "R. Vega")) for number, title in enumerate(titles)]
    return [one.model_copy(update={"run_id": run}) for one in made]


def outgoing(prefix: str, noun: TopicNoun, run: str, value: bytes, at: int | None = None) -> Outgoing:
    return Outgoing(TOPICS[noun].name(prefix), partition_of(run), run.encode(), value, (), at)


async def publish(connection: Connection, prefix: str, runs: Mapping[str, int]) -> None:
    """Publish each run's bibliography and its so many cards."""
    async with Client(connection, prefix) as client:
        await client.publish(*map(command, runs))
    made = [card for run, sources in runs.items() for card in cards(run, sources)]
    await send(connection.bootstrap, [outgoing(prefix, "cards", card.run_id, card.to_bytes()) for card in made])


async def settled(client: Client, runs: Mapping[str, int]) -> dict[str, dict[str, Outcome]]:
    """Wait until no source of these runs is pending, and return where each stands."""
    async with asyncio.timeout(90), client.tail(["outcomes"]) as tail:
        found: dict[str, dict[str, Outcome]] = {run: {} for run in runs}
        while not all(_at_rest(found[run].values(), sources) for run, sources in runs.items()):
            async for event in tail.read():
                outcome = Outcome.from_bytes(event.value or b"")
                found[outcome.run_id][outcome.source_id] = outcome
            await asyncio.sleep(0.2)
    return found


def _at_rest(outcomes: Iterable[Outcome], sources: int) -> bool:
    states = [outcome.state for outcome in outcomes]
    return len(states) == sources and "pending" not in states


def ignore(count: Count) -> None:
    """Nobody watches."""


def settings_for(prefix: str, base_url: str) -> Settings:
    return Settings(prefix=prefix, provider="anthropic", base_url=base_url)


def impatient(connection: Connection, prefix: str, base_url: str) -> Service:
    """A proposer that gives up soon."""
    stage = ProposerStage(Once(AnthropicProvider("none", base_url=base_url, budget=IMPATIENT)))
    return StageWorker(connection, prefix, "proposer", stage, window=8)


@asynccontextmanager
async def at_work(connection: Connection, settings: Settings, *others: Service) -> AsyncIterator[None]:
    """A binder, and others beside it, for a block."""
    await topics.ensure(connection, settings.prefix)
    together = compose.Together([compose.binder(settings, connection, ignore), *others])
    await together.start()
    try:
        yield
    finally:
        await together.stop()
