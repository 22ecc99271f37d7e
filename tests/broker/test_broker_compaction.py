"""Compaction can be forced within a test's time, so that recovery is tested on a log that was really cleaned."""

import asyncio
from pathlib import Path

from aiokafka import AIOKafkaConsumer, AIOKafkaProducer, TopicPartition
from aiokafka.admin import AIOKafkaAdminClient, NewTopic

from streams.broker import EmbeddedBroker

TOPIC = "compacted"
SOON = {"cleanup.policy": "compact", "segment.ms": "100", "min.cleanable.dirty.ratio": "0.01"}


async def keys_on_disk(broker: EmbeddedBroker) -> list[bytes]:
    partition = TopicPartition(TOPIC, 0)
    async with AIOKafkaConsumer(**broker.connection.client_options()) as consumer:
        consumer.assign([partition])
        end = (await consumer.end_offsets([partition]))[partition]
        await consumer.seek_to_beginning(partition)
        keys = []
        while await consumer.position(partition) < end:
            keys.append((await consumer.getone()).key)
        return keys


async def test_of_many_values_of_a_key_one_is_left(tmp_path: Path) -> None:
    broker = EmbeddedBroker(tmp_path)
    await asyncio.to_thread(broker.start)
    try:
        options = broker.connection.client_options()
        admin = AIOKafkaAdminClient(**options)
        await admin.start()
        await admin.create_topics([NewTopic(TOPIC, num_partitions=1, replication_factor=1, topic_configs=SOON)])
        await admin.close()
        async with AIOKafkaProducer(**options) as producer, asyncio.timeout(60):
            for number in range(20):
                await producer.send_and_wait(TOPIC, str(number).encode(), key=b"often")
            # each later record closes the segment before it, and only closed segments are cleaned
            while (await keys_on_disk(broker)).count(b"often") > 1:
                await producer.send_and_wait(TOPIC, b"", key=b"closes")
    finally:
        await asyncio.to_thread(broker.stop)
