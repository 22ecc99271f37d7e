"""A crash at any boundary while it is asked in parts, beside a trial, at a limit: the same end, at most a call more."""

from collections import Counter

import pytest

from schemas import Recheck, Spending
from streams.job.terms import Asked, Terms, Trial
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
)

LIVE, OTHER = Asked("claude-haiku-5-5", "bind-1"), Asked("local", "local-2")
ENTRIES = tuple(one.model_copy(update={"series": "x" * 70_000}) for one in (SALT, DREDGING))
OFFPRINT = card("Lagoon Salinity Cycles", "R. Vega", front="Coastal Notes 2016, offprint")


def play(crash_at: int | None, seed: int | None) -> tuple[Driver, ScriptedProvider, ScriptedProvider]:
    """Two parts, of which the first fails once for one source; a limit that is then raised; a card that came late."""
    answers = {"s1": [SALT_PROPOSAL], "s2": [DREDGING_PROPOSAL], "s3": [SALT_PROPOSAL]}
    live = ScriptedProvider(answers, {"s2": ["provider_timeout"]}, LIVE.model, LIVE.prompt_version, usd=1.0)
    other = ScriptedProvider({"s1": [DREDGING_PROPOSAL]}, {}, OTHER.model, OTHER.prompt_version)
    driver = Driver(
        [ProposerStage(live, trial=other)],
        asked=LIVE,
        terms=Terms(usd_per_run=2.5, trial=Trial(OTHER, 1.0)),
        crash_at=crash_at,
        seed=seed,
    )
    driver.publish(bibliography(*ENTRIES))
    driver.publish(built("s1", SALT_CARD))
    driver.publish(built("s2", DREDGING_CARD))
    driver.run()
    for _ in range(6):
        driver.pass_time(2)
    driver.publish(built("s3", OFFPRINT))
    driver.run()
    driver.pass_time(2)
    driver.terms = Terms(usd_per_run=20.0, trial=Trial(OTHER, 1.0))
    driver.restart()
    driver.publish(Recheck(run_id=RUN, event_id="recheck-1"))
    driver.run()
    for _ in range(8):
        driver.pass_time(2)
    return driver, live, other


def calls(provider: ScriptedProvider) -> Counter[str]:
    """How often each question was asked."""
    return Counter(question.claim_key for batch in provider.asked for question in batch.questions)


def end(driver: Driver) -> dict[str, object]:
    """What downstream sees at the end; revisions say when, and are left out."""
    verdicts = {str(key): v.model_copy(update={"revision": 0}) for key, v in driver.verdicts(RUN).items()}
    outcomes = {key: o.model_copy(update={"revision": 0}) for key, o in driver.outcomes(RUN).items()}
    return {**verdicts, **outcomes}


def test_the_story_has_the_end_that_it_should_have() -> None:
    driver, live, other = play(None, None)
    assert set(driver.verdicts(RUN)) == {("s1", "veg16"), ("s2", "ose19"), ("s3", "veg16")}
    asked = [([e.id for e in batch.entries], [q.source_id for q in batch.questions]) for batch in live.asked]
    assert asked == [
        (["ose19"], ["s1", "s2"]), (["veg16"], ["s1"]), (["ose19"], ["s2"]),
        # held back until the limit was raised
        (["ose19"], ["s3"]), (["veg16"], ["s2"]), (["veg16"], ["s3"]),
    ]  # fmt: skip
    assert driver.counts["budget_stops"] > 0
    assert {refusal.trial for refusal in driver.refusals(RUN)} == {True}
    assert len(other.asked) > 0
    rows = [Spending.from_bytes(value) for value in driver.tables["spending-table"].values()]
    assert sum(row.usd for row in rows) == len(live.asked)


@pytest.mark.parametrize(("seed", "each"), [(None, 2), (1, 5), (2, 7)])
def test_a_crash_at_any_boundary_changes_nothing_downstream(seed: int | None, each: int) -> None:
    calm, live, other = play(None, seed)
    for boundary in range(1, calm.boundaries + 1, each):
        driver, live_again, other_again = play(boundary, seed)
        assert driver.crashes == 1, f"no boundary {boundary}"
        assert end(driver) == end(calm), f"crash at boundary {boundary}"
        for again, once in ((live_again, live), (other_again, other)):
            more = calls(again)
            more.subtract(calls(once))
            assert max(more.values()) <= 1, f"crash at boundary {boundary}"
