"""What people do to a report that is checked."""

from typing import Annotated, Literal

from pydantic import Field, JsonValue

from schemas.command import Command, Forget, Recheck, Regate
from schemas.record import Id
from schemas.report import Stage


class SubmitReport(Command):
    """This is the report now, and these stages it has passed."""

    kind: Literal["submit"] = "submit"
    stages: tuple[Stage, ...]
    #: The report's JSON exactly as its author wrote it.
    document: str


class CorrectClaim(Command):
    """These fields of the claim change; never its id."""

    kind: Literal["correct_claim"] = "correct_claim"
    claim_id: Id
    changes: dict[str, JsonValue] = Field(min_length=1)


class CorrectEvidence(Command):
    """These fields of the evidence change; never its id."""

    kind: Literal["correct_evidence"] = "correct_evidence"
    evidence_id: Id
    changes: dict[str, JsonValue] = Field(min_length=1)


AnyReportCommand = Annotated[
    SubmitReport | CorrectClaim | CorrectEvidence | Recheck | Regate | Forget,
    Field(discriminator="kind"),
]
