"""What the gates say of a source today."""

from collections.abc import Iterable, Set
from dataclasses import dataclass
from typing import Any, NamedTuple

from cards import view
from gates import GATES_VERSION, fast_path, find_quote, rule_source
from schemas import ROLES, Bibliography, BibliographyRow, CardRow, Claim, Flag, Refusal, Ruling, SourceCard, Verdict
from streams.binder.sources import claims_today, same_bytes
from streams.binder.work import Work


@dataclass(frozen=True)
class Ruled:
    """The verdicts and refusals of a source, and the claims that they rest on (none: nobody answered)."""

    verdicts: tuple[Verdict, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    claims: tuple[Claim, ...] = ()


class Said(NamedTuple):
    """A ruling, and the claim that the proposal stood in; None for the fast path."""

    ruling: Ruling
    claim: Claim | None = None


def rule(work: Work, row: CardRow, known: BibliographyRow, batch: Set[str]) -> Ruled:
    """Rule the source's fast path and its claims; ``batch`` are the sources that the model saw beside it just now."""
    card = work.card(row.run_id, row.source_id)
    if card is None:
        return Ruled()
    fast = fast_path(card, known.bibliography, row.provenance)
    fast = fast if fast and fast.bound else None
    claims = claims_today(work, known, row)
    said = rule_claims(claims, card, known.bibliography, fast)
    bound = _one_an_entry([*([Said(fast)] if fast else []), *(one for one in said if one.ruling.bound)])
    revision = known.bibliography.revision
    return Ruled(
        verdicts=tuple(_verdict(work, row, one, revision) for one in bound),
        refusals=tuple(refusal(work, row, one, revision, batch) for one in said if not one.ruling.bound),
        claims=claims,
    )


def rule_claims(
    claims: Iterable[Claim], card: SourceCard, bibliography: Bibliography, fast: Ruling | None
) -> list[Said]:
    """Rule all proposals of a source together, whichever claim they stand in."""
    proposed = [(claim, proposal) for claim in claims for proposal in claim.proposals]
    rulings = rule_source([proposal for _, proposal in proposed], card, bibliography, view(card), fast)
    return [Said(ruling, claim) for (claim, _), ruling in zip(proposed, rulings, strict=True)]


def refusal(work: Work, row: CardRow, said: Said, revision: int, batch: Set[str]) -> Refusal:
    """Return what is told of a refused proposal; see `rule` for ``batch``."""
    ruling = _attributed(work, row, said.ruling, batch)
    return Refusal(**_about(row, said, revision), reason=ruling.reason or "ambiguous")


def _about(row: CardRow, said: Said, revision: int) -> dict[str, Any]:
    ruling, claim = said
    return {
        "run_id": row.run_id,
        "source_id": row.source_id,
        "entry_id": ruling.entry_id,
        "role": ruling.role,
        "evidence": ruling.evidence,
        "gates": ruling.gates,
        "model": claim.model if claim else "",
        "prompt_version": claim.prompt_version if claim else "",
        "revision": revision,
        "gates_version": GATES_VERSION,
    }


def _verdict(work: Work, row: CardRow, said: Said, revision: int) -> Verdict:
    flags = (*said.ruling.flags, *_several(work, row, said.ruling))
    return Verdict(**_about(row, said, revision), state="bound", method=said.ruling.method, flags=flags)


def _several(work: Work, row: CardRow, ruling: Ruling) -> tuple[Flag, ...]:
    """Two sources of other bytes that both are the entry's work: each says so; copies of one file do not."""
    if ruling.role != "same_work":
        return ()
    same = {row.source_id, *same_bytes(work, row.run_id, row.sha256)}
    return ("several_sources",) if same_work_sources(work, row.run_id, ruling.entry_id) - same else ()


def same_work_sources(work: Work, run: str, entry: str) -> set[str]:
    """Return the sources that were last told to be the entry's work."""
    return {source for source, role in work.members("bound", run, entry) if role == "same_work"}


def _one_an_entry(said: Iterable[Said]) -> list[Said]:
    """A verdict's key is source and entry: of several roles the one with the fewest flags is told, in ROLES' order."""
    best: dict[str, Said] = {}
    for one in sorted(said, key=lambda one: _rank(one.ruling)):
        best.setdefault(one.ruling.entry_id, one)
    return [best[entry] for entry in sorted(best)]


def _rank(ruling: Ruling) -> tuple[bool, int, int]:
    return ruling.method == "proposal", len(ruling.flags), ROLES.index(ruling.role)


def _attributed(work: Work, row: CardRow, ruling: Ruling, batch: Set[str]) -> Ruling:
    if ruling.reason != "quote_not_found":
        return ruling
    for other in sorted(batch - {row.source_id}):
        card = work.card(row.run_id, other)
        if card and find_quote(ruling.evidence, card.text):
            return ruling.model_copy(update={"reason": "misattributed"})
    return ruling
