"""A pair of claim and evidence, as it is asked about."""

from typing import NamedTuple, Self

from gates import Pair
from schemas import PairQuestion, assessment_key
from streams.job.terms import Asked


class AskedPair(NamedTuple):
    """A pair that code has not settled, and the key of its answer; pairs with the same texts have the same key."""

    pair: Pair
    key: str

    @classmethod
    def of(cls, pair: Pair, asked: Asked) -> Self:
        """Return the pair with the key of what this model would say of it."""
        texts = pair.claim.fingerprint, pair.evidence.fingerprint
        return cls(pair, assessment_key(*texts, asked.prompt_version, asked.model))

    def question(self) -> PairQuestion:
        """Return what a model is asked."""
        claim, evidence = self.pair
        return PairQuestion(
            claim_id=claim.id,
            evidence_id=evidence.id,
            claim=claim.text,
            excerpt=evidence.excerpt,
            claim_sha256=claim.fingerprint,
            evidence_sha256=evidence.fingerprint,
            key=self.key,
        )
