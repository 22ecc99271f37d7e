"""The assessor that needs no key. It judges no meaning, and says so."""

from gates import find_quote
from schemas import Assessment, Assessments, PairBatch, PairQuestion, Usage
from streams.providers.provider import Read, not_mine
from streams.verifier.prompt import assessment, assessments_of

#: What it says of a pair where the words do not agree.
NOT_JUDGED = "no model was asked, and the claim is no sentence of the excerpt"

#: What a sentence ends with.
_ENDS = ".!?…"


class LocalAssessor:
    """Answers at once and without a call: ``supports`` where the claim is a whole sentence of the excerpt.

    As a part of a sentence it might be meant otherwise there: under a condition, or as what somebody else says. All
    else is ``insufficient``: what means the same in other words, and every contradiction, is beyond it.
    """

    model = "local"
    prompt_version = "local-verify-1"

    async def propose(self, batch: PairBatch) -> Assessments:
        """Look for each claim in its excerpt; see `Provider`."""
        read = not_mine(batch, self) or Read(tuple(assess(batch, question) for question in batch.questions))
        return assessments_of(batch, read, Usage())


def assess(batch: PairBatch, question: PairQuestion) -> Assessment:
    """Return what can be said of a pair by its words alone."""
    quote = sentence(question.claim, question.excerpt)
    if not quote:
        return assessment(batch, question, "insufficient", reason=NOT_JUDGED)
    return assessment(batch, question, "supports", quote, "the claim is a sentence of the excerpt, word for word")


def sentence(claim: str, excerpt: str) -> str:
    """Return the words of the excerpt that are the claim, if they are a whole sentence there; else an empty text."""
    span = find_quote(claim, excerpt)
    if span is None:
        return ""
    before, after = excerpt[: span.start].rstrip(), excerpt[span.end :].lstrip()
    begins = not before or before[-1] in _ENDS
    ends = not after or after[0] in _ENDS or excerpt[span.end - 1] in _ENDS
    return excerpt[span.start : span.end] if begins and ends else ""
