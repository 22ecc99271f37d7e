"""What each job says of itself fits the topics that are made for its task."""

from typing import Any

import pytest

from schemas import TASKS, TOPICS
from streams.answerer.job import ANSWERING
from streams.binder.job import BINDING
from streams.job.job import Job
from streams.verifier.job import VERIFYING

JOBS: tuple[Job[Any], ...] = (BINDING, VERIFYING, ANSWERING)
by_task = pytest.mark.parametrize("job", JOBS, ids=lambda job: job.task)


def test_each_task_has_its_job_and_no_two_share_a_group() -> None:
    assert tuple(job.task for job in JOBS) == TASKS
    assert len({group for job in JOBS for group in (job.group, job.asks.group)}) == 2 * len(JOBS)


@by_task
def test_it_owns_all_tables_of_its_task_and_no_others(job: Job[Any]) -> None:
    assert set(job.layout.tables) == {noun for noun, topic in TOPICS.items() if topic.table and job.task in topic.tasks}


@by_task
def test_each_record_has_its_topic_and_the_parts_of_its_key(job: Job[Any]) -> None:
    for kind, place in {**job.layout.rows, **job.layout.records}.items():
        topic = TOPICS[place.noun]
        assert kind in topic.records, place.noun
        assert (len(place.fields), place.fields[0]) == (len(topic.key), "run_id"), place.noun
        assert set(place.fields) <= set(kind.model_fields), place.noun


@by_task
def test_it_hears_the_answers_to_what_it_asks_and_the_time(job: Job[Any]) -> None:
    asks = job.asks
    assert {asks.answers, "ticks"} <= set(job.inputs)
    assert (asks.task, asks.batch in TOPICS[asks.batches].records) == (job.task, True)
    for noun in (*job.inputs, asks.batches):
        assert job.task in TOPICS[noun].tasks
