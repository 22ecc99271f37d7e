"""A step that fails at an event: a defect must not stop a partition, nor pass as progress."""

import logging
from collections.abc import Iterator

import pytest

from streams.agent import attempt
from streams.effects import Count, Effect, Reject
from streams.event import Event

EVENT = Event("cards", 4, 17, b"thesis", b"a secret", 0)


def failing(event: Event) -> tuple[Effect, ...]:
    raise KeyError(event.value)


def test_the_event_becomes_a_dead_letter() -> None:
    reject, count = attempt(failing, EVENT)
    assert reject == Reject("step_failed", "KeyError in the step")
    assert count == Count("dead_letters", (("code", "step_failed"),))


def test_the_log_says_where_and_nothing_of_the_event(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        attempt(failing, EVENT)
    assert "cards offset 17" in caplog.text
    assert "test_agent_step.py" in caplog.text
    assert "secret" not in caplog.text


def test_what_says_nothing_about_the_event_is_not_blamed_on_it() -> None:
    def starving(event: Event) -> tuple[Effect, ...]:
        raise MemoryError

    with pytest.raises(MemoryError):
        attempt(starving, EVENT)


def test_effects_that_fail_while_they_are_made_leave_nothing_of_the_event() -> None:
    def half(event: Event) -> Iterator[Effect]:
        yield Count("first")
        yield from failing(event)

    assert Count("first") not in attempt(half, EVENT)
