"""A finished report: what it claims, and the evidence that was admitted for it."""

import hashlib
import unicodedata
from functools import cached_property
from typing import ClassVar, Literal, get_args

from pydantic import Field

from schemas.record import Id, Message, Record, Sha256

#: What a report goes through, in this order.
Stage = Literal[
    "scope_inquiry", "create_plan", "collect_evidence", "review_evidence", "assess_evidence", "synthesize_report",
    "verify_claims", "publish_report",
]  # fmt: skip
STAGES: tuple[Stage, ...] = get_args(Stage)

#: How sure the report is of a claim.
Confidence = Literal["low", "medium", "high"]

#: What of a report breaks its contract.
ViolationReason = Literal[
    "report_unreadable", "claim_unreadable", "evidence_unreadable",
    "claim_id_repeated", "evidence_id_repeated", "claim_empty", "evidence_empty", "evidence_not_admitted",
]  # fmt: skip


def fingerprint(kind: Literal["claim", "evidence"], text: str) -> str:
    """Return the SHA-256 of a text in normal form: NFC, white space as one space each, none at the ends.

    Case, punctuation and every letter count: what a reader can tell apart has another fingerprint. The kind is part
    of it, so that a claim's is never an evidence's.
    """
    normal = " ".join(unicodedata.normalize("NFC", text).split())
    return hashlib.sha256(f"{kind}\n{normal}".encode()).hexdigest()


class ReportClaim(Record):
    """One sentence of the report that it calls true, and the ids of the evidence that it cites."""

    id: Id
    text: str
    confidence: Confidence
    evidence_ids: tuple[Id, ...] = ()

    @cached_property
    def fingerprint(self) -> str:
        """Of the text alone: who else cites what does not change what was assessed."""
        return fingerprint("claim", self.text)


class Evidence(Record):
    """An admitted piece of evidence: the excerpt that claims are checked against, never the whole source."""

    id: Id
    excerpt: str
    #: Where it comes from: an address, a title, the id of a source. Shown, never read.
    origin: str = ""
    #: The excerpt was cut off before its end: what is missing may say the opposite.
    cut: bool = False

    @cached_property
    def fingerprint(self) -> str:
        """Of the excerpt alone."""
        return fingerprint("evidence", self.excerpt)


class Violation(Record):
    """One breach of the report's contract; the ids say where, as far as they could be read."""

    reason: ViolationReason
    claim_id: str = ""
    evidence_id: str = ""
    detail: str = ""


class Report(Message):
    """What could be read of a report's document: a report is the run of its own verification."""

    noun: ClassVar[str] = "report"

    claims: tuple[ReportClaim, ...] = ()
    evidence: tuple[Evidence, ...] = ()
    #: The report as its author wrote it, to the byte (JSON in UTF-8); empty if there is none.
    document: str = ""
    #: What of the document could not be read.
    problems: tuple[Violation, ...] = ()

    @cached_property
    def sha256(self) -> str:
        """Of the document; without one, of the claims and evidence."""
        return hashlib.sha256(self.document.encode() if self.document else self.to_bytes()).hexdigest()


class OnwardReport(Message):
    """A report as it goes on to its publication: the document byte for byte, and one more stage passed.

    That stage says that the check took place or was given up, never that a claim holds: see the report's quality.
    """

    noun: ClassVar[str] = "onward-report"

    revision: int = Field(ge=1)
    #: Of the document in UTF-8: the same as that of the document that came in.
    sha256: Sha256
    stages: tuple[Stage, ...]
    document: str
