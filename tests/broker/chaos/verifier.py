"""Recomputes from the raw input what must exist: `python -m tests.broker.chaos.verifier BOOTSTRAP PREFIX`.

It uses none of the program's own code: what it shares with it, it could get wrong in the same way.
"""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from typing import Any

from aiokafka import AIOKafkaConsumer, ConsumerRecord, TopicPartition
from aiokafka.admin import AIOKafkaAdminClient
from aiokafka.errors import GroupCoordinatorNotAvailableError

PARTITIONS = 12
INPUTS = ("cards", "bibliography", "proposals", "ticks")


async def records(consumer: AIOKafkaConsumer, *topics: str) -> AsyncIterator[Any]:
    """Every record of the topics, from their beginning to their present end."""
    places = [TopicPartition(topic, number) for topic in topics for number in range(PARTITIONS)]
    ends = await consumer.end_offsets(places)
    consumer.assign(places)
    await consumer.seek_to_beginning(*places)
    while any([await consumer.position(place) < ends[place] for place in places]):
        for found in (await consumer.getmany(timeout_ms=500)).values():
            for record in found:
                yield record


async def verify(bootstrap: str, prefix: str) -> dict[str, Any]:
    """Count what is missing; nothing may be."""
    names = {noun: f"{prefix}.{noun}.v1" for noun in (*INPUTS, "outcomes", "bibliography-table")}
    async with AIOKafkaConsumer(bootstrap_servers=bootstrap) as consumer:
        sent: dict[str, ConsumerRecord[bytes, bytes]] = {}
        async for record in records(consumer, *(names[noun] for noun in INPUTS)):
            value = json.loads(record.value)
            if "id" in value:
                sent[value["id"]] = record
        told: dict[str, int] = {}
        async for record in records(consumer, names["outcomes"]):
            name = json.loads(record.value)["source_id"]
            told[name] = told.get(name, 0) + 1
        rows: dict[bytes, set[str]] = {}
        async for record in records(consumer, names["bibliography-table"]):
            rows[record.key] = set(json.loads(record.value)["event_ids"])
    kept = {name for row in rows.values() for name in row}
    lost = sorted(name for name in sent if name not in told or name not in kept)
    return {
        "events": len(sent),
        "repeats": sum(told.values()) - len(told),
        "invented": sum(name not in sent for name in {*told, *kept}),
        "lost": [f"{name} of {sent[name].topic}[{sent[name].partition}] offset {sent[name].offset}" for name in lost],
    }


def inputs(prefix: str) -> list[TopicPartition]:
    return [TopicPartition(f"{prefix}.{noun}.v1", number) for noun in INPUTS for number in range(PARTITIONS)]


async def ends(bootstrap: str, prefix: str) -> dict[TopicPartition, int]:
    """Where the input ends at this moment."""
    async with AIOKafkaConsumer(bootstrap_servers=bootstrap) as consumer:
        found: dict[TopicPartition, int] = await consumer.end_offsets(inputs(prefix))
        return found


async def behind(bootstrap: str, prefix: str, goal: dict[TopicPartition, int]) -> int:
    """How many records before the goal the group has not committed."""
    admin = AIOKafkaAdminClient(bootstrap_servers=bootstrap)
    await admin.start()
    try:
        committed = await admin.list_consumer_group_offsets(f"{prefix}.binder")
    except GroupCoordinatorNotAvailableError:  # the broker has just restarted, and knows of no group yet
        return sum(goal.values())
    finally:
        await admin.close()
    offsets = {place: committed[place].offset if place in committed else 0 for place in goal}
    return sum(max(0, goal[place] - offset) for place, offset in offsets.items())


if __name__ == "__main__":
    print(json.dumps(asyncio.run(verify(*sys.argv[1:]))))
