"""What an operator reads after a report was checked and a claim of it corrected."""

from prometheus_client import CollectorRegistry

from streams.metrics.counting import Counting
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedAssessor
from tests.streams.metrics.scrape import Series, counted
from tests.streams.reports import SAID, correct_claim, submit, verifying


def checked() -> tuple[Driver, CollectorRegistry]:
    """Two claims, three pairs: two supports and one that does not suffice."""
    driver, registry = verifying(ScriptedAssessor(SAID)), CollectorRegistry()
    driver.count = Counting(registry)
    driver.publish(submit())
    driver.run()
    driver.pass_time(2)
    return driver, registry


def of(registry: CollectorRegistry, *names: str) -> dict[Series, float]:
    return {series: value for series, value in counted(registry).items() if series[0] in names}


def test_a_report_is_checked() -> None:
    driver, registry = checked()
    by = (driver.asked.model, driver.asked.prompt_version)
    found = of(registry, "assessments_total", "commands_total", "cache_lookups_total", "claims_total", "batches_total")
    assert found == {
        ("commands_total", "SubmitReport"): 1,
        ("cache_lookups_total", "miss"): 3,
        ("claims_total", by[0]): 3,
        ("batches_total", "live"): 1,
        # model, prompt, verdict
        ("assessments_total", *by, "supports"): 2,
        ("assessments_total", *by, "insufficient"): 1,
    }
    assert of(registry, "reports_total")["reports_total", "complete"] == 1
    # the claim with a pair that supports it and one that says nothing is supported
    assert of(registry, "report_claims_total")["report_claims_total", "supports"] == 2
    # model, outcome, task
    assert of(registry, "provider_batches_total") == {("provider_batches_total", by[0], "answered", "verify"): 1}
    assert of(registry, "provider_answers_total") == {("provider_answers_total", by[0], "answered", "verify"): 3}


def test_of_a_corrected_claim_only_its_own_pair_is_asked_about() -> None:
    driver, registry = checked()
    before = of(registry, "claims_total", "provider_answers_total", "cache_lookups_total")
    driver.publish(correct_claim("c1", text="Mean salinity rose by 3 g/l from 2010 to 2016."))
    driver.run()
    driver.pass_time(2)
    after = of(registry, "claims_total", "provider_answers_total", "cache_lookups_total")
    asked = {series[0]: after[series] - before[series] for series in before}
    assert asked == {"claims_total": 1, "provider_answers_total": 1, "cache_lookups_total": 1}
    assert ("cache_lookups_total", "miss") in before
