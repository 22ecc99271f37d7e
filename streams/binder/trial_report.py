"""Live against trial: both ruled by today's gates, on the sources that both were asked about."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from gates import fast_path
from schemas import BibliographyRow, CardRow, Claim, Spending, Usage
from streams.binder.rule import rule_claims
from streams.binder.sources import asks_today, chosen, claims_of, claims_today, first_of
from streams.binder.state import State
from streams.binder.work import Work
from streams.job.terms import Asked

#: What a proposer would bind a source to: entry, role, and whether a flag is on it.
Bind = tuple[str, str, bool]


@dataclass
class Side:
    """What one proposer brought."""

    asked: Asked
    proposals: int = 0
    binds: dict[str, list[Bind]] = field(default_factory=dict)
    #: By the gate that refused first, and its reason.
    refused: Counter[tuple[str, str]] = field(default_factory=Counter)
    #: Of all batches that it was asked in the run, whichever sources they held.
    batches: int = 0
    sources_asked: int = 0
    usages: list[Usage] = field(default_factory=list)

    @property
    def bound(self) -> int:
        """Proposals that the gates would let pass, flagged or not."""
        return sum(len(binds) for binds in self.binds.values())

    @property
    def flagged(self) -> int:
        """Those with a flag."""
        return sum(flagged for binds in self.binds.values() for _, _, flagged in binds)

    @property
    def usd(self) -> float:
        """US dollars that its batches cost."""
        return sum(usage.usd for usage in self.usages)


@dataclass(frozen=True)
class TrialReport:
    """One trial of a run."""

    #: Sources about which both have answered.
    compared: tuple[str, ...]
    live: Side
    trial: Side

    @property
    def differing(self) -> tuple[str, ...]:
        """The sources that the two would bind to other entries, or in other roles."""
        return tuple(
            source
            for source in self.compared
            if _told(self.live.binds.get(source, [])) != _told(self.trial.binds.get(source, []))
        )


def trial_reports(state: State, run_id: str) -> list[TrialReport]:
    """Return a report for each proposer that was on trial in the run and is not the live one by now.

    Args:
        state: the binder's tables, and the live proposer.
        run_id: the run.
    """
    work = Work(state, 0)
    known = work.row(BibliographyRow, run_id)
    answers: dict[Asked, dict[str, tuple[Claim, ...]]] = defaultdict(dict)
    for row in _rows(work, run_id) if known else ():
        for asked in {Asked(claim.model, claim.prompt_version) for claim in claims_of(work, row) if claim.trial}:
            answers[asked][row.source_id] = _answer(work, known, row, asked) if known else ()
    order = sorted(answers.keys() - {work.asked}, key=lambda asked: (asked.model, asked.prompt_version))
    return [_report(work, known, asked, answers[asked]) for asked in order if known]


def _rows(work: Work, run_id: str) -> Iterator[CardRow]:
    for source in work.names("cards", run_id):
        row = work.row(CardRow, run_id, source)
        if row and first_of(work, row) == source:
            yield row


def _answer(work: Work, known: BibliographyRow, row: CardRow, asked: Asked) -> tuple[Claim, ...]:
    keys = [ask.key for ask in asks_today(work, known, row, asked)]
    return chosen(keys, [c for c in claims_of(work, row) if Asked(c.model, c.prompt_version) == asked])


def _report(work: Work, known: BibliographyRow, asked: Asked, answers: dict[str, tuple[Claim, ...]]) -> TrialReport:
    live, trial = Side(work.asked), Side(asked)
    compared = []
    for source, claims in answers.items():
        row = work.row(CardRow, known.run_id, source)
        ours = claims_today(work, known, row) if row else ()
        if row and ours and claims:
            compared.append(source)
            _rule(work, known, row, ours, live)
            _rule(work, known, row, claims, trial)
    for side in (live, trial):
        _add_costs(side, _spendings(work, known.run_id))
    return TrialReport(tuple(compared), live, trial)


def _rule(work: Work, known: BibliographyRow, row: CardRow, claims: tuple[Claim, ...], side: Side) -> None:
    card = work.card(row.run_id, row.source_id)
    if card is None:
        return
    fast = fast_path(card, known.bibliography, row.provenance)
    for said in rule_claims(claims, card, known.bibliography, fast if fast and fast.bound else None):
        ruling = said.ruling
        side.proposals += 1
        if ruling.bound:
            side.binds.setdefault(row.source_id, []).append((ruling.entry_id, ruling.role, bool(ruling.flags)))
        else:
            gate = next(result.gate for result in ruling.gates if not result.passed)
            side.refused[gate, ruling.reason or ""] += 1


def _spendings(work: Work, run_id: str) -> Iterator[Spending]:
    for spent in sorted(work.members("spent", run_id)):
        row = work.row(Spending, run_id, spent.batch_id)
        if row:
            yield row


def _add_costs(side: Side, spendings: Iterable[Spending]) -> None:
    for row in spendings:
        if Asked(row.model, row.prompt_version) == side.asked:
            side.batches += 1
            side.sources_asked += row.sources
            side.usages += row.usages


def _told(binds: Iterable[Bind]) -> set[tuple[str, str]]:
    return {(entry, role) for entry, role, _ in binds}
