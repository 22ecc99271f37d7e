"""What is known of a source, apart from any ruling."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from schemas import BibliographyRow, CardRow, Claim, claim_key
from streams.binder.parts import Part
from streams.binder.work import Work
from streams.job.terms import Asked


class Ask(NamedTuple):
    """A question about a source: the part of the bibliography that is shown, and the key of the answer."""

    part: Part
    key: str


def same_bytes(work: Work, run: str, sha256: str | None) -> list[str]:
    """Return the run's sources with these bytes; the first one stands for all."""
    return work.names("bytes", run, sha256) if sha256 else []


def first_of(work: Work, row: CardRow) -> str:
    """Return the source that is asked about on behalf of all with the same bytes."""
    return next(iter(same_bytes(work, row.run_id, row.sha256)), row.source_id)


def asks_today(work: Work, known: BibliographyRow, row: CardRow, asked: Asked | None = None) -> Iterator[Ask]:
    """Yield what there is to ask about the source today, one question a part, whether the cache has the answer or not.

    It is answered when all of them are.

    Args:
        work: the step.
        known: the bibliography.
        row: the source.
        asked: of whom; the live proposer by default.
    """
    asked = asked or work.asked
    for part in work.parts(known.bibliography):
        yield Ask(part, claim_key(part.fingerprint, row.sha256 or "", asked.prompt_version, asked.model))


def next_ask(work: Work, known: BibliographyRow, row: CardRow, from_part: int = 1) -> Ask | None:
    """Return the first question, from that part on, whose answer the cache lacks."""
    asks = (ask for ask in asks_today(work, known, row) if ask.part.number >= from_part)
    return next((ask for ask in asks if not is_answered(work, row, ask.key)), None)


def is_answered(work: Work, row: CardRow, key: str) -> bool:
    """Whether the cache holds the answer under this key."""
    sources = same_bytes(work, row.run_id, row.sha256)
    return any(key in work.members("claims", row.run_id, source) for source in sources)


def claims_today(work: Work, known: BibliographyRow, row: CardRow) -> tuple[Claim, ...]:
    """Return the claims to rule, one a part: the answers to today's question, else the latest to an earlier one.

    An answer that lacks a part is none yet: until it is whole, the earlier one stands. What a shadow trial brought
    counts only once its proposer is the live one.
    """
    keys = [ask.key for ask in asks_today(work, known, row)]
    claims = claims_of(work, row)
    return chosen(keys, [claim for claim in claims if claim.key in keys or not claim.trial])


def chosen(keys: Sequence[str], claims: Iterable[Claim]) -> tuple[Claim, ...]:
    """Return of these claims those that answer the questions under these keys, else the latest whole answer."""
    claims = sorted(claims, key=lambda claim: (claim.key in keys, claim.stored_at, claim.key))
    found = {claim.key: claim for claim in claims}
    if all(key in found for key in keys):
        return tuple(found[key] for key in keys)
    answers: dict[int, dict[int, Claim]] = {}
    for claim in claims:
        parts = answers.pop(claim.parts, {})
        answers[claim.parts] = {**parts, claim.part: claim}  # the latest comes last, among the parts and among answers
    whole = [parts for of, parts in answers.items() if len(parts) == of]
    return tuple(whole[-1][number] for number in sorted(whole[-1])) if whole else ()


def claims_of(work: Work, row: CardRow) -> Iterator[Claim]:
    """Yield the stored claims about the source's bytes, those of trials too."""
    for source in same_bytes(work, row.run_id, row.sha256):
        for key in work.names("claims", row.run_id, source):
            claim = work.row(Claim, row.run_id, source, key)
            if claim and claim.sha256 == row.sha256:
                yield claim
