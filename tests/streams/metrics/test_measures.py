"""What is measured where it stands: who waits, and whether Faust began an agent anew."""

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

from streams.agent import agent_for
from streams.effects import Count
from streams.guard import Guard
from streams.job.state import JobState
from streams.proposer_stage import ProposerStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import DREDGING_CARD, RUN, SALT, SALT_CARD, bibliography, built


def waiting(driver: Driver) -> tuple[int, int]:
    """Of a worker that has just recovered its tables."""
    state: JobState = driver.job.state(driver.tables, driver.asked, driver.terms)
    return state.waiting()


def test_sources_wait_from_when_they_came_until_they_are_answered() -> None:
    driver = Driver()
    driver.publish(bibliography(SALT))
    driver.run()
    assert waiting(driver) == (0, 0)
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    began = driver.now
    driver.pass_time(60)
    driver.publish(built("s2", DREDGING_CARD))
    driver.run()
    assert waiting(driver) == (2, began)

    driver.stages.append(ProposerStage(ScriptedProvider()))
    driver.pass_time(60)
    assert waiting(driver) == (0, 0)
    assert {outcome.state for outcome in driver.outcomes(RUN).values()} == {"unbound"}


async def test_an_agent_that_begins_a_second_time_is_counted() -> None:
    counts: list[Count] = []
    carrier: Any = SimpleNamespace(count=counts.append)
    agent = agent_for(lambda event: (), {}, Guard(), carrier, lambda reason: None)
    await agent(stream())
    assert counts == []
    await agent(stream())
    assert counts == [Count("agent_restarts")]


def stream() -> Any:
    """One without events."""

    async def events() -> AsyncIterator[None]:
        none: tuple[None, ...] = ()
        for event in none:
            yield event

    return SimpleNamespace(noack=lambda: SimpleNamespace(events=events))
