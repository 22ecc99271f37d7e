"""What an operator reads after a thesis was bound, corrected and poisoned: every figure follows from the story."""

from prometheus_client import CollectorRegistry

from streams.metrics.counting import Counting
from streams.proposer_stage import ProposerStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.metrics.scrape import counted
from tests.streams.thesis import SALT, SALT_CARD, SALT_PROPOSAL, bibliography, built, card, correction, entry, same_work

DOI = "10.5555/harbour.2019.03"
DREDGING = entry("ose19", "Harbour Dredging Costs", "Osei", 2019, given="K.", doi=DOI)
DREDGING_CARD = card("Harbour Dredging Costs", "K. Osei", front="Coastal Notes 2019", doi=DOI)
OTHER_CARD = card("Ripples of sand", "L. Brandt")


def bound() -> tuple[Driver, CollectorRegistry]:
    """One proposal is right and one has no words for it, a DOI needs no question, and one source is asked twice."""
    proposals = {"s1": [SALT_PROPOSAL, same_work("ose19", "words that stand nowhere")]}
    provider = ScriptedProvider(proposals, {"s3": ["provider_timeout"]}, usd=0.25)
    driver, registry = Driver([ProposerStage(provider)]), CollectorRegistry()
    driver.count = Counting(registry)
    driver.publish(bibliography(SALT, DREDGING))
    driver.run()
    for source, its_card in (("s1", SALT_CARD), ("s2", DREDGING_CARD), ("s3", OTHER_CARD)):
        driver.publish(built(source, its_card))
    driver.run()
    driver.pass_time(2)
    driver.pass_time(6)
    return driver, registry


def test_a_thesis_is_bound() -> None:
    _, registry = bound()
    by = ("local", "local-1")
    assert counted(registry) == {
        ("commands_total", "SetEntries"): 1,
        # gate, language, model, prompt, reason, result, role
        ("rulings_total", "none", "en", *by, "none", "bound", "same_work"): 1,
        ("rulings_total", "none", "en", "none", "none", "none", "bound", "same_work"): 1,
        ("rulings_total", "evidence", "en", *by, "quote_not_found", "refused", "same_work"): 1,
        ("proposals_total", *by, "same_work"): 2,
        # flagged, method, role
        ("verdicts_total", "no", "proposal", "same_work"): 1,
        ("verdicts_total", "no", "doi", "same_work"): 1,
        # reason, state
        ("outcomes_total", "fast_path", "bound"): 1,
        ("outcomes_total", "gated_proposal", "bound"): 1,
        ("outcomes_total", "no_proposals", "unbound"): 1,
        ("outcomes_total", "waiting_for_batch", "pending"): 2,
        ("outcomes_total", "asked", "pending"): 3,
        ("outcomes_total", "will_ask_again", "pending"): 1,
        ("cache_lookups_total", "miss"): 2,
        ("claims_total", "local"): 2,
        ("batches_total", "live"): 2,
        ("asked_again_total", "provider_timeout"): 1,
        ("provider_failures_total", "provider_timeout"): 1,
        # model, outcome, task: the first batch brought one answer of two, the second the one that was left
        ("provider_batches_total", "local", "mixed", "bind"): 1,
        ("provider_batches_total", "local", "answered", "bind"): 1,
        ("provider_calls_total", "local", "mixed", "bind"): 1,
        ("provider_calls_total", "local", "answered", "bind"): 1,
        ("provider_cost_usd_total", "local", "mixed", "bind"): 0.25,
        ("provider_cost_usd_total", "local", "answered", "bind"): 0.25,
        # the scripted provider takes one second for its first batch, two for its second
        ("provider_batch_seconds_count", "local", "mixed", "bind"): 1,
        ("provider_batch_seconds_sum", "local", "mixed", "bind"): 1,
        ("provider_batch_seconds_count", "local", "answered", "bind"): 1,
        ("provider_batch_seconds_sum", "local", "answered", "bind"): 2,
        ("provider_answers_total", "local", "answered", "bind"): 2,
        ("provider_answers_total", "local", "provider_timeout", "bind"): 1,
        # the cards came in the moment of their uploads; s1 waited 2 seconds for its answer, s3 waited 8
        ("upload_to_card_seconds_count",): 3,
        ("answer_wait_seconds_count",): 2,
        ("answer_wait_seconds_sum",): 10,
    }


def test_what_is_corrected_is_withdrawn_without_a_call() -> None:
    driver, registry = bound()
    before = counted(registry)
    driver.publish(correction("veg16", title="Wanderung alpiner Vögel"))
    driver.run()
    assert added(before, counted(registry)) == {
        ("commands_total", "CorrectEntry"): 1,
        ("withdrawals_total", "proposal", "title_not_shown", "same_work"): 1,
        ("rulings_total", "title", "en", "local", "local-1", "title_not_shown", "refused", "same_work"): 1,
        ("outcomes_total", "all_refused", "unbound"): 1,
    }


def test_the_same_bibliography_again_finds_all_answers() -> None:
    driver, registry = bound()
    before = counted(registry)
    driver.publish(bibliography(SALT, DREDGING, event_id="set-2"))
    driver.run()
    driver.pass_time(2)
    assert added(before, counted(registry)) == {
        ("commands_total", "SetEntries"): 1,
        (
            "cache_lookups_total",
            "hit",
        ): 1,  # the other one that was asked about is bound
    }


def test_poison_is_counted_by_its_code() -> None:
    driver, registry = bound()
    before = counted(registry)
    driver.publish_bytes("bibliography", 3, b"{")
    driver.publish_bytes("cards", 3, None)
    driver.run()
    assert added(before, counted(registry)) == {
        ("dead_letters_total", "not_json"): 1,
        ("dead_letters_total", "null_value"): 1,
    }


def added(before: dict[tuple[str, ...], float], after: dict[tuple[str, ...], float]) -> dict[tuple[str, ...], float]:
    return {series: value - before.get(series, 0) for series, value in after.items() if value != before.get(series)}
