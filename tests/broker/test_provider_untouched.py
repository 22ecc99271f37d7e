"""What was answered once is not asked again: not after a restart, not by another worker, never by a correction."""

from collections.abc import Callable

from schemas import CorrectEntry, Recheck, Regate, Verdict
from streams.client import Client
from streams.connection import Connection
from streams.settled import Settled
from streams.testing.rehearsal import rehearse
from tests.broker.provider_runs import at_work, cards, impatient, outgoing, publish, settings_for, settled, title_of
from tests.broker.wire import send

RUNS = {f"Thesis{number}": 3 for number in range(4)}


def corrections(title_for: Callable[[str], str], number: int) -> list[CorrectEntry]:
    return [
        CorrectEntry(run_id=run, event_id=f"correct-{number}", entry_id="veg16", changes={"title": title_for(run)})
        for run in RUNS
    ]


async def bound(client: Client, connection: Connection, prefix: str) -> set[tuple[str, str]]:
    """What is bound once the commands published until now are worked off."""
    for run in RUNS:
        await Settled(client, connection, prefix, run).ruled()
    verdicts = (await client.latest("verdicts")).values()
    return {(v.run_id, v.source_id) for v in verdicts if isinstance(v, Verdict) and v.state == "bound"}


async def test_nobody_is_asked_again(bootstrap: str, prefix: str) -> None:
    connection, first_sources = Connection(bootstrap=bootstrap), {(run, "p0") for run in RUNS}
    async with rehearse() as server:
        async with at_work(
            connection, settings_for(prefix, server.base_url), impatient(connection, prefix, server.base_url)
        ):
            await publish(connection, prefix, RUNS)
            async with Client(connection, prefix) as client:
                await settled(client, RUNS)
        assert len(server.requests) == len(RUNS)
    async with (
        rehearse(touch_fails=True) as untouchable,
        at_work(
            connection,
            settings_for(prefix, untouchable.base_url),
            impatient(connection, prefix, untouchable.base_url),
            impatient(connection, prefix, untouchable.base_url),
        ),
        Client(connection, prefix) as client,
    ):
        again = [outgoing(prefix, "cards", run, card.to_bytes()) for run in RUNS for card in cards(run, RUNS[run])]
        await send(bootstrap, again)
        await client.publish(*(Recheck(run_id=run, event_id="recheck-1") for run in RUNS))
        await client.publish(*(Regate(run_id=run, event_id="regate-1") for run in RUNS))
        assert await bound(client, connection, prefix) == first_sources
        await client.publish(*corrections(lambda run: "Deep Sea Trawling Nets", 1))
        assert await bound(client, connection, prefix) == set()
        await client.publish(*corrections(title_of, 2))
        assert await bound(client, connection, prefix) == first_sources
        await settled(client, RUNS)
