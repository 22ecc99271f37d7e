"""Every line names the run and the source, pair or question that it is about, on every topic that has such."""

import logging
from collections.abc import Iterable
from contextvars import copy_context
from typing import Any

import orjson
import pytest

from schemas import TopicNoun
from streams.agent import attempt
from streams.at_work import AT_HAND, ITEM, at_item, at_work
from streams.binder import answers, settle
from streams.binder.rule import Ruled
from streams.event import Event
from streams.log_lines import JsonLines
from streams.proposer_stage import ProposerStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedAssessor, ScriptedProvider
from tests.streams.answerer.album import PACKET, Album
from tests.streams.reports import SAID, correct_claim, submit, verifying
from tests.streams.thesis import (
    DREDGING,
    DREDGING_CARD,
    RUN,
    SALT,
    SALT_CARD,
    SALT_PROPOSAL,
    bibliography,
    built,
    correction,
)

PLACE = {"time", "level", "logger", "message", "topic", "partition", "offset"}
TEXTS = ("Salinity", "Dredging", "Vega", "Mean salinity", "nine hours", "Which photos", "One camera")


def ids(event: Event) -> dict[str, Any]:
    """The ids in a line that is logged while an event is at hand."""
    with at_work(event):
        line = JsonLines().format(logging.LogRecord("streams", logging.ERROR, __file__, 1, "slow", None, None))
    assert not [text for text in TEXTS if text in line]
    return {name: said for name, said in orjson.loads(line).items() if name not in PLACE}


def on(driver: Driver, noun: TopicNoun) -> list[dict[str, Any]]:
    return [ids(event) for event in driver.log.events(noun)]


def thesis(provider: ScriptedProvider | None = None) -> Driver:
    """Two sources, asked about in one batch."""
    driver = Driver([ProposerStage(provider or ScriptedProvider({"s1": [SALT_PROPOSAL]}))])
    driver.publish(bibliography(SALT, DREDGING))
    driver.publish(built("s1", SALT_CARD))
    driver.publish(built("s2", DREDGING_CARD))
    driver.run()
    driver.pass_time(2)
    driver.publish(correction("ose19", title="Harbour Dredging"))
    driver.run()
    return driver


def test_binding_names_its_sources() -> None:
    driver = thesis()
    assert on(driver, "cards") == [{"run_id": RUN, "source_id": "s1"}, {"run_id": RUN, "source_id": "s2"}]
    assert on(driver, "batches") == [{"run_id": RUN, "batch_id": batch_of(driver), "source_ids": ["s1", "s2"]}]
    assert on(driver, "proposals") == [{"run_id": RUN, "source_ids": ["s1", "s2"]}]
    assert on(driver, "bibliography") == [{"run_id": RUN}, {"run_id": RUN, "entry_id": "ose19"}]


def batch_of(driver: Driver) -> str:
    return str(getattr(driver.records("batches")[0], "batch_id"))  # noqa: B009 - of a record of any kind


def test_checking_names_claims_and_evidence() -> None:
    driver = verifying(ScriptedAssessor(SAID))
    driver.publish(submit())
    driver.run()
    driver.pass_time(2)
    driver.publish(correct_claim("c1", text="Mean salinity rose."))
    driver.run()
    driver.pass_time(2)
    all_three = {"claim_ids": ["c1", "c2", "c2"], "evidence_ids": ["e1", "e2", "e3"]}
    one = {"claim_id": "c1", "evidence_id": "e1"}
    assert on(driver, "reports") == [{"run_id": "report"}, {"run_id": "report", "claim_id": "c1"}]
    asked = [{name: said for name, said in line.items() if name != "batch_id"} for line in on(driver, "pair-batches")]
    assert asked == [{"run_id": "report", **all_three}, {"run_id": "report", **one}]
    assert on(driver, "assessments") == [{"run_id": "report", **all_three}, {"run_id": "report", **one}]


def test_answering_names_its_questions() -> None:
    album = Album()
    album.set(PACKET)
    album.ask()
    album.work()
    named = {"run_id": "album", "question_id": "q1"}
    assert on(album.driver, "questions") == [{"run_id": "album"}, named]
    assert [{**line, "batch_id": ""} for line in on(album.driver, "question-batches")] == [{**named, "batch_id": ""}]
    assert on(album.driver, "replies") == [named]


def test_a_step_that_fails_at_one_source_of_several_names_that_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(work: object, claim: Any) -> None:
        if claim.source_id == "s2":
            raise ValueError("a sentence of the source")

    driver = thesis()
    (event,) = driver.log.events("proposals")
    monkeypatch.setattr(answers, "_keep", fail)
    assert failing(driver, event) == {"run_id": RUN, "source_id": "s2"}


def failing(driver: Driver, event: Event) -> dict[str, Any]:
    """Work on an event as the agent does; return the ids of the line about its failure."""
    lines: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(JsonLines().format(record))  # type: ignore[method-assign]
    state = driver.job.state(driver.tables, driver.asked, driver.terms)
    logging.getLogger("streams.agent").addHandler(handler)
    try:
        with at_work(event):
            attempt(lambda at_hand: driver.job.step(state, at_hand), event)
    finally:
        logging.getLogger("streams.agent").removeHandler(handler)
    (line,) = lines
    assert "sentence" not in line
    return {name: said for name, said in orjson.loads(line).items() if name.endswith(("_id", "_ids"))}


def test_who_fails_stays_at_hand_for_the_line_that_says_so() -> None:
    assert copy_context().run(last_line) == {"run_id": "thesis", "source_id": "s2"}


def last_line() -> dict[str, Any]:
    """What the task of an event logs when its work has failed."""
    with pytest.raises(KeyError), at_work(Event("cards", 0, 0, b"thesis", None, 0)):
        with at_item(source_id="s1"):
            pass
        with at_item(source_id="s2"):
            raise KeyError
    line = orjson.loads(JsonLines().format(logging.LogRecord("streams", logging.ERROR, "", 1, "end", None, None)))
    return {name: said for name, said in line.items() if name.endswith("_id")}


def test_what_is_done_is_no_longer_at_hand() -> None:
    with at_work(Event("cards", 0, 0, b"thesis", None, 0)), at_item(source_id="s1"):
        pass
    assert (AT_HAND.get(), ITEM.get()) == (None, None)


def test_what_is_no_record_gives_no_ids() -> None:
    values: Iterable[bytes | None] = (None, b"The Salinity", b'{"source_id": "The Salinity of"}')
    for value in values:
        assert ids(Event("cards", 0, 0, b"thesis", value, 0)) == {"run_id": "thesis"}


def test_a_command_that_fails_at_one_source_of_its_run_names_that_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(work: object, row: Any, *rest: object) -> Any:
        if row.source_id == "s2":
            raise ValueError("a sentence of the source")
        return Ruled()

    driver = thesis()
    driver.publish(bibliography(SALT, event_id="set-2"))
    event = list(driver.log.events("bibliography"))[-1]
    monkeypatch.setattr(settle, "rule", fail)
    assert failing(driver, event) == {"run_id": RUN, "source_id": "s2"}
