"""Wrong results made from right ones: each with the one reason for which it must be dropped."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from gates import REFERENCE_CASES
from schemas import Assessment, DropReason
from tests.eval.verify.answerers import answers, careful

RIGHT = answers(careful)
#: The right results that rest on a quote.
QUOTED = [result for result in RIGHT if result.quote]


@dataclass(frozen=True)
class Wrong:
    """One wrong result of a case, or two for its pair, and why they must be dropped."""

    kind: str
    case_id: str
    results: tuple[Assessment, ...]
    reason: DropReason


def wrong_results() -> Iterator[Wrong]:
    """Yield every mutation of every case."""
    for at, right in enumerate(RIGHT):
        other = RIGHT[(at + 1) % len(RIGHT)]
        for kind, changes, reason in _of_ids_and_hashes(right, other):
            yield _changed(kind, right, changes, reason)
        for kind, second in _duplicates(right):
            yield Wrong(kind, right.claim_id, (right, second), "answered_twice")
    for at, right in enumerate(QUOTED):
        for kind, quote, reason in _quotes(right, QUOTED[(at + 1) % len(QUOTED)].quote):
            yield _changed(kind, right, {"quote": quote}, reason)


def _changed(kind: str, right: Assessment, changes: dict[str, str], reason: DropReason) -> Wrong:
    return Wrong(kind, right.claim_id, (right.model_copy(update=changes),), reason)


def _of_ids_and_hashes(right: Assessment, other: Assessment) -> Iterator[tuple[str, dict[str, str], DropReason]]:
    claim, excerpt = _texts(right)
    yield "invented claim", {"claim_id": f"{right.claim_id}-2"}, "pair_not_expected"
    yield "invented evidence", {"evidence_id": f"{right.evidence_id}-2"}, "pair_not_expected"
    yield "invented pair", {"evidence_id": other.evidence_id}, "pair_not_expected"
    yield "another report's", {"run_id": "another-report"}, "pair_not_expected"
    yield "swapped evidence", {"evidence_sha256": other.evidence_sha256}, "evidence_changed"
    yield "another pair's", {"claim_id": other.claim_id, "evidence_id": other.evidence_id}, "claim_changed"
    yield "hash without kind", {"claim_sha256": hashlib.sha256(claim.encode()).hexdigest()}, "claim_changed"
    yield "hashes exchanged", {"claim_sha256": right.evidence_sha256}, "claim_changed"
    yield "older claim", {"claim_sha256": _fingerprint("claim", f"{claim} So they say.")}, "claim_changed"
    yield "older evidence", {"evidence_sha256": _fingerprint("evidence", excerpt[:-1])}, "evidence_changed"


def _texts(right: Assessment) -> tuple[str, str]:
    case = next(case for case in REFERENCE_CASES if case.id == right.claim_id)
    return case.claim, case.excerpt


def _fingerprint(kind: str, text: str) -> str:
    """Return a fingerprint by the words of its description, not by the product's function."""
    return hashlib.sha256(f"{kind}\n{text}".encode()).hexdigest()


def _duplicates(right: Assessment) -> Iterator[tuple[str, Assessment]]:
    yield "twice the same", right
    yield "twice, by another model", right.model_copy(update={"model": "another"})
    yield "twice, another verdict", right.model_copy(update={"verdict": "unverifiable", "quote": ""})


def _quotes(right: Assessment, other: str) -> Iterator[tuple[str, str, DropReason]]:
    words = right.quote.split()
    half = len(words) // 2
    if right.verdict in ("supports", "contradicts"):
        yield "no quote", "", "quote_missing"
    yield "one word", words[0], "quote_too_short"
    yield "word left out", " ".join(words[:half] + words[half + 1 :]), "quote_not_found"
    yield "word put in", " ".join([*words[:half], "clearly", *words[half:]]), "quote_not_found"
    yield "word changed", " ".join([*words[:half], "roughly", *words[half + 1 :]]), "quote_not_found"
    yield "words in another order", " ".join(reversed(words)), "quote_not_found"
    yield "first letter lost", right.quote[1:], "quote_not_found"
    yield "dots for a word", " ".join([*words[:half], "...", *words[half + 1 :]]), "quote_over_gap"
    yield "another case's", other, "misattributed"
    yield "two cases' in one", f"{right.quote}. {other}", "quote_not_found"
