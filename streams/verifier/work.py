"""One step of the verifier at work."""

from schemas import Assessment, Report, ReportRow
from streams.job.work import JobWork
from streams.verifier.pairs import AskedPair
from streams.verifier.state import State, asked_pairs, report_of


class Work(JobWork[State]):
    """The unit of work of one event; see `JobWork`.

    Attributes:
        touched: the reports of which something has changed, so that their quality is looked at when all is done.
    """

    def __init__(self, state: State, now: int) -> None:
        super().__init__(state, now)
        self.touched: set[str] = set()

    def report(self, row: ReportRow) -> Report:
        """Return the report of a row."""
        return report_of(row.run_id, row.document)

    def pairs(self, row: ReportRow) -> tuple[AskedPair, ...]:
        """Return the pairs of a report that are asked about."""
        return asked_pairs(row.run_id, row.document, self.asked)

    def answer(self, run_id: str, pair: AskedPair) -> Assessment | None:
        """Return what was said of a pair: by who is asked today, else the latest that anybody said of these texts."""
        held = self.row(Assessment, run_id, pair.key)
        if held is not None:
            return held
        claim, evidence = pair.pair
        names = self.names("assessed", run_id, claim.fingerprint, evidence.fingerprint)
        rows = [row for name in names if (row := self.row(Assessment, run_id, name))]
        return max(rows, key=lambda row: (row.stored_at, row.key), default=None)
