"""What a run says now."""

from collections.abc import Mapping
from dataclasses import dataclass

from schemas import (
    Bibliography,
    BibliographyRow,
    Command,
    Forget,
    Outcome,
    Refusal,
    Standing,
    Verdict,
)
from streams.client import Client
from streams.suggest import unknown


@dataclass(frozen=True)
class Results:
    """The run's bibliography as it was corrected, where its sources stand, and all rulings on them."""

    run_id: str
    bibliography: Bibliography
    outcomes: Mapping[str, Outcome]
    #: Those that hold and those that were withdrawn, by entry and source.
    verdicts: tuple[Verdict, ...]
    #: Those that are still so, by entry and source.
    refusals: tuple[Refusal, ...]
    #: How many refusals are still so and can no longer be shown, since their topic keeps them for some days only.
    expired: int

    @property
    def bound(self) -> tuple[Verdict, ...]:
        """The verdicts that hold."""
        return tuple(verdict for verdict in self.verdicts if verdict.state == "bound")


class UnknownRunError(Exception):
    """There is no such run; the text names some that there are."""


async def results(client: Client, run_id: str) -> Results:
    """Return what the run says.

    Raises:
        UnknownRunError: nothing was ever published for the run, or it was forgotten.
    """
    rows = [r for r in (await client.latest("bibliography-table", run_id)).values() if isinstance(r, BibliographyRow)]
    outcomes = [o for o in (await client.latest("outcomes", run_id)).values() if isinstance(o, Outcome)]
    known = [row.bibliography for row in rows if not row.forgotten]
    if not known and not outcomes and not await _commanded(client, run_id):
        raise UnknownRunError(unknown("run", run_id, await runs(client)))
    verdicts = [v for v in (await client.latest("verdicts", run_id)).values() if isinstance(v, Verdict)]
    refusals, expired = await _refusals(client, run_id)
    return Results(
        run_id=run_id,
        bibliography=known[0] if known else Bibliography(),
        outcomes={outcome.source_id: outcome for outcome in sorted(outcomes, key=lambda outcome: outcome.source_id)},
        verdicts=tuple(sorted(verdicts, key=lambda verdict: (verdict.entry_id, verdict.source_id))),
        refusals=refusals,
        expired=expired,
    )


async def runs(client: Client) -> list[str]:
    """Return every run that has a bibliography."""
    rows = (await client.latest("bibliography-table")).values()
    return sorted(row.run_id for row in rows if isinstance(row, BibliographyRow) and not row.forgotten)


async def _refusals(client: Client, run_id: str) -> tuple[tuple[Refusal, ...], int]:
    rows = (await client.latest("standing-table", run_id)).values()
    in_force = {digest for row in rows if isinstance(row, Standing) for digest in row.refusals}
    told = [record async for record in client.records("refusals", run_id) if isinstance(record, Refusal)]
    found = {refusal.digest: refusal for refusal in told if refusal.digest in in_force}
    ordered = sorted(found.values(), key=lambda refusal: (refusal.entry_id, refusal.source_id, refusal.role))
    return tuple(ordered), len(in_force - found.keys())


async def _commanded(client: Client, run_id: str) -> bool:
    """Whether a command waits to be worked off: nothing else is known of a run that was just published."""
    commands = [record async for record in client.records("bibliography", run_id) if isinstance(record, Command)]
    return bool(commands) and not isinstance(commands[-1], Forget)
