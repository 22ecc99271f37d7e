"""Counts become series: bounded, there from the start where alarms need it, and never a worker's end."""

import pytest
from prometheus_client import CollectorRegistry

from streams.effects import Count
from streams.metrics.counting import Counting
from streams.metrics.declared import undeclared
from streams.metrics.labels import MODEL
from tests.streams.metrics.scrape import counted


@pytest.fixture
def registry() -> CollectorRegistry:
    return CollectorRegistry()


@pytest.fixture
def counting(registry: CollectorRegistry) -> Counting:
    return Counting(registry)


def test_counts_add_up(counting: Counting, registry: CollectorRegistry) -> None:
    counting(Count("provider_cost_usd", (("model", "m"), ("outcome", "answered"), ("task", "bind")), 0.5))
    counting(Count("provider_cost_usd", (("model", "m"), ("outcome", "answered"), ("task", "bind")), 0.25))
    assert counted(registry) == {("provider_cost_usd_total", "m", "answered", "bind"): 0.75}


@pytest.mark.parametrize(
    ("name", "labels"),
    [
        ("model_only_binds", {}),
        ("agent_restarts", {}),
        ("dead_letters", {"code": "not_json"}),
        ("claims_repeated", {"why": "asked_again"}),
        ("batches_lost", {"found": "overtaken"}),
        ("budget_stops", {"limit": "day"}),
    ],
)
def test_what_must_stay_0_says_so_from_the_start(
    counting: Counting, registry: CollectorRegistry, name: str, labels: dict[str, str]
) -> None:
    assert registry.get_sample_value(f"sourcebind_{name}_total", labels) == 0


def test_settings_may_name_so_many_models_and_no_more(counting: Counting, registry: CollectorRegistry) -> None:
    for number in range(MODEL.most + 5):
        counting(Count("claims", (("model", f"model-{number}"),)))
    counting(Count("claims", (("model", "model-0"),)))
    found = counted(registry)
    assert len(found) == MODEL.most + 1
    assert found["claims_total", "model-0"] == 2
    assert found["claims_total", "other"] == 5


def test_a_value_that_no_label_has_is_another_one(counting: Counting, registry: CollectorRegistry) -> None:
    counting(Count("dead_letters", (("code", "a sentence of a source"),)))
    assert counted(registry) == {("dead_letters_total", "other"): 1}


def test_a_count_without_a_metric_is_told_and_ends_nothing(
    counting: Counting, registry: CollectorRegistry, caplog: pytest.LogCaptureFixture
) -> None:
    counting(Count("unheard_of"))
    assert counted(registry) == {}
    assert "unheard_of" in caplog.text


@pytest.mark.parametrize(
    ("count", "wrong"),
    [
        (Count("stale_cards"), ""),
        (Count("unheard_of"), "unheard_of"),
        (Count("pending_items"), "pending_items"),
        (Count("stale_cards", (("run", "thesis"),)), "labels"),
        (Count("dead_letters"), "labels"),
        (Count("dead_letters", (("code", "?"),)), "code=?"),
    ],
)
def test_a_count_is_held_against_its_metric(count: Count, wrong: str) -> None:
    assert wrong in undeclared(count)
    assert bool(undeclared(count)) == bool(wrong)
