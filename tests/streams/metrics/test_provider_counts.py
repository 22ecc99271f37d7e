"""A batch's outcome is that of all its questions together."""

import pytest

from schemas import ProviderReason, Usage
from streams.metrics.declared import undeclared
from streams.provider_counts import provider_counts


@pytest.mark.parametrize(
    ("answered", "failures", "outcome"),
    [
        (2, [], "answered"),
        (0, ["provider_timeout", "provider_timeout"], "provider_timeout"),
        (1, ["provider_timeout"], "mixed"),
        (0, ["provider_timeout", "provider_refused"], "mixed"),
    ],
)
def test_outcome(answered: int, failures: list[ProviderReason], outcome: str) -> None:
    counts = provider_counts("verify", "m", Usage(calls=1), answered=answered, failures=failures)
    outcomes = {dict(count.labels).get("outcome", outcome) for count in counts}
    results = {dict(c.labels)["result"]: c.amount for c in counts if c.what == "provider_answers"}
    assert outcomes == {outcome}
    assert sum(results.values()) == answered + len(failures)
    assert not any(undeclared(count) for count in counts)
