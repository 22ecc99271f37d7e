"""Reads broken bibliographies, in a process that can be killed: where they are read for people nobody kills it."""

import asyncio
import multiprocessing
import time
from collections.abc import Iterable
from concurrent.futures import Future, wait
from typing import Any

from pebble import ProcessExpired, ProcessPool

from cards.bibliography.file import BibliographyError, Format, parse_bibliography
from schemas import Bibliography
from tests.fuzz.findings import Findings
from tests.fuzz.mutate import Mutated

#: Seconds in which some thirty entries are read, however broken.
LIMIT = 20.0


def read(data: bytes, format: Format) -> str:
    """Read a bibliography and say how it went."""
    try:
        found = parse_bibliography(data, format)
    except BibliographyError:
        return "refused"
    assert Bibliography.from_bytes(found.to_bytes()) == found, "another bibliography when it is read back"
    ids = [entry.id for entry in found.entries]
    assert len(ids) == len(set(ids)), "two entries with one id"
    return "entries and problems" if found.problems else "entries"


def run_readers(files: Iterable[tuple[Format, Mutated]], findings: Findings, ends: float) -> None:
    """Read files until there are no more, or until the time (of `time.monotonic`) comes."""
    pool: Any = ProcessPool(max_workers=1, context=multiprocessing.get_context("spawn"))
    with pool:
        for format, file in files:
            if time.monotonic() > ends:
                break
            began = time.monotonic()
            future = _read_by(pool, format, file)
            if _took_too_long(future):  # the machine may have stood still, and not the reader: that does it twice
                future = _read_by(pool, format, file)
            _judge(future, format, file, findings)
            findings.slowest = max(findings.slowest, time.monotonic() - began)
        pool.stop()


def _read_by(pool: Any, format: Format, file: Mutated) -> "Future[str]":
    future: Future[str] = pool.schedule(read, args=(file.data, format), timeout=LIMIT)
    return future


def _took_too_long(future: "Future[str]") -> bool:
    wait([future])
    return not future.cancelled() and isinstance(future.exception(), TimeoutError)


def _judge(future: "Future[str]", format: Format, file: Mutated, findings: Findings) -> None:
    try:
        findings.results[f"{format}: {future.result()}"] += 1
    except TimeoutError:
        findings.fail(file, f"{format}: no end within {LIMIT:.0f} s")
    except ProcessExpired as error:
        findings.fail(file, f"{format}: the process ended with {error.exitcode}")
    except (Exception, asyncio.CancelledError) as error:  # noqa: BLE001 - whatever a reader raises is what is looked for
        findings.fail(file, f"{format}: {type(error).__name__}: {str(error)[:80]}")
