"""A source's card is built again when another version of the reader made it: on `recheck`, and never else."""

from cards.pdf import EXTRACTOR
from schemas import CardRow, Upload
from streams.binder.work import Work


def renew(work: Work, run: str) -> None:
    """Publish each upload of the run again, at its own revision, that another extractor than today's has read."""
    for source in work.names("cards", run):
        row = work.row(CardRow, run, source)
        if row and row.uri and row.sha256 and row.extractor != EXTRACTOR:
            work.tell(
                Upload(
                    run_id=run,
                    source_id=source,
                    revision=row.revision,
                    uri=row.uri,
                    sha256=row.sha256,
                    filename=row.filename,
                    provenance=row.provenance,
                )
            )
