"""Puts broken PDFs through the stage that builds cards, each in a process with its limits."""

import asyncio
import hashlib
import time
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import cards
from schemas import BuiltCard, Upload
from streams.card_stage import CardStage
from streams.effects import Send
from streams.event import Event
from streams.pool import Pool
from tests.fuzz.card_checks import faults
from tests.fuzz.findings import Findings
from tests.fuzz.mutate import Mutated

#: Every so many files one is read twice: the same bytes must give the same card.
TWICE = 20
#: Seconds; most files take a hundredth.
SLOW = 5.0


class Given:
    """Storage that holds what was put into it."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}

    async def fetch(self, text: str, sha256: str) -> bytes:
        return self.files[text]


async def run_cards(files: Iterable[Mutated], findings: Findings, workers: int, ends: float) -> None:
    """Read files until there are no more, or until the time (of `time.monotonic`) comes."""
    storage, rest = Given(), iter(files)
    async with CardStage(storage, Pool(size=workers)) as stage:
        async with asyncio.TaskGroup() as group:
            for _ in range(workers):
                group.create_task(_work(stage, storage, rest, findings, ends))


async def _work(stage: CardStage, storage: Given, rest: Iterator[Mutated], findings: Findings, ends: float) -> None:
    for file in rest:
        if time.monotonic() > ends:
            return
        built = await _told(stage, storage, file, findings)
        if built and file.number % TWICE == 0 and built.reason != "too_slow":
            if await _told(stage, storage, file, findings) != built:
                findings.fail(file, "another card at the second time")
        if built:
            _judge(file, built, findings)


async def _told(stage: CardStage, storage: Given, file: Mutated, findings: Findings) -> BuiltCard | None:
    """What the stage says of a file; None, and a failure, if it says nothing."""
    uri = f"file:///{file.number}"
    upload = Upload(
        run_id="fuzz",
        source_id=str(file.number),
        revision=1,
        uri=uri,
        sha256=hashlib.sha256(file.data).hexdigest(),
        filename=f"{file.number}.pdf",
    )
    storage.files[uri] = file.data
    began = time.monotonic()
    try:
        effects = await stage.handle(Event("uploads", 0, file.number, b"key", upload.to_bytes(), 0))
    except Exception as error:  # noqa: BLE001 - whatever gets here has no state, and that is what is looked for
        findings.fail(file, f"no state: {type(error).__name__}")
        return None
    finally:
        del storage.files[uri]
        findings.slowest = max(findings.slowest, time.monotonic() - began)
    if time.monotonic() - began > SLOW:
        findings.note(file, "slow")
    sent = [effect.record for effect in effects if isinstance(effect, Send)]
    if len(sent) == 1 and isinstance(sent[0], BuiltCard):
        return sent[0]
    findings.fail(file, "no state")
    return None


def _judge(file: Mutated, built: BuiltCard, findings: Findings) -> None:
    findings.results["no_text" if built.card and built.card.no_text else built.reason or "card"] += 1
    if built.reason == "parser_crashed":
        report = findings.fail if _is_ours(built.detail) else findings.note
        report(file, f"parser_crashed: {built.detail}")
    elif built.reason in ("too_slow", "too_much_memory"):
        findings.note(file, built.reason)
    for fault in faults(built.card) if built.card else ():
        findings.fail(file, fault)


def _is_ours(detail: str) -> bool:
    """Whether the error arose in a detector, and not in the library that reads PDFs."""
    return detail.partition(" in ")[2].partition(":")[0] in _modules()


@cache
def _modules() -> frozenset[str]:
    """The names of the detectors' files, but for the one that libraries have as well."""
    return frozenset(path.name for path in Path(cards.__file__).parent.rglob("*.py")) - {"__init__.py"}
