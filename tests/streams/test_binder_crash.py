"""A crash at any boundary: the same verdicts, and at most one more call."""

import pytest

from schemas import RemoveEntry
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
    card,
    correction,
    entry,
)

ANSWERS = {"s1": [SALT_PROPOSAL], "s2": [DREDGING_PROPOSAL, SALT_PROPOSAL], "s4": [SALT_PROPOSAL]}
OFFPRINT = card("Lagoon Salinity Cycles", "R. Vega", front="Coastal Notes 2016, offprint")
OWN_DOI = card("Sand Ripples", "K. Osei", doi="10.5555/sand")


def story(driver: Driver) -> None:
    """Arrivals in any order, an answer, a correction, a removal: everything that a run meets."""
    driver.publish(built("s1", SALT_CARD))
    driver.publish(bibliography(SALT, DREDGING, entry("osei", "Sand Ripples", "Osei", doi="10.5555/sand")))
    driver.publish(built("s2", DREDGING_CARD))
    driver.publish(built("s3", OWN_DOI))
    driver.publish(built("s4", OFFPRINT))
    driver.publish(built("s5", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    driver.publish(correction("veg16", title="Deep Sea Trawling Nets"))
    driver.publish(RemoveEntry(run_id=RUN, event_id="remove-1", entry_id="ose19"))
    driver.run()
    driver.publish(correction("veg16", "correct-2", title="Lagoon Salinity Cycles"))
    driver.run()
    driver.pass_time(2)


def play(crash_at: int | None, seed: int | None) -> tuple[Driver, ScriptedProvider]:
    provider = ScriptedProvider(ANSWERS)
    driver = Driver([ProposerStage(provider)], crash_at=crash_at, seed=seed)
    story(driver)
    return driver, provider


def end(driver: Driver) -> tuple[dict[str, object], dict[str, object]]:
    """What downstream sees at the end; revisions say when, and are left out."""
    verdicts = {str(key): v.model_copy(update={"revision": 0}) for key, v in driver.verdicts(RUN).items()}
    outcomes = {key: o.model_copy(update={"revision": 0}) for key, o in driver.outcomes(RUN).items()}
    return dict(verdicts), dict(outcomes)


def test_the_story_has_the_end_that_it_should_have() -> None:
    driver, provider = play(None, None)
    assert set(driver.verdicts(RUN)) == {("s1", "veg16"), ("s4", "veg16"), ("s5", "veg16"), ("s3", "osei")}
    assert {source: outcome.state for source, outcome in driver.outcomes(RUN).items()} == {
        "s1": "bound", "s2": "unbound", "s3": "bound", "s4": "bound", "s5": "bound",
    }  # fmt: skip
    assert len(provider.asked) == 1


@pytest.mark.parametrize("seed", [None, 1, 2, 3])
def test_a_crash_at_every_boundary_changes_nothing_downstream(seed: int | None) -> None:
    """STR-01: whatever was written when it crashed comes again."""
    calm, asked = play(None, seed)
    for boundary in range(1, calm.boundaries + 1):
        driver, provider = play(boundary, seed)
        assert driver.crashes == 1, f"no boundary {boundary}"
        assert end(driver) == end(calm), f"crash at boundary {boundary}"
        assert len(provider.asked) <= len(asked.asked) + 1, f"crash at boundary {boundary}"


def test_any_order_of_topics_ends_the_same() -> None:
    calm, _ = play(None, None)
    for seed in range(60):
        driver, _ = play(None, seed)
        assert end(driver) == end(calm), f"seed {seed}"
