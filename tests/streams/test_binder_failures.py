"""A provider that gives nothing is never a "no match"."""

from collections.abc import Sequence

import pytest

from schemas import ProviderReason, Recheck
from streams.proposer_stage import ProposerStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import RUN, SALT, SALT_CARD, SALT_PROPOSAL, bibliography, built, card


def started(provider: ScriptedProvider, sources: int = 1) -> Driver:
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(SALT))
    driver.publish(built("s0", SALT_CARD))
    for number in range(1, sources):
        driver.publish(built(f"s{number}", card(f"Ripples number {number} of sand", "K. Osei")))
    driver.run()
    driver.pass_time(2)
    return driver


@pytest.mark.parametrize("reason", ["provider_overloaded", "provider_timeout", "provider_malformed", "provider_empty"])
def test_a_failure_is_asked_again_after_growing_waits(reason: ProviderReason) -> None:
    provider = ScriptedProvider({"s0": [SALT_PROPOSAL]}, {"s0": [reason] * 3})
    driver = started(provider)
    assert (driver.outcomes(RUN)["s0"].state, driver.outcomes(RUN)["s0"].reason) == ("pending", "will_ask_again")
    waits = []
    while driver.outcomes(RUN)["s0"].state == "pending":
        asked, waited = len(provider.asked), 0
        while len(provider.asked) == asked:
            driver.pass_time(1)
            waited += 1
        waits.append(waited)
    assert waits == sorted(waits) and len(set(waits)) == 3, waits
    assert set(driver.verdicts(RUN)) == {("s0", "veg16")}


def test_a_refusal_by_the_provider_ends_as_failed_and_only_a_recheck_opens_it() -> None:
    provider = ScriptedProvider({"s0": [SALT_PROPOSAL]}, {"s0": ["provider_refused"]})
    driver = started(provider)
    driver.pass_time(100_000)
    assert (driver.outcomes(RUN)["s0"].state, driver.outcomes(RUN)["s0"].reason) == ("failed", "provider_refused")
    assert len(provider.asked) == 1

    driver.publish(Recheck(run_id=RUN, event_id="recheck-1"))
    driver.run()
    driver.pass_time(2)
    assert set(driver.verdicts(RUN)) == {("s0", "veg16")}


def test_a_refused_batch_is_asked_again_source_by_source_so_that_one_does_not_fail_the_others() -> None:
    refused: dict[str, Sequence[ProviderReason]] = {
        "s0": ["provider_refused"],
        "s1": ["provider_refused"] * 2,
        "s2": ["provider_refused"],
    }
    provider = ScriptedProvider({"s0": [SALT_PROPOSAL]}, refused)
    driver = started(provider, sources=3)
    driver.pass_time(2)
    assert [len(batch.questions) for batch in provider.asked] == [3, 1, 1, 1]
    assert {source: outcome.state for source, outcome in driver.outcomes(RUN).items()} == {
        "s0": "bound", "s1": "failed", "s2": "unbound",
    }  # fmt: skip


def test_an_endless_failure_ends_as_failed() -> None:
    driver = started(ScriptedProvider(failures={"s0": ["provider_overloaded"] * 1000}))
    for _ in range(100):
        driver.pass_time(3600)
    assert (driver.outcomes(RUN)["s0"].state, driver.outcomes(RUN)["s0"].reason) == ("failed", "gave_up_after_tries")


def test_a_truncated_answer_is_asked_again_with_fewer_cards() -> None:
    sources = [f"s{number}" for number in range(8)]
    provider = ScriptedProvider({"s0": [SALT_PROPOSAL]}, {source: ["provider_truncated"] for source in sources})
    driver = started(provider, sources=8)
    driver.pass_time(2)
    driver.pass_time(2)
    sizes = [len(batch.questions) for batch in provider.asked]
    assert sizes[0] == 8 and max(sizes[1:]) <= 12
    assert set(driver.verdicts(RUN)) == {("s0", "veg16")}
    assert {outcome.state for outcome in driver.outcomes(RUN).values()} == {"bound", "unbound"}


def test_what_is_too_long_is_halved_and_what_is_too_long_alone_ends_as_that() -> None:
    sources = [f"s{number}" for number in range(8)]
    failures: dict[str, Sequence[ProviderReason]] = {source: ["provider_too_long"] for source in sources}
    failures["s5"] = ["provider_too_long"] * 99
    provider = ScriptedProvider({"s0": [SALT_PROPOSAL]}, failures)
    driver = started(provider, sources=8)
    for _ in range(10):
        driver.pass_time(2)
    sizes = [len(batch.questions) for batch in provider.asked if "s5" in {q.source_id for q in batch.questions}]
    assert sizes == [8, 4, 1], "of the four, it alone is left"
    assert (driver.outcomes(RUN)["s5"].state, driver.outcomes(RUN)["s5"].reason) == ("failed", "provider_too_long")
    assert {outcome.state for source, outcome in driver.outcomes(RUN).items() if source != "s5"} == {"bound", "unbound"}


def test_a_source_is_pending_while_no_bibliography_is_there() -> None:
    driver = Driver()
    driver.publish(built("s0", SALT_CARD))
    driver.run()
    assert (driver.outcomes(RUN)["s0"].state, driver.outcomes(RUN)["s0"].reason) == ("pending", "no_bibliography")
