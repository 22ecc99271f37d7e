"""Why an entry has the sources that it has, or none; why a source is bound to what it is bound to, or to nothing."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated

import typer

from gates.answer import MatchedResult
from schemas import CardRow, GateResult, Outcome, Refusal, Sighting, SourceCard, Verdict, encode_key
from streams.cli.context import Json, RunId, ask, check_id
from streams.cli.nearest import nearest
from streams.cli.output import print_indented, print_json, visible
from streams.cli.tables import why_so
from streams.client import Client
from streams.results import Results, results
from streams.suggest import unknown

Ruled = Verdict | Refusal

EntryOrSource = Annotated[
    str, typer.Argument(metavar="NAME", help="The entry's id, or the source's.", callback=check_id)
]

#: Spaces before a line, and the line.
Line = tuple[int, str]


def why(context: typer.Context, run: RunId, entry: EntryOrSource, json: Json = False) -> None:
    """Show every ruling on an entry or a source, gate by gate.

    Of what a gate saw, zone, page and offsets in the card's text are shown. An entry for which nothing was proposed has
    no gates; then it is said what is known of the sources. Of a source that was left unbound the nearest entries are
    listed, each with its match in per cent of the best one's; that is no probability.

    Example: sourcebind why thesis vega2016
    """
    said, card = ask(context, lambda client: _said(client, run, entry))
    withdrawn = [verdict for verdict in said.verdicts if verdict.state == "withdrawn"]
    rulings: list[Ruled] = [*said.bound, *said.refusals, *withdrawn]
    found = [ruled for ruled in rulings if ruled.entry_id == entry]
    if not found and said.bibliography.entry(entry) is None:
        if entry not in said.outcomes:
            raise typer.BadParameter(unknown("entry", entry, [each.id for each in said.bibliography.entries]))
        _source(said, entry, [ruled for ruled in rulings if ruled.source_id == entry], card, json=json)
        return
    if json:
        print_json("why", run_id=run, entry_id=entry, rulings=[record.model_dump(mode="json") for record in found])
        return
    for indent, text in _lines(said, entry, found):
        print_indented(visible(text), indent)


async def _said(client: Client, run: str, name: str) -> tuple[Results, SourceCard | None]:
    """Return what the run says, and the card of the source of that name, if it is one's."""
    said = await results(client, run)
    rows = await client.latest("cards-table", run) if name in said.outcomes else {}
    row = rows.get(encode_key(run, name))
    return said, row.card() if isinstance(row, CardRow) else None


def _source(said: Results, source: str, found: list[Ruled], card: SourceCard | None, *, json: bool) -> None:
    outcome = said.outcomes[source]
    near = nearest(card, said.bibliography) if card and outcome.state == "unbound" else ()
    if json:
        dumped = [record.model_dump(mode="json") for record in found]
        nearest_entries = [{"entry_id": one.item_id, "match_percentage": one.match_percentage} for one in near]
        print_json("why", run_id=said.run_id, source_id=source, rulings=dumped, nearest=nearest_entries)
        return
    for indent, text in _source_lines(said, outcome, found, near):
        print_indented(visible(text), indent)


def _source_lines(
    said: Results, outcome: Outcome, found: list[Ruled], near: tuple[MatchedResult, ...]
) -> Iterator[Line]:
    yield 0, f"{outcome.source_id}: {outcome.state}, {why_so(outcome)}"
    for ruled in found:
        yield 0, ""
        yield from _ruling(ruled, ruled.entry_id)
    if near:
        yield 0, ""
        yield 0, "Nearest entries, by words of their titles, names and years:"
    for one in near:
        yield 2, f"{one.item_id} (match {one.match_percentage} %): {_named(said, one.item_id)}"


def _lines(said: Results, entry: str, found: list[Ruled]) -> Iterator[Line]:
    yield 0, f"{entry}: {_named(said, entry)}"
    for ruled in found:
        yield 0, ""
        yield from _ruling(ruled, ruled.source_id)
    if not found:
        yield from _nothing(said)
    if said.expired:
        yield 0, ""
        yield 0, f"{said.expired} refusals of this run, of any entry, are older than their topic keeps them (7 days)."


def _named(said: Results, entry: str) -> str:
    found = said.bibliography.entry(entry)
    if found is None:
        return "no longer in the bibliography"
    names = ", ".join(name.literal or name.family for name in (found.authors or found.editors))
    return ". ".join(filter(None, (names, found.title, str(found.year or ""))))


def _nothing(said: Results) -> Iterator[Line]:
    yield 0, "Nothing was proposed for it, and no DOI or stamp names it."
    states = Counter(outcome.state for outcome in said.outcomes.values() if outcome.state != "removed")
    yield (
        0,
        f"Sources of the run: {', '.join(f'{count} {state}' for state, count in sorted(states.items())) or 'none'}.",
    )
    blind = [outcome for outcome in said.outcomes.values() if outcome.state in ("pending", "unreadable", "failed")]
    if blind:
        yield 0, "It may be one of those that nobody could read or be asked about:"
    for outcome in blind:
        yield 2, f"{outcome.source_id}: {outcome.state}, {outcome.reason}"


def _ruling(ruled: Ruled, name: str) -> Iterator[Line]:
    state = ruled.state if isinstance(ruled, Verdict) else "refused"
    reason = f": {ruled.reason}" if ruled.reason else ""
    yield 0, f"{name}: {state} as {ruled.role}{reason}"
    by = f"{ruled.model} ({ruled.prompt_version})" if ruled.model else "no model"
    yield 2, f'evidence "{ruled.evidence}", proposed by {by}'
    yield 2, f"ruled by gates version {ruled.gates_version} against revision {ruled.revision} of the bibliography"
    if isinstance(ruled, Verdict) and ruled.flags:
        yield 2, f"flags: {', '.join(ruled.flags)}"
    if state == "withdrawn":
        yield 2, "the gates while it was bound:"
    for gate in ruled.gates:
        yield from _gate(gate)


def _gate(gate: GateResult) -> Iterator[Line]:
    yield 2, f"{gate.gate}: {'passed' if gate.passed else 'refused'}{f', {gate.reason}' if gate.reason else ''}"
    if gate.detail:
        yield 4, gate.detail
    for sighting in gate.seen:
        yield 4, f'saw "{sighting.text}" ({_place(sighting)})'
    if gate.nearest:
        yield 4, f'nearest text: "{gate.nearest}"'


def _place(sighting: Sighting) -> str:
    if sighting.page is None:
        return sighting.zone
    place = f"{sighting.zone}, page {sighting.page}"
    return place if sighting.start is None else f"{place}, characters {sighting.start} to {sighting.end}"
