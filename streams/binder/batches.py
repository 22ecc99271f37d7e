"""What goes into a batch."""

import hashlib
from collections.abc import Iterator

from cards import view
from schemas import Batch, BibliographyRow, CardRow, Entry, Pending, Question
from streams.binder.settle import settle
from streams.binder.sources import claims_of, question_key
from streams.binder.waiting import open_entries, waiting
from streams.binder.work import Work

#: A card that comes alone waits this long for others to share its call.
LINGER_MS = 1_000

#: Characters of entries and views in one batch: some 100,000 tokens at 2.4 characters a token, beyond which every
#: token of the call costs five times as much. What a provider still finds too long is asked again in halves.
MAX_CHARACTERS = 240_000


def close_batches(work: Work, known: BibliographyRow, *, linger: bool) -> None:
    """Send the run's full batches; with ``linger`` those too that waited long enough for company."""
    entries = open_entries(work, known)
    asks = [(row, _question(work, known, row)) for row in waiting(work, known.run_id) if _may_be_asked(work, row)]
    questions = {row.source_id: question for row, question in asks if question and entries}
    settle(work, known.run_id, {row.source_id for row, _ in asks} - set(questions), may_ask=False)
    for chunk in _chunks([row for row, _ in asks if row.source_id in questions], questions, entries):
        late = any(work.now - row.due >= LINGER_MS for row in chunk)
        if len(chunk) == chunk[0].batch_limit or (linger and late):
            _send(work, known, entries, chunk, [questions[row.source_id] for row in chunk])


def _may_be_asked(work: Work, row: Pending) -> bool:
    return not row.batch_id and row.due <= work.now


def _question(work: Work, known: BibliographyRow, pending: Pending) -> Question | None:
    """Return what to ask of the source; None if the cache holds the answer, since the bibliography came back to it."""
    row = work.row(CardRow, pending.run_id, pending.source_id)
    card = work.card(pending.run_id, pending.source_id)
    if row is None or card is None:
        return None
    key = question_key(work, known, row)
    if any(claim.key == key for claim in claims_of(work, row)):
        return None
    return Question(source_id=pending.source_id, sha256=card.sha256, claim_key=key, view=view(card))


def _chunks(rows: list[Pending], questions: dict[str, Question], entries: tuple[Entry, ...]) -> Iterator[list[Pending]]:
    """Cut the rows into batches by count and characters; rows whose answers were cut off go by themselves."""
    base = sum(len(entry.to_bytes()) for entry in entries)
    chunk: list[Pending] = []
    size = base
    for row in sorted(rows, key=lambda row: (-row.batch_limit, row.source_id)):
        length = len(questions[row.source_id].view)
        full = chunk and (len(chunk) == chunk[0].batch_limit or size + length > MAX_CHARACTERS)
        if full or (chunk and chunk[0].batch_limit != row.batch_limit):
            yield chunk
            chunk, size = [], base
        chunk.append(row)
        size += length
    if chunk:
        yield chunk


def _send(
    work: Work, known: BibliographyRow, entries: tuple[Entry, ...], chunk: list[Pending], questions: list[Question]
) -> None:
    seed = "\n".join(f"{q.claim_key} {row.tries}" for row, q in zip(chunk, questions, strict=True))
    batch = Batch(
        run_id=known.run_id,
        batch_id=hashlib.sha256(seed.encode()).hexdigest()[:32],
        prompt_version=work.asked.prompt_version,
        model=work.asked.model,
        fingerprint=known.bibliography.fingerprint,
        entries=entries,
        questions=tuple(questions),
    )
    work.tell(batch)
    work.count("batches")
    for row, question in zip(chunk, questions, strict=True):
        asked = {"claim_key": question.claim_key, "batch_id": batch.batch_id, "batched_at": work.now, "reason": "asked"}
        work.put(row.model_copy(update=asked))
    settle(work, known.run_id, [row.source_id for row in chunk], may_ask=False)
