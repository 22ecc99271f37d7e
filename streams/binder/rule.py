"""What the gates say of a source today."""

from collections.abc import Iterable, Set
from dataclasses import dataclass
from typing import Any

from cards import view
from gates import GATES_VERSION, fast_path, find_quote, rule_source
from schemas import ROLES, BibliographyRow, CardRow, Claim, Flag, Refusal, Ruling, Verdict
from streams.binder.sources import claim_today, same_bytes
from streams.binder.work import Work


@dataclass(frozen=True)
class Ruled:
    """The verdicts and refusals of a source, and the claim that they rest on (None: nobody answered)."""

    verdicts: tuple[Verdict, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    claim: Claim | None = None


def rule(work: Work, row: CardRow, known: BibliographyRow, batch: Set[str]) -> Ruled:
    """Rule the source's fast path and its claim; ``batch`` are the sources that the model saw beside it just now."""
    card = work.card(row.run_id, row.source_id)
    if card is None:
        return Ruled()
    fast = fast_path(card, known.bibliography, row.provenance)
    fast = fast if fast and fast.bound else None
    claim = claim_today(work, known, row)
    proposals = claim.proposals if claim else ()
    rulings = rule_source(proposals, card, known.bibliography, view(card), fast)
    bound = _one_an_entry([*([fast] if fast else []), *(ruling for ruling in rulings if ruling.bound)])
    refused = [_attributed(work, row, ruling, batch) for ruling in rulings if not ruling.bound]
    about = _about(row, claim, known.bibliography.revision)
    return Ruled(
        verdicts=tuple(_verdict(work, row, ruling, about) for ruling in bound),
        refusals=tuple(Refusal(**about, **_said(ruling), reason=ruling.reason or "ambiguous") for ruling in refused),
        claim=claim,
    )


def _about(row: CardRow, claim: Claim | None, revision: int) -> dict[str, Any]:
    return {
        "run_id": row.run_id,
        "source_id": row.source_id,
        "model": claim.model if claim else "",
        "prompt_version": claim.prompt_version if claim else "",
        "revision": revision,
        "gates_version": GATES_VERSION,
    }


def _said(ruling: Ruling) -> dict[str, Any]:
    return {"entry_id": ruling.entry_id, "role": ruling.role, "evidence": ruling.evidence, "gates": ruling.gates}


def _verdict(work: Work, row: CardRow, ruling: Ruling, about: dict[str, Any]) -> Verdict:
    asked = {} if ruling.method == "proposal" else {"model": "", "prompt_version": ""}
    flags = (*ruling.flags, *_several(work, row, ruling))
    return Verdict(**{**about, **asked}, **_said(ruling), state="bound", method=ruling.method, flags=flags)


def _several(work: Work, row: CardRow, ruling: Ruling) -> tuple[Flag, ...]:
    """Two sources of other bytes that both are the entry's work: each says so; copies of one file do not."""
    if ruling.role != "same_work":
        return ()
    same = {row.source_id, *same_bytes(work, row.run_id, row.sha256)}
    others = same_work_sources(work, row.run_id, ruling.entry_id) - same
    return ("several_sources",) if others else ()


def same_work_sources(work: Work, run: str, entry: str) -> set[str]:
    """Return the sources that were last told to be the entry's work."""
    return {source for source, role in work.members("bound", run, entry) if role == "same_work"}


def _one_an_entry(rulings: Iterable[Ruling]) -> list[Ruling]:
    """A verdict's key is source and entry: of several roles the one with the fewest flags is told, in ROLES' order."""
    best: dict[str, Ruling] = {}
    for ruling in sorted(rulings, key=lambda r: (r.method == "proposal", len(r.flags), ROLES.index(r.role))):
        best.setdefault(ruling.entry_id, ruling)
    return [best[entry] for entry in sorted(best)]


def _attributed(work: Work, row: CardRow, ruling: Ruling, batch: Set[str]) -> Ruling:
    if ruling.reason != "quote_not_found":
        return ruling
    for other in sorted(batch - {row.source_id}):
        card = work.card(row.run_id, other)
        if card and find_quote(ruling.evidence, card.text):
            return ruling.model_copy(update={"reason": "misattributed"})
    return ruling
