"""How well a report's claims are supported by what they cite: a measure beside the report, never a part of it."""

from typing import ClassVar, Literal

from pydantic import Field

from schemas.assessment import PairVerdict
from schemas.outcome import OutcomeReason
from schemas.record import Id, Message, Record, Sha256
from schemas.report import Confidence, Violation
from schemas.ruling import Span

#: Why a result does not count at all.
DropReason = Literal[
    "pair_not_expected", "pair_settled", "claim_changed", "evidence_changed", "answered_twice",
    "quote_missing", "quote_too_short", "quote_over_gap", "quote_not_found", "misattributed",
]  # fmt: skip

#: Why a ``supports`` counts as ``insufficient`` only.
DemoteReason = Literal[
    "figure_not_in_evidence", "unit_not_in_evidence", "date_not_in_evidence", "negation_not_in_evidence",
    "negation_not_in_claim",
]  # fmt: skip

#: Why a pair is unverifiable whatever anyone says of it; it is not asked about.
SettledReason = Literal["evidence_empty", "evidence_cut", "pair_too_long"]

PairReason = DropReason | DemoteReason | SettledReason | Literal["not_answered"] | OutcomeReason

#: What became of an expected pair: assessed with a valid result; settled by code; all its results were dropped; or
#: nobody answered. Only the first two have a verdict.
PairState = Literal["assessed", "settled", "dropped", "unanswered"]

#: What became of the check as a whole; none of them says that a report is true. ``complete``: every pair that the
#: report names has a verdict. ``partial``: some have. ``unavailable``: pairs were to be asked about and none was
#: validly assessed. ``nothing_to_check``: the report names no pair, and breaks no contract.
QualityStatus = Literal["complete", "partial", "unavailable", "nothing_to_check"]


class PairQuality(Record):
    """What became of one expected pair."""

    evidence_id: Id
    state: PairState
    verdict: PairVerdict | None = None
    #: What the model said, if that is not the verdict.
    proposed: PairVerdict | None = None
    #: The words as they stand in the excerpt, and where; none without an exact quote.
    quote: str = ""
    span: Span | None = None
    reason: PairReason | None = None
    #: One sentence for the reviewer.
    detail: str = ""
    model: str = ""
    prompt_version: str = ""


class ClaimQuality(Record):
    """What a claim's pairs come to: contradicts before supports before insufficient; unverifiable if none is valid."""

    claim_id: Id
    confidence: Confidence
    verdict: PairVerdict
    #: Of the pair that decided; empty if there is none.
    evidence_id: str = ""
    pairs: tuple[PairQuality, ...] = ()


class DroppedResult(Record):
    """A result that does not count; its ids are as the model gave them."""

    claim_id: str
    evidence_id: str
    reason: DropReason
    detail: str = ""


class Coverage(Record):
    """Expected pairs, by what became of them, and dropped results by reason: a missing check never reads as a pass."""

    expected: int = Field(ge=0)
    assessed: int = Field(ge=0)
    settled: int = Field(ge=0)
    dropped: int = Field(ge=0)
    unanswered: int = Field(ge=0)
    #: Results, not pairs: some are of no expected pair.
    dropped_by_reason: dict[DropReason, int]
    unanswered_by_reason: dict[PairReason, int]


class ReportQuality(Message):
    """The summary that goes beside the unchanged report."""

    noun: ClassVar[str] = "report-quality"

    #: Of the report that was checked; 0 outside a stream.
    revision: int = Field(default=0, ge=0)
    report_sha256: Sha256
    status: QualityStatus
    coverage: Coverage
    #: Claims by their verdict.
    verdicts: dict[PairVerdict, int]
    #: Claims of high confidence, and how many of them nothing supports.
    high_confidence: int = Field(ge=0)
    high_confidence_unsupported: int = Field(ge=0)
    claims: tuple[ClaimQuality, ...] = ()
    violations: tuple[Violation, ...] = ()
    dropped: tuple[DroppedResult, ...] = ()
    gates_version: int = Field(ge=1)


class ReportRow(Message):
    """A report at hand, and what was last told of it; a row of the table, as it stands in its compacted topic."""

    noun: ClassVar[str] = "report-row"

    revision: int = Field(ge=1)
    document: str
    #: The latest command ids, so that a repeat is known.
    event_ids: tuple[str, ...] = ()
    told: ReportQuality | None = None
    #: The last revision that went on to its publication; 0 before the first.
    onward: int = Field(default=0, ge=0)
    #: Questions that nobody answered and nobody is asked any more, by their key.
    given_up: dict[Sha256, OutcomeReason] = Field(default_factory=dict)
    #: The report was forgotten, its document with it; the row keeps late answers from bringing it back.
    forgotten: bool = False
