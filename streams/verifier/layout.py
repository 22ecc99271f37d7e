"""The verifier's tables, what it tells, and which of its rows belong together."""

from collections.abc import Hashable, Iterator

from schemas import Assessment, Message, OnwardReport, PairBatch, Pending, ReportQuality, ReportRow, Spending
from streams.job.layout import Layout, Name, Place


def _belongs(row: Message) -> Iterator[tuple[Name, Hashable]]:
    if isinstance(row, Assessment):
        yield ("assessed", row.run_id), row.key
        yield ("assessed", row.run_id, row.claim_sha256, row.evidence_sha256), row.key


LAYOUT = Layout(
    rows={
        ReportRow: Place("reports-table", ("run_id",)),
        Assessment: Place("assessments-table", ("run_id", "key")),
        Pending: Place("pair-pending-table", ("run_id", "source_id")),
        Spending: Place("pair-spending-table", ("run_id", "batch_id")),
    },
    records={
        ReportQuality: Place("report-quality", ("run_id",)),
        OnwardReport: Place("reports-onward", ("run_id",)),
        PairBatch: Place("pair-batches", ("run_id", "batch_id")),
    },
    belongs=_belongs,
)
