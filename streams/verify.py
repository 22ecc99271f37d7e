"""Check a finished report: everything in one process, by the same topics and workers."""

import asyncio
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from gates import stages_after_verification
from schemas import Assessments, Failure, OnwardReport, Pending, ReportQuality, Stage, SubmitReport, Usage
from schemas.strict_json import read_strict
from streams import compose
from streams.client import Client, record_of
from streams.connection import Connection
from streams.partition import partition_of
from streams.settings import Settings
from streams.settled import PAUSE, Settled
from streams.tail import Tail
from streams.verifier.waiting import blocks
from streams.working import working

#: Is told how many pairs are still waited for, several times a second.
Look = Callable[[int], None]

_STAGES: TypeAdapter[tuple[Stage, ...]] = TypeAdapter(tuple[Stage, ...])


class ReportFileError(Exception):
    """The file is no report that can be submitted; the text says why."""


class RefusedReportError(Exception):
    """The report was not taken: it is a dead letter, with the reason that the text gives."""


@dataclass(frozen=True)
class Checked:
    """What was told of a report, and what it cost."""

    submitted: SubmitReport
    quality: ReportQuality
    onward: OnwardReport
    usage: tuple[Usage, ...]
    #: Why pairs got no answer this time, of each the last.
    failures: tuple[Failure, ...]


def read_submission(path: Path, run_id: str) -> SubmitReport:
    """Read a report's file, to the byte.

    Its field ``stages`` says which stages it has passed; a file without one is taken for a report that is finished
    and neither checked nor published.

    Raises:
        ReportFileError: it is not in UTF-8, or its stages are none.
        OSError: it cannot be read.
    """
    try:
        document = path.read_bytes().decode()
        return SubmitReport(run_id=run_id, event_id=uuid.uuid4().hex, stages=_stages(document), document=document)
    except UnicodeDecodeError:
        raise ReportFileError(f"{path} is not in UTF-8") from None
    except ValidationError:
        raise ReportFileError(f"{path}: the field stages is no list of the eight stages' names") from None


def _stages(document: str) -> tuple[Stage, ...]:
    try:
        content = read_strict(document)
    except ValueError:
        content = None  # what cannot be read is named in the result
    if isinstance(content, dict) and "stages" in content:
        return _STAGES.validate_python(content["stages"])
    return stages_after_verification()[:-1]


async def verify(
    settings: Settings, connection: Connection, submission: SubmitReport, look: Look = lambda waiting: None
) -> Checked:
    """Submit a report, work until its quality is told, and return it.

    Args:
        settings: of the workers.
        connection: to the cluster.
        submission: the report.
        look: is told meanwhile how many pairs are waited for.

    Raises:
        RefusedReportError: the report was not taken.
        KafkaError: the broker would not.
        TopicMismatch: a topic is not as it must be.
    """
    run, makers = submission.run_id, (compose.verifier, compose.assessor)
    async with Client(connection, settings.prefix) as client, working(makers, settings, connection):
        async with client.tail(["assessments"], run) as tail:
            await _answers(tail, run)
            await client.publish(submission, task="verify")
            settled = Settled(client, connection, settings.prefix, run)
            await settled.worked_off("verifier", [("reports", partition_of(run))])
            if reason := await _refused(client, submission):
                raise RefusedReportError(reason)
            while waiting := await _held_up_by(client, run):
                look(waiting)
                await asyncio.sleep(PAUSE)
            return await _checked(client, submission, await _answers(tail, run))


async def _answers(tail: Tail, run: str) -> list[Assessments]:
    records = [record_of(event) async for event in tail.read()]
    return [record for record in records if isinstance(record, Assessments) and record.run_id == run]


async def _refused(client: Client, submission: SubmitReport) -> str:
    value, reason = submission.to_bytes(), ""
    async for letter in client.events("dead-letters", submission.run_id):
        if letter.value == value:
            reason = dict(letter.headers).get("__dlq.errors.message", b"").decode(errors="replace")
    return reason


async def _held_up_by(client: Client, run: str) -> int:
    now = int(time.time() * 1000)
    rows = (await client.latest("pair-pending-table", run)).values()
    return sum(isinstance(row, Pending) and blocks(row, now) for row in rows)


async def _checked(client: Client, submission: SubmitReport, answers: list[Assessments]) -> Checked:
    run = submission.run_id
    (quality,) = [q for q in (await client.latest("report-quality", run)).values() if isinstance(q, ReportQuality)]
    handed_on = [record async for record in client.records("reports-onward", run) if isinstance(record, OnwardReport)]
    failures = {failure.source_id: failure for answer in answers for failure in answer.failures}
    return Checked(
        submitted=submission,
        quality=quality,
        onward=handed_on[-1],
        usage=tuple(answer.usage for answer in answers),
        failures=tuple(failures.values()),
    )
