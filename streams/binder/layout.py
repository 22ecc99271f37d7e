"""The binder's tables, what it tells, and which of its rows belong together."""

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from gates import GATES_VERSION
from gates.identifier import field_identifiers
from schemas import (
    Batch,
    BibliographyRow,
    CardRow,
    Claim,
    Message,
    Outcome,
    Pending,
    Refusal,
    Spending,
    Standing,
    Upload,
    Verdict,
)
from streams.job.layout import Layout, Name, Place

_SOURCE = ("run_id", "source_id")
_BATCH = ("run_id", "batch_id")
_BIND = ("run_id", "source_id", "entry_id")


class Answer(NamedTuple):
    """A stored claim as the index knows it."""

    source_id: str
    key: str
    sha256: str
    #: Of the live proposer, about all entries at once: alone, it is ruled whatever the bibliography is.
    whole: bool


def _belongs(row: Message) -> Iterator[tuple[Name, Hashable]]:
    match row:
        case CardRow():
            yield from _card_belongs(row)
        case Claim():
            yield ("claims", row.run_id, row.source_id), row.key
            # a claim may come before its source's card
            whole = row.parts == 1 and not row.trial
            yield ("answers", row.run_id), Answer(row.source_id, row.key, row.sha256, whole)
            for proposal in row.proposals:
                yield ("named", row.run_id, proposal.entry_id), (row.source_id, row.key)
        case Standing():
            yield ("standings", row.run_id), row.source_id
            # what no bibliography decides alone
            if row.outcome.state != "bound" or any(verdict.gates_version != GATES_VERSION for verdict in row.verdicts):
                yield ("open", row.run_id), row.source_id
            for verdict in row.verdicts:
                yield ("bound", row.run_id, verdict.entry_id), (row.source_id, verdict.role)
                if verdict.method != "proposal":
                    yield ("fast", row.run_id), (verdict.entry_id, row.source_id)


def _card_belongs(row: CardRow) -> Iterator[tuple[Name, Hashable]]:
    yield ("cards", row.run_id), row.source_id
    if row.sha256 and not row.removed:
        yield ("bytes", row.run_id, row.sha256), row.source_id
    for doi in {*row.own_dois, *field_identifiers(row.provenance.doi if row.provenance else "", "")}:
        yield ("doi", row.run_id, doi), row.source_id
    if row.provenance:
        yield ("stamped", row.run_id, row.provenance.entry_id), row.source_id


LAYOUT = Layout(
    rows={
        BibliographyRow: Place("bibliography-table", ("run_id",)),
        CardRow: Place("cards-table", _SOURCE),
        Claim: Place("claims", (*_SOURCE, "key")),
        Pending: Place("pending-table", _SOURCE),
        Spending: Place("spending-table", _BATCH),
        Standing: Place("standing-table", _SOURCE),
    },
    records={
        Verdict: Place("verdicts", _BIND),
        Refusal: Place("refusals", _BIND),
        Outcome: Place("outcomes", _SOURCE),
        Batch: Place("batches", _BATCH),
        Upload: Place("uploads", _SOURCE),
    },
    belongs=_belongs,
)
