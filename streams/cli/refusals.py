"""Refused proposals, written down for a person to label."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import orjson
import typer

from cards.view import view
from gates import find_quote
from schemas import IDENTITY_ZONES, Bibliography, BuiltCard, Proposal, Refusal, Region, SourceCard, Verdict
from streams.cli.context import RunId, ask
from streams.cli.exits import Exit
from streams.cli.output import err
from streams.client import Client
from streams.results import Results, results

app = typer.Typer(help="Bring home what the gates refused.", no_args_is_help=True, rich_markup_mode=None)
#: Stands for text of the card that is left out.
_LEFT_OUT = "\n[...]\n"
_ASKED = "was the refusal right? Write right or wrong."


@app.command()
def export(
    context: typer.Context,
    run: RunId,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", file_okay=False, help="A folder; it is made.")] = Path(
        "refusals"
    ),
) -> None:
    """Write a run's refused proposals for a person to label, one file each.

    A file holds the proposal, the reason, the entries of the run, and of the source's card what may say what it is and
    the place of the quote. Fill in its label; `make eval` rules labelled files again. A file that is there already is
    left as it is, with its label.

    Example: sourcebind refusals export thesis --out refusals
    """
    said, cards = ask(context, lambda client: _gathered(client, run))
    found = [(refusal, cards[refusal.source_id]) for refusal in said.refusals if refusal.source_id in cards]
    out.mkdir(parents=True, exist_ok=True)
    paths = {path: one for one in found if not (path := out / file_name(one[0])).exists()}
    for path, (refusal, card) in paths.items():
        document = to_label(refusal, card, said.bibliography, _beside(refusal, said))
        path.write_bytes(orjson.dumps(document, option=orjson.OPT_INDENT_2))
    err.print(f"written to {out}: {len(paths)} refusals", soft_wrap=True)
    if len(paths) < len(found):
        err.print(f"left as they were, since they are there already: {len(found) - len(paths)}")
    lost = len(said.refusals) - len(found) + said.expired
    if lost:
        err.print(f"not written, since their records are no longer kept: {lost}")
    raise typer.Exit(Exit.FINDINGS if lost else Exit.WELL)


async def _gathered(client: Client, run: str) -> tuple[Results, dict[str, SourceCard]]:
    """Return what the run says, and the newest card of each source that has one."""
    said = await results(client, run)
    built = [record async for record in client.records("cards", run) if isinstance(record, BuiltCard)]
    newest = {one.source_id: one for one in sorted(built, key=lambda one: one.revision)}
    return said, {source: one.card for source, one in newest.items() if one.card is not None}


def file_name(refusal: Refusal) -> str:
    """Return a name that the same refusal always has, and no other one, whatever the run."""
    return f"{_plain(refusal.reason)}-{_plain(refusal.entry_id)}-{refusal.digest}.json"


def _beside(refusal: Refusal, said: Results) -> list[Proposal]:
    """Return what else was proposed for the source, where that is why a proposal was refused."""
    if refusal.reason != "other_same_work":
        return []
    others: list[Verdict | Refusal] = [one for one in said.bound if one.method == "proposal"]
    others += [one for one in said.refusals if one != refusal]
    return [_proposed(one) for one in others if one.source_id == refusal.source_id]


def _proposed(one: Verdict | Refusal) -> Proposal:
    return Proposal(entry_id=one.entry_id, role=one.role, evidence=one.evidence)


def to_label(
    refusal: Refusal, card: SourceCard, bibliography: Bibliography, beside: Sequence[Proposal] = ()
) -> dict[str, Any]:
    """Return what a person reads and what the gates need to rule the proposal again, as JSON."""
    refused = next(gate for gate in refusal.gates if not gate.passed)
    entry = bibliography.entry(refusal.entry_id)
    part = excerpt(card, refusal.evidence)
    return {
        "label": "",
        "asked": _ASKED,
        "reason": f"{refused.gate}: {refusal.reason}",
        "said": [text for text in (refused.detail, refused.nearest) if text],
        "source": refusal.source_id,
        "entry": entry.model_dump(mode="json", exclude_defaults=True) if entry else None,
        "text": part.text.splitlines(),
        "proposal": _proposed(refusal).model_dump(mode="json"),
        "beside": [one.model_dump(mode="json") for one in beside],
        "view": view(card) if refusal.reason == "quote_not_in_view" else None,
        "card": part.model_dump(mode="json"),
        "entries": [each.model_dump(mode="json", exclude_defaults=True) for each in bibliography.entries],
    }


def excerpt(card: SourceCard, quote: str) -> SourceCard:
    """Return a card with the zones that may say what the work is, and with that in which the quote stands."""
    span = find_quote(quote, card.text)
    kept = [region for region in card.regions if region.zone in IDENTITY_ZONES or (span and _meet(region, span.start))]
    texts: list[str] = []
    regions: list[Region] = []
    at = 0
    for region, before in _with_gaps(kept, card.text):
        shift = at + len(before) - region.start
        texts += [before, card.text[region.start : region.end]]
        regions.append(_moved(region, shift))
        at = region.end + shift
    return card.model_copy(update={"text": "".join(texts), "regions": tuple(regions)})


def _meet(region: Region, at: int) -> bool:
    return region.start <= at < region.end


def _with_gaps(regions: Sequence[Region], text: str) -> Iterator[tuple[Region, str]]:
    """Yield each region and what stands between it and the one before: white space as it is, all else as a mark."""
    last = 0
    for region in regions:
        between = text[last : region.start]
        yield region, _LEFT_OUT if between.strip() else between
        last = region.end


def _moved(region: Region, shift: int) -> Region:
    subtitle = None if region.subtitle is None else region.subtitle + shift
    moved = {"start": region.start + shift, "end": region.end + shift, "subtitle": subtitle}
    return region.model_copy(update=moved)


def _plain(text: str) -> str:
    return re.sub(r"[^\w.-]+", "_", text)[:60]
