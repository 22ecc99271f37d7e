"""Which results count: the pair is expected, the texts are the ones that were asked about, and there is one only."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from gates.verify.pairs import Pair, settled
from schemas import Assessment, DroppedResult, DropReason, Unanswered

#: A pair's ids.
Ids = tuple[str, str]


@dataclass(frozen=True)
class Bound:
    """Results by pair: one at most that counts, and all that were dropped."""

    answers: Mapping[Ids, Assessment]
    unanswered: Mapping[Ids, Unanswered]
    dropped: tuple[DroppedResult, ...]

    @cached_property
    def lost(self) -> Mapping[Ids, DropReason]:
        """Why the first dropped result of each pair was dropped."""
        return {(one.claim_id, one.evidence_id): one.reason for one in reversed(self.dropped)}


def bind_results(run_id: str, pairs: tuple[Pair, ...], results: Iterable[Assessment | Unanswered]) -> Bound:
    """Bind results to the expected pairs; of two that fit the same pair none counts: nobody knows which is right."""
    expected = {pair.ids: pair for pair in pairs}
    unanswered: dict[Ids, Unanswered] = {}
    fitting: list[Assessment] = []
    dropped: list[DroppedResult] = []
    for result in results:
        if isinstance(result, Unanswered):
            unanswered[_ids(result)] = result
        elif reason := _unfit(run_id, result, expected.get(_ids(result))):
            dropped.append(drop(result, reason))
        else:
            fitting.append(result)
    times = Counter(map(_ids, fitting))
    dropped += [drop(result, "answered_twice") for result in fitting if times[_ids(result)] > 1]
    answers = {_ids(result): result for result in fitting if times[_ids(result)] == 1}
    return Bound(answers, unanswered, tuple(dropped))


def drop(result: Assessment, reason: DropReason, detail: str = "") -> DroppedResult:
    """Return what is told of a result that does not count."""
    return DroppedResult(claim_id=result.claim_id, evidence_id=result.evidence_id, reason=reason, detail=detail)


def _ids(result: Assessment | Unanswered) -> Ids:
    return result.claim_id, result.evidence_id


def _unfit(run_id: str, result: Assessment, pair: Pair | None) -> DropReason | None:
    if pair is None or result.run_id != run_id:
        return "pair_not_expected"
    if settled(pair):
        return "pair_settled"
    if result.claim_sha256 != pair.claim.fingerprint:
        return "claim_changed"
    return "evidence_changed" if result.evidence_sha256 != pair.evidence.fingerprint else None
