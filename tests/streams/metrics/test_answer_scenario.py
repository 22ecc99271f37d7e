"""What an operator reads after questions were answered, and one answer held what must not leave."""

from prometheus_client import CollectorRegistry

from schemas import Regate
from streams.metrics.counting import Counting
from tests.gates.answer.packets import draft
from tests.streams.answerer.album import PACKET, Album
from tests.streams.metrics.scrape import Series, counted

MAIL = "anna@example.org"
KEY = "sk-ant-api03-AbCdEf0123456789"


def asked(text: str) -> tuple[Album, CollectorRegistry]:
    album, registry = Album(draft(f"{text} [p1]", "p1")), CollectorRegistry()
    album.driver.count = Counting(registry)
    album.set(PACKET)
    album.ask()
    album.work()
    return album, registry


def of_answers(registry: CollectorRegistry) -> dict[Series, float]:
    return {series: value for series, value in counted(registry).items() if series[0].startswith("answer")}


def test_what_was_taken_out_of_an_answer_is_counted_by_kind() -> None:
    _, registry = asked(f"Ask {MAIL} or bert@example.org for {KEY}.")
    assert {series: value for series, value in of_answers(registry).items() if "wait" not in series[0]} == {
        ("answers_total", "none", "answered"): 1,
        ("answer_redactions_total", "email"): 2,
        ("answer_redactions_total", "secret"): 1,
    }


def test_an_answer_that_is_ruled_again_and_told_no_more_counts_nothing() -> None:
    album, registry = asked(f"Ask {MAIL}.")
    before = of_answers(registry)
    album.command(Regate)
    album.work()
    assert of_answers(registry) == before


def test_no_text_of_it_is_a_label() -> None:
    _, registry = asked(f"Ask {MAIL} for {KEY}.")
    labels = [part for series in counted(registry) for part in series]
    assert not [part for part in labels if MAIL in part or KEY in part]
