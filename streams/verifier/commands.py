"""What people do to a report."""

from gates import CorrectionError, check_stages, correct_report
from schemas import (
    MAX_BYTES,
    Assessment,
    Command,
    CorrectClaim,
    CorrectEvidence,
    Forget,
    Pending,
    Recheck,
    ReportRow,
    Spending,
    SubmitReport,
)
from streams.verifier.waiting import wait
from streams.verifier.work import Work

#: A repeat comes within the events that a crash delivers again, or within a publisher's own retries.
REMEMBERED_COMMANDS = 200

#: Bytes of a document. Its row holds what was told of it as well, which has about as many again, and must fit a record.
MAX_DOCUMENT = MAX_BYTES // 4


class RefusedError(Exception):
    """The command cannot be taken; ``code`` is one word for it."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


def on_command(work: Work, command: Command) -> None:
    """Change the report, and ask about the pairs that this made new; one that cannot be taken is a dead letter."""
    row = work.row(ReportRow, command.run_id)
    if row and command.event_id in row.event_ids:
        _repeat(work, row, command)
        return
    try:
        document = _document(row, command)
    except RefusedError as error:
        work.reject(error.code, str(error))
        return
    work.count("commands", kind=type(command).__name__)
    if isinstance(command, Forget):
        _clear(work, command.run_id)
        revision = row.revision + 1 if row else 1
        work.put(_forgotten(command, revision))
    else:
        _take(work, row, command, document)


def _repeat(work: Work, row: ReportRow, command: Command) -> None:
    """Do the rest: of the rows of a command, a crash may have left only that of the report."""
    if row.forgotten:
        _clear(work, row.run_id)
    else:
        work.put(wait(work, row, again=_asks_again(command)))
        work.touched.add(row.run_id)


def _asks_again(command: Command) -> bool:
    return isinstance(command, SubmitReport | Recheck)


def _document(row: ReportRow | None, command: Command) -> str:
    """Return the report's document after the command."""
    revision = 0 if row is None else row.revision
    if command.expected_revision not in (None, revision):
        raise RefusedError("revision_conflict", f"expected revision {command.expected_revision}, is {revision}")
    if isinstance(command, SubmitReport):
        if reason := check_stages(command.stages):
            raise RefusedError(reason, f"verify_claims comes after synthesize_report: {reason}")
        return _fitting(command.document)
    if isinstance(command, Forget):
        return ""
    if row is None or row.forgotten:
        raise RefusedError("unknown_report", "no report was submitted under this id")
    if isinstance(command, CorrectClaim | CorrectEvidence):
        try:
            return _fitting(correct_report(row.document, command))
        except CorrectionError as error:
            raise RefusedError(str(error), f"the correction cannot be carried out: {error}") from None
    return row.document


def _fitting(document: str) -> str:
    if (size := len(document.encode())) > MAX_DOCUMENT:
        raise RefusedError("too_large", f"the report has {size} bytes, {MAX_DOCUMENT} are taken at most")
    return document


def _take(work: Work, row: ReportRow | None, command: Command, document: str) -> None:
    changed = row is None or row.forgotten or row.document != document
    known = row or ReportRow(run_id=command.run_id, revision=1, document=document)
    now = {
        "revision": known.revision + 1 if row and changed else known.revision,
        "document": document,
        "event_ids": (*known.event_ids, command.event_id)[-REMEMBERED_COMMANDS:],
        "forgotten": False,
    }
    known = known.model_copy(update=now)
    if changed or _asks_again(command):
        known = wait(work, known, again=_asks_again(command))
    work.put(known)
    for pair in work.pairs(known):
        if work.answer(known.run_id, pair):
            work.count("cache_lookups", result="hit")
    work.touched.add(known.run_id)


def _forgotten(command: Forget, revision: int) -> ReportRow:
    event_ids = (command.event_id,)
    return ReportRow(run_id=command.run_id, revision=revision, document="", event_ids=event_ids, forgotten=True)


def _clear(work: Work, run: str) -> None:
    """Delete every row but the report's own, and publish tombstones; other topics end by their retention."""
    for key in work.names("assessed", run):
        work.delete(Assessment, run, key)
    for place in sorted(work.members("pending", run)):
        work.delete(Pending, run, place.source_id)
    for spent in sorted(work.members("spent", run)):
        work.delete(Spending, run, spent.batch_id)
    work.erase("report-quality", run)
