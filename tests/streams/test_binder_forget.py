"""A crash while a run is forgotten leaves nothing of it."""

import pytest

from schemas import Forget
from streams.proposer_stage import ProposerStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import RUN, SALT, SALT_CARD, SALT_PROPOSAL, bibliography, built


def bound(seed: int | None) -> Driver:
    driver = Driver([ProposerStage(ScriptedProvider({"s1": [SALT_PROPOSAL]}))], seed=seed)
    driver.publish(bibliography(SALT))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    assert set(driver.verdicts(RUN)) == {("s1", "veg16")}
    return driver


@pytest.mark.parametrize("seed", [None, 1, 2, 3])
def test_a_crash_at_every_boundary(seed: int | None) -> None:
    boundary = 0
    while True:
        boundary += 1
        driver = bound(seed)
        driver.publish(Forget(run_id=RUN, event_id="forget-1"))
        driver.crash_at(driver.boundaries + boundary)
        driver.run()
        left = {noun for noun, rows in driver.tables.items() if rows}
        assert left == {"bibliography-table"}, f"crash at boundary {boundary}"
        assert driver.latest("verdicts") == {} == driver.latest("outcomes"), f"crash at boundary {boundary}"
        if not driver.crashes:
            break
    assert boundary > 5
