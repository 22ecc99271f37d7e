"""Times that would make two workers evict each other are refused before they start."""

import pytest

from streams.timing import TIMING, Timing


def test_the_defaults_agree() -> None:
    assert TIMING.heartbeat < TIMING.session < TIMING.work < TIMING.rebalance < TIMING.stop


@pytest.mark.parametrize(
    "times",
    [
        {"work": 95.0},  # the group would go on while a worker still works
        {"rebalance": 100.0},  # a worker would be stopped while the group waits for it
        {"session": 1.0},
        {"session": 60.0},
    ],
)
def test_times_that_contradict_each_other_are_refused(times: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="does not hold"):
        Timing(**times)
