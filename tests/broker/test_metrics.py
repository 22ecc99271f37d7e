"""What an operator sees of processes at work, from outside: figures, readiness, log lines and traces."""

import asyncio
import uuid

import orjson
import pytest

from tests.broker.metrics_run import RUN, Seen, watched
from tests.streams.metrics.scrape import Series


@pytest.fixture(scope="module")
def seen(bootstrap: str, tmp_path_factory: pytest.TempPathFactory) -> Seen:
    return asyncio.run(watched(bootstrap, f"t{uuid.uuid4().hex[:12]}-", tmp_path_factory.mktemp("watched")))


def total(metrics: dict[Series, float], *begin: str) -> float:
    return sum(value for series, value in metrics.items() if series[: len(begin)] == begin)


def test_cards_are_counted_by_what_became_of_them(seen: Seen) -> None:
    worker = seen.metrics["worker"]
    assert (worker["cards_total", "card"], worker["cards_total", "damaged"]) == (2, 1)
    assert (worker["card_seconds_count", "card"], worker["card_seconds_count", "damaged"]) == (2, 1)
    assert worker["card_seconds_sum", "card"] > 0


def test_what_was_told_is_what_was_counted(seen: Seen) -> None:
    worker = seen.metrics["worker"]
    assert total(worker, "verdicts_total") == seen.verdicts
    bound = {series: value for series, value in worker.items() if series[0] == "rulings_total" and "bound" in series}
    assert sum(bound.values()) == seen.verdicts
    assert total(worker, "rulings_total") == seen.verdicts + seen.refusals
    # the DOI on a page needs no model; the other one does
    assert {series[2] for series in worker if series[0] == "verdicts_total"} == {"doi", "proposal"}
    assert worker["dead_letters_total", "not_json"] == 1
    assert ("model_only_binds_total",) not in worker


def test_the_provider_was_asked_once_about_one_source(seen: Seen) -> None:
    proposer = seen.metrics["proposer"]
    assert proposer["provider_batches_total", "local", "answered", "bind"] == 1
    assert proposer["provider_answers_total", "local", "answered", "bind"] == 1
    assert seen.metrics["worker"]["claims_total", "local"] == 1


def test_without_a_proposer_a_source_waits_and_grows_old(seen: Seen) -> None:
    assert seen.waiting["pending_items", "binder"] == 1
    assert seen.waiting["oldest_pending_seconds", "binder"] > 0
    assert ("pending_items", "binder") not in seen.metrics["worker"]


def test_workers_say_what_they_hold_and_that_they_work(seen: Seen) -> None:
    worker, proposer = seen.metrics["worker"], seen.metrics["proposer"]
    # four topics of twelve partitions are the binder's, one each the others'
    assert (worker["partitions", "binder"], worker["partitions", "cards"]) == (48, 12)
    assert proposer["partitions", "proposer"] == 12
    for metrics, group in ((worker, "binder"), (worker, "cards"), (proposer, "proposer")):
        assert (metrics["ready", group], metrics["broker_reached", group]) == (1, 1)
    assert ("recovery_seconds", "binder") not in worker
    assert ("agent_restarts_total",) not in worker
    assert seen.ready == {"worker": (200, "ready\n"), "proposer": (200, "ready\n")}


def test_every_line_of_the_log_is_json_and_names_the_record_at_hand(seen: Seen) -> None:
    lines = [orjson.loads(line) for log in seen.logs.values() for line in log]
    assert {line["message"] for line in lines} >= {"ready", "stopping"}
    assert {line["logger"].partition(".")[0] for line in lines} <= {"streams", "faust", "aiokafka"}
    assert all(line.get("run_id", RUN) == RUN for line in lines)


def test_a_publishers_trace_goes_on_to_its_verdicts_and_is_exported(seen: Seen) -> None:
    assert seen.traces == {seen.trace}
    assert seen.spans >= {
        "process uploads", "send cards", "process cards", "send batches",
        "process batches", "send proposals", "process proposals", "send verdicts",
    }  # fmt: skip


def test_both_end_when_they_are_asked_to(seen: Seen) -> None:
    assert seen.exits == {"worker": 0, "proposer": 0}
