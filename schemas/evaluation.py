"""How a verifier did on the reference cases, once: what the history of its runs is made of."""

from typing import Literal

from pydantic import Field

from schemas.assessment import PairVerdict
from schemas.quality import PairReason
from schemas.record import Id, Record, Sha256


class ReferenceCase(Record):
    """A claim, an excerpt, and what a careful reader says of the two."""

    id: Id
    claim: str
    excerpt: str
    expected: PairVerdict
    #: Words of the excerpt that decide; empty where it says nothing of the matter.
    quote: str = ""


class CaseOutcome(Record):
    """What the verifier came to in one case, after the gates; None: there is no valid result."""

    case_id: Id
    expected: PairVerdict
    verdict: PairVerdict | None
    #: Before the gates.
    proposed: PairVerdict | None = None
    #: Why the gates changed or dropped the result, or why there is none.
    reason: PairReason | None = None


MeasureName = Literal["assessed", "right", "supports_found", "contradictions_found", "false_supports"]


class Measure(Record):
    """One figure against its threshold."""

    name: MeasureName
    #: A share from 0 to 1; ``false_supports`` is a number of cases.
    value: float = Field(ge=0)
    bound: Literal["at_least", "at_most"]
    threshold: float = Field(ge=0)
    passed: bool


class Evaluation(Record):
    """One run over the reference cases; it passed if every measure did."""

    schema_version: Literal[1] = 1
    #: Milliseconds since 1970; 0: whoever keeps the history puts it in.
    at: int = Field(default=0, ge=0)
    #: Of the cases: figures of other cases are not comparable.
    cases_sha256: Sha256
    #: Who answered; empty if nobody did, several joined by a comma.
    model: str
    prompt_version: str
    gates_version: int = Field(ge=1)
    measures: tuple[Measure, ...]
    outcomes: tuple[CaseOutcome, ...]
    passed: bool
