"""The same question is never paid for twice; another model or prompt version asks again, but never by a correction."""

from collections.abc import Callable

import pytest

from schemas import AddEntries, Claim, Command, Recheck, Regate, RemoveEntry
from streams.job.terms import Asked
from streams.proposer_stage import ProposerStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import (
    DREDGING,
    DREDGING_CARD,
    DREDGING_PROPOSAL,
    RUN,
    SALT,
    SALT_CARD,
    SALT_PROPOSAL,
    bibliography,
    built,
    correction,
    entry,
)

NEWER = Asked("local", "local-2")
WRONG = entry("osei", "Harbour Dredging", "Nobody", 1950)


def started(provider: ScriptedProvider) -> Driver:
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(SALT, DREDGING))
    driver.publish(built("s1", SALT_CARD))
    driver.publish(built("s2", DREDGING_CARD))
    driver.run()
    driver.pass_time(2)
    return driver


def tell(driver: Driver, *commands: Command) -> None:
    for command in commands:
        driver.publish(command)
        driver.run()
        driver.pass_time(2)
        driver.pass_time(3600)


def upgraded(driver: Driver, provider: ScriptedProvider) -> None:
    """The workers come back with another prompt version."""
    provider.prompt_version = NEWER.prompt_version
    driver.asked = NEWER
    driver.restart()


def claims(driver: Driver) -> list[tuple[str, str]]:
    rows = [Claim.from_bytes(value) for value in driver.tables["claims"].values()]
    return sorted((row.source_id, row.prompt_version) for row in rows)


def test_a_restart_and_a_repeat_of_everything_make_no_call() -> None:
    provider = ScriptedProvider({"s1": [SALT_PROPOSAL]})
    driver = started(provider)
    for _ in range(3):
        driver.restart()
        driver.publish(built("s1", SALT_CARD))
        driver.publish(built("s2", DREDGING_CARD, revision=2))
        driver.publish(bibliography(DREDGING, SALT, event_id="set-again"))
        tell(driver, Recheck(run_id=RUN, event_id=f"recheck-{driver.now}"))
    assert len(provider.asked) == 1
    assert driver.counts["claims_repeated"] == 0


def test_a_bibliography_that_comes_back_to_what_it_was_is_not_asked_about_again() -> None:
    provider = ScriptedProvider({"s1": [SALT_PROPOSAL]})
    driver = started(provider)
    tell(driver, bibliography(SALT, DREDGING, WRONG, event_id="set-2"))
    assert len(provider.asked) == 2
    tell(driver, bibliography(SALT, DREDGING, event_id="set-3"), Recheck(run_id=RUN, event_id="recheck-1"))
    assert len(provider.asked) == 2


@pytest.mark.parametrize(
    "command",
    [
        Recheck(run_id=RUN, event_id="e"),
        AddEntries(run_id=RUN, event_id="e", entries=(WRONG,)),
        bibliography(SALT, DREDGING, WRONG, event_id="e"),
    ],
)
def test_another_prompt_version_asks_again_about_what_is_unbound(command: Command) -> None:
    provider = ScriptedProvider({"s1": [SALT_PROPOSAL]})
    driver = started(provider)
    upgraded(driver, provider)
    driver.pass_time(3600)
    assert len(provider.asked) == 1, "nobody said that anything is to be asked again"
    provider.said = {"s1": [SALT_PROPOSAL], "s2": [DREDGING_PROPOSAL]}
    tell(driver, command)
    assert [[q.source_id for q in batch.questions] for batch in provider.asked] == [["s1", "s2"], ["s2"]]
    assert driver.verdicts(RUN)["s2", "ose19"].prompt_version == "local-2"
    assert driver.verdicts(RUN)["s1", "veg16"].prompt_version == "local-1"
    assert claims(driver) == [("s1", "local-1"), ("s2", "local-1"), ("s2", "local-2")]


@pytest.mark.parametrize(
    "command",
    [
        correction("ose19", title="Harbour Dredging Costs Explained"),
        RemoveEntry(run_id=RUN, event_id="e", entry_id="veg16"),
        Regate(run_id=RUN, event_id="e"),
    ],
)
def test_a_correction_a_removal_and_a_regate_never_do(command: Command) -> None:
    provider = ScriptedProvider({"s1": [SALT_PROPOSAL]})
    driver = started(provider)
    upgraded(driver, provider)
    tell(driver, command)
    assert len(provider.asked) == 1


def _fails(provider: ScriptedProvider) -> None:
    provider.failures = {"s1": ["provider_overloaded"] * 9}


def _is_down(provider: ScriptedProvider) -> None:
    provider.failures = {"s1": ["provider_timeout"] * 9}


@pytest.mark.parametrize("trouble", [_fails, _is_down])
def test_the_old_claim_stands_until_the_new_one_is_gated(trouble: Callable[[ScriptedProvider], None]) -> None:
    provider = ScriptedProvider({"s1": [SALT_PROPOSAL]})
    driver = started(provider)
    tell(driver, correction("veg16", title="Deep Sea Trawling Nets"))
    assert driver.verdicts(RUN) == {}
    upgraded(driver, provider)
    trouble(provider)
    driver.publish(Recheck(run_id=RUN, event_id="recheck-1"))
    driver.run()
    driver.pass_time(2)
    assert driver.outcomes(RUN)["s1"].reason == "will_ask_again"
    driver.publish(correction("veg16", "correct-2", title=SALT.title))
    driver.run()
    assert driver.verdicts(RUN)["s1", "veg16"].prompt_version == "local-1", "what was said before still holds"


def test_a_batch_for_the_old_version_that_a_new_proposer_meets_is_asked_again_as_a_new_one() -> None:
    provider = ScriptedProvider({"s1": [SALT_PROPOSAL]})
    driver = Driver()
    driver.publish(bibliography(SALT, DREDGING))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    driver.stages = [ProposerStage(provider)]
    upgraded(driver, provider)
    for _ in range(10):
        driver.pass_time(2)
    assert driver.verdicts(RUN)["s1", "veg16"].prompt_version == "local-2"
