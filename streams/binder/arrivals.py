"""A source's card arrives, is replaced, or the source is taken back."""

from schemas import BibliographyRow, BuiltCard, CardRow, Claim, Pending, Standing
from streams.binder.attempts import count_in_card
from streams.binder.settle import settle
from streams.binder.sources import same_bytes
from streams.binder.work import Work


def on_card(work: Work, built: BuiltCard) -> None:
    """Keep the newest card of the source and rule whatever it touches; an older revision changes nothing."""
    run, source = built.run_id, built.source_id
    bibliography = work.row(BibliographyRow, run)
    held = work.row(CardRow, run, source)
    if bibliography and built.uploaded_at <= bibliography.forgotten_at:
        work.count("forgotten_cards")
        return
    if held and held.revision > built.revision:
        work.count("stale_cards")
        return
    if held and _fails_anew(built, held):
        return
    before = same_bytes(work, run, held.sha256) if held else []
    if held and held.sha256 != built.sha256:
        _part(work, held, [other for other in before if other != source])
    work.measure("upload_to_card_seconds", max(work.now - built.uploaded_at, 0) / 1000)
    if built.card and not (held and held.sha256 == built.sha256):
        count_in_card(work, built.card)
    row = CardRow.of(built)
    work.put(row)
    if built.card:
        work.keep(row, built.card)
    settle(work, run, {source, *before}, may_ask=not _failed_before(work, built, held))


def _fails_anew(built: BuiltCard, held: CardRow) -> bool:
    """An upload that was read once and cannot be read again, for its file is gone, say, keeps its card."""
    same = (held.revision, held.sha256) == (built.revision, built.sha256)
    return same and bool(held.deflated) and built.reason is not None


def _failed_before(work: Work, built: BuiltCard, held: CardRow | None) -> bool:
    """A repeat of the same upload does not open a failed source again: `recheck` does."""
    standing = work.row(Standing, built.run_id, built.source_id)
    return bool(held and held.revision == built.revision and standing and standing.outcome.state == "failed")


def _part(work: Work, held: CardRow, others: list[str]) -> None:
    """The source has other bytes now: what was said of the old ones stays with a source that still has them."""
    run, source = held.run_id, held.source_id
    for key in work.names("claims", run, source):
        claim = work.row(Claim, run, source, key)
        if claim and claim.sha256 == held.sha256:
            if others:
                work.put(claim.model_copy(update={"source_id": others[0]}))
            work.delete(Claim, run, source, key)
    work.delete(Pending, run, source)
