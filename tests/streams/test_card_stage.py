"""Every upload has its record: a card, or the reason why there is none."""

import asyncio
from dataclasses import dataclass

import pytest

from cards.errors import CardError
from cards.pdf import EXTRACTOR
from schemas import BuiltCard, Provenance, Removal, SourceCard, Upload
from streams.card_stage import CardStage
from streams.effects import Count, Effect, Reject, Send
from streams.event import Event

SHA256 = "5" * 64
UPLOAD = Upload(
    run_id="thesis",
    source_id="s1",
    revision=3,
    uri="file:///srv/a.pdf",
    sha256=SHA256,
    filename="a.pdf",
    provenance=Provenance(doi="10.1/x"),
)
CARD = SourceCard(sha256=SHA256, filename="a.pdf", extractor="by hand", pages=2, text="Salt")


@dataclass
class Files:
    """Storage and pool in one: gives the bytes and the card, or fails."""

    fetched: bytes | CardError = b"%PDF"
    card: SourceCard | CardError = CARD
    hangs: bool = False
    open: bool = False

    async def fetch(self, text: str, sha256: str) -> bytes:
        assert (text, sha256) == (UPLOAD.uri, UPLOAD.sha256)
        if isinstance(self.fetched, CardError):
            raise self.fetched
        return self.fetched

    def start(self) -> None:
        self.open = True

    async def build(self, data: bytes, filename: str) -> SourceCard:
        assert (data, filename) == (b"%PDF", UPLOAD.filename)
        if self.hangs:
            await asyncio.Event().wait()
        if isinstance(self.card, CardError):
            raise self.card
        return self.card

    async def close(self) -> None:
        self.open = False


def event(value: bytes | None, at: int = 1_700_000_000_000) -> Event:
    return Event("uploads", 4, 17, b"key", value, at)


async def handled(files: Files, value: bytes | None = None, at: int = 1_700_000_000_000) -> tuple[Effect, ...]:
    stage = CardStage(files, files, seconds=0.05 if files.hangs else 60.0)
    return await stage.handle(event(value or UPLOAD.to_bytes(), at))


async def built(files: Files, at: int = 1_700_000_000_000) -> BuiltCard:
    send, *_ = await handled(files, at=at)
    assert isinstance(send, Send)
    assert (send.noun, send.key) == ("cards", ("thesis",))
    assert isinstance(send.record, BuiltCard)
    return send.record


async def test_a_card_says_where_it_comes_from() -> None:
    assert await built(Files()) == BuiltCard(
        run_id="thesis",
        source_id="s1",
        revision=3,
        uploaded_at=1_700_000_000_000,
        sha256=SHA256,
        uri=UPLOAD.uri,
        filename=UPLOAD.filename,
        extractor=EXTRACTOR,
        provenance=Provenance(doi="10.1/x"),
        card=CARD,
    )


@pytest.mark.parametrize(
    "files",
    [
        Files(fetched=CardError("not_found", "there is no such file")),
        Files(card=CardError("not_found", "there is no such file")),
    ],
)
async def test_a_failure_says_so(files: Files) -> None:
    record = await built(files)
    assert (record.card, record.reason, record.detail) == (None, "not_found", "there is no such file")
    assert (record.revision, record.sha256, record.provenance) == (3, SHA256, UPLOAD.provenance)


async def test_what_does_not_end_is_given_up() -> None:
    assert (await built(Files(hangs=True))).reason == "too_slow"


async def test_a_card_that_is_too_large_for_its_topic_is_none() -> None:
    huge = CARD.model_copy(update={"years": tuple(range(10**6))})
    assert (await built(Files(card=huge))).reason == "too_large"


async def test_a_publisher_may_give_no_time() -> None:
    assert (await built(Files(), at=-1)).uploaded_at == 0


async def test_a_removal_is_passed_on() -> None:
    removal = Removal(run_id="thesis", source_id="s1", revision=4)
    send, count = await handled(Files(), removal.to_bytes())
    expected = BuiltCard(run_id="thesis", source_id="s1", revision=4, uploaded_at=1_700_000_000_000, removed=True)
    assert send == Send("cards", ("thesis",), expected)
    assert count == Count("cards", (("result", "removed"),))


@pytest.mark.parametrize(("files", "result"), [(Files(), "card"), (Files(card=CardError("damaged")), "damaged")])
async def test_results_are_counted(files: Files, result: str) -> None:
    _, count, seconds = await handled(files)
    assert count == Count("cards", (("result", result),))
    assert isinstance(seconds, Count)
    assert (seconds.what, seconds.labels) == ("card_seconds", (("result", result),))
    assert seconds.amount > 0


@pytest.mark.parametrize(
    ("value", "code"), [(None, "null_value"), (b"%PDF", "not_json"), (b'{"kind": "upload"}', "wrong_schema")]
)
async def test_what_cannot_be_read_is_rejected(value: bytes | None, code: str) -> None:
    reject, count = await CardStage(Files(), Files()).handle(event(value))
    assert isinstance(reject, Reject)
    assert (reject.code, count) == (code, Count("dead_letters", (("code", code),)))


async def test_processes_run_while_the_stage_is_open() -> None:
    files = Files()
    async with CardStage(files, files):
        assert files.open
    assert not files.open
