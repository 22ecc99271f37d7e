"""Why a pair of claim and evidence has the verdict that it has, in words."""

from schemas import PairReason
from streams.cli.words import OUTCOMES

#: Those of answers that never came are an outcome's.
PAIRS: dict[PairReason, str] = {
    **{reason: words for reason, words in OUTCOMES.items()},
    "pair_not_expected": "an answer to a pair that the report does not have",
    "pair_settled": "an answer to a pair that nobody was asked about",
    "claim_changed": "the claim has changed since",
    "evidence_changed": "the evidence has changed since",
    "answered_twice": "two answers, and nobody knows which is right",
    "quote_missing": "said without a quote",
    "quote_too_short": "its quote is too short to prove anything",
    "quote_over_gap": "its quote leaves something out",
    "quote_not_found": "its quote does not stand in the evidence",
    "misattributed": "its quote stands in other evidence",
    "figure_not_in_evidence": "a figure of the claim is not in the evidence",
    "unit_not_in_evidence": "a unit of the claim is not in the evidence",
    "date_not_in_evidence": "a date of the claim is not in the evidence",
    "negation_not_in_evidence": "the claim denies what the evidence does not",
    "negation_not_in_claim": "the evidence denies what the claim does not",
    "evidence_empty": "the evidence has no text",
    "evidence_cut": "the evidence is cut off",
    "pair_too_long": "claim and evidence are too long to be asked about",
    "not_answered": "nobody answered",
}
