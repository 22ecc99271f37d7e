"""The assessor that needs no key. It judges no meaning, and says so."""

from gates import find_quote
from schemas import Assessment, Assessments, PairBatch, PairQuestion, Usage
from streams.providers.provider import Read, not_mine
from streams.verifier.prompt import assessment, assessments_of

#: What it says of a pair where the words do not agree.
NOT_JUDGED = "no model was asked: the claim does not stand word for word in the excerpt"


class LocalAssessor:
    """Answers at once and without a call: ``supports`` where the claim stands word for word in the excerpt.

    Everything else is ``insufficient``: what means the same in other words, and every contradiction, is beyond it.
    """

    model = "local"
    prompt_version = "local-verify-1"

    async def propose(self, batch: PairBatch) -> Assessments:
        """Look for each claim in its excerpt; see `Provider`."""
        read = not_mine(batch, self) or Read(tuple(assess(batch, question) for question in batch.questions))
        return assessments_of(batch, read, Usage())


def assess(batch: PairBatch, question: PairQuestion) -> Assessment:
    """Return what can be said of a pair by its words alone."""
    span = find_quote(question.claim, question.excerpt)
    if span is None:
        return assessment(batch, question, "insufficient", reason=NOT_JUDGED)
    quote = question.excerpt[span.start : span.end]
    return assessment(batch, question, "supports", quote, "the claim stands word for word in the excerpt")
