"""What is asked about pairs of claim and evidence, and the stored raw answer: never a verdict on the claim."""

from typing import ClassVar, Literal, get_args

from pydantic import Field

from schemas.batch import MAX_BATCH
from schemas.claim import Failure, Usage, claim_key
from schemas.outcome import OutcomeReason
from schemas.record import Id, Message, Record, Sha256

#: What a piece of evidence says of a claim.
PairVerdict = Literal[
    "supports",  # the excerpt supports this very claim
    "contradicts",  # both cannot be true
    "insufficient",  # read, and it does not suffice: no causality, not independent, not of that time, silent
    "unverifiable",  # could not be read, or nothing of that kind could ever show it
]
PAIR_VERDICTS: tuple[PairVerdict, ...] = get_args(PairVerdict)


def assessment_key(claim_sha256: str, evidence_sha256: str, prompt_version: str, model: str) -> str:
    """Return the key of the cache: the same pair of texts is never paid for twice.

    Args:
        claim_sha256: the claim's fingerprint.
        evidence_sha256: the evidence's fingerprint.
        prompt_version: of the verifier.
        model: of the verifier.
    """
    return claim_key(claim_sha256, evidence_sha256, prompt_version, model)


class PairQuestion(Record):
    """One pair of a batch, with the texts that the model sees."""

    claim_id: Id
    evidence_id: Id
    claim: str
    excerpt: str
    claim_sha256: Sha256
    evidence_sha256: Sha256
    #: Under which the answer is stored.
    key: Sha256

    @property
    def item(self) -> str:
        """What an answer is for: two pairs with the same texts are one question."""
        return self.key


class PairBatch(Message):
    """What the verifier asks in one call, in the order in which it is shown to the model."""

    noun: ClassVar[str] = "pair-batch"

    batch_id: Id
    prompt_version: str
    model: str
    questions: tuple[PairQuestion, ...] = Field(min_length=1, max_length=MAX_BATCH)


class Assessment(Message):
    """What the model said of one pair; unproven."""

    noun: ClassVar[str] = "assessment"

    key: Sha256
    claim_id: Id
    evidence_id: Id
    #: Of the texts that were asked about.
    claim_sha256: Sha256
    evidence_sha256: Sha256
    batch_id: Id
    prompt_version: str
    model: str
    verdict: PairVerdict
    #: The words of the excerpt that it rests on, as the model says it copied them; empty if it gave none.
    quote: str = ""
    #: The model's own short reason: shown, never read.
    reason: str = ""
    #: When it was taken into the cache, in milliseconds since 1970; 0 before that.
    stored_at: int = Field(default=0, ge=0)

    @property
    def item(self) -> str:
        """What it answers."""
        return self.key


class Assessments(Message):
    """The outcome of one batch: for each pair an assessment, or why there is none."""

    noun: ClassVar[str] = "assessments"

    batch_id: Id
    assessments: tuple[Assessment, ...] = ()
    #: Of each question without an answer; its ``source_id`` is the question's key, as its ``claim_key`` is.
    failures: tuple[Failure, ...] = ()
    usage: Usage = Usage()

    @property
    def answers(self) -> tuple[Assessment, ...]:
        """What was answered."""
        return self.assessments


class Unanswered(Record):
    """Why a pair has no assessment (yet); given to the gates beside the assessments, never on a topic."""

    claim_id: Id
    evidence_id: Id
    reason: OutcomeReason
    detail: str = ""
