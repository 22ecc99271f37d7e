"""A run is deleted."""

from schemas import Bibliography, BibliographyRow, CardRow, Claim, Pending, Spending, Standing
from streams.binder.work import Work


def forget(work: Work, known: BibliographyRow, event_id: str) -> None:
    """Delete every row of the run and publish tombstones; the topics that are not compacted end by their retention.

    One row stays, with the run's id and no content: it keeps late cards and answers of the run from coming back.
    """
    clear(work, known.run_id)
    work.put(
        BibliographyRow(
            run_id=known.run_id,
            bibliography=Bibliography(revision=known.bibliography.revision + 1),
            event_ids=(event_id,),
            forgotten_at=work.now,
            forgotten=True,
        )
    )
    work.count("commands", kind="Forget")


def clear(work: Work, run: str) -> None:
    """Delete every row but that one; again when the command comes again, since a crash may have left some."""
    for source in sorted(_sources(work, run)):
        standing = work.row(Standing, run, source)
        for entry in standing.told if standing else ():
            work.erase("verdicts", run, source, entry)
        work.erase("outcomes", run, source)
        for kind in (CardRow, Pending, Standing):
            work.delete(kind, run, source)
    for source, key in _claims(work, run):
        work.delete(Claim, run, source, key)
    for spent in sorted(work.members("spent", run)):
        work.delete(Spending, run, spent.batch_id)


def _sources(work: Work, run: str) -> set[str]:
    """Return the sources of which any row is left."""
    pending = {place.source_id for place in work.members("pending", run)}
    return pending | {*work.names("cards", run), *work.names("standings", run)}


def _claims(work: Work, run: str) -> list[tuple[str, str]]:
    return sorted((answer.source_id, answer.key) for answer in work.members("answers", run))
