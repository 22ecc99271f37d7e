"""What a worker logs when something is tried again: which record it is about, and no text of it."""

import logging
from collections.abc import Iterator

import orjson
import pytest
import stamina
from stamina.instrumentation import set_on_retry_hooks

from schemas import Upload
from streams.at_work import at_work
from streams.cli.logs import log_work
from streams.event import Event

UPLOAD = Upload(run_id="thesis", source_id="s1", revision=1, uri="file:///s1", sha256="0" * 64, filename="s1")


@pytest.fixture
def _as_it_was() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("streams")
    before = root.handlers[:], root.level, ours.level
    root.handlers.clear()
    try:
        yield
    finally:
        root.handlers[:], level, our_level = before
        root.setLevel(level)
        ours.setLevel(our_level)
        set_on_retry_hooks(None)


@pytest.mark.usefixtures("_as_it_was")
def test_a_retry_names_the_record_and_where_it_failed(capsys: pytest.CaptureFixture[str]) -> None:
    log_work("json")
    with at_work(Event("uploads", 3, 17, b"thesis", UPLOAD.to_bytes(), 0)):
        for attempt in stamina.retry_context(on=OSError, attempts=2, wait_initial=0.0, wait_max=0.0, wait_jitter=0.0):
            with attempt:
                if attempt.num == 1:
                    raise OSError("a sentence of the source")
    (line,) = capsys.readouterr().err.splitlines()
    said = orjson.loads(line)
    assert (said["level"], said["run_id"], said["source_id"]) == ("WARNING", "thesis", "s1")
    assert said["message"].startswith("try 1 failed, again in 0.0 s: OSError (test_cli_logs.py:")
    assert "sentence" not in line
