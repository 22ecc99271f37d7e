"""Records of a test, put on the wire and read from it by plain clients."""

import asyncio
from collections.abc import Iterable
from typing import Any

import orjson
from aiokafka import AIOKafkaConsumer, AIOKafkaProducer, ConsumerRecord

from schemas import TOPICS, TopicNoun
from streams.outgoing import Outgoing
from streams.partition import partition_of
from tests.broker.chaos.verifier import behind, ends, records


def counted(prefix: str, noun: TopicNoun, run_id: str, event_id: str) -> Outgoing:
    """An event that `tests.broker.chaos.step.count` counts."""
    value = orjson.dumps({"id": event_id, "run": run_id})
    return Outgoing(TOPICS[noun].name(prefix), partition_of(run_id), run_id.encode(), value, ())


def forgotten(prefix: str, run_id: str) -> Outgoing:
    """An event at which it deletes the run's row."""
    value = orjson.dumps({"id": "forget", "run": run_id, "forget": True})
    return Outgoing(TOPICS["bibliography"].name(prefix), partition_of(run_id), run_id.encode(), value, ())


async def send(bootstrap: str, sent: Iterable[Outgoing]) -> None:
    async with AIOKafkaProducer(bootstrap_servers=bootstrap, acks="all") as producer:
        for topic, partition, key, value, headers, at in sent:
            await producer.send(topic, value, key, partition, at, list(headers))


async def read(bootstrap: str, prefix: str, noun: TopicNoun) -> list[ConsumerRecord[Any, Any]]:
    """Everything on a topic at this moment."""
    async with AIOKafkaConsumer(bootstrap_servers=bootstrap) as consumer:
        return [record async for record in records(consumer, TOPICS[noun].name(prefix))]


async def until_committed(bootstrap: str, prefix: str) -> None:
    """Wait until the binder's group has committed what is on its input topics now."""
    goal = await ends(bootstrap, prefix)
    async with asyncio.timeout(60):
        while await behind(bootstrap, prefix, goal):  # noqa: ASYNC110 - the broker calls nobody back
            await asyncio.sleep(0.2)
