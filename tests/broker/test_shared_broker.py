"""The broker that the session shares, whichever was chosen."""

from aiokafka import AIOKafkaConsumer, AIOKafkaProducer
from aiokafka.admin import AIOKafkaAdminClient, NewTopic

from streams.connection import Connection


async def test_a_record_goes_through(bootstrap: str, prefix: str) -> None:
    options, topic = Connection(bootstrap=bootstrap).client_options(), f"{prefix}through"
    admin = AIOKafkaAdminClient(**options)
    await admin.start()
    try:
        await admin.create_topics([NewTopic(topic, num_partitions=1, replication_factor=1)])
    finally:
        await admin.close()
    async with AIOKafkaProducer(**options) as producer:
        await producer.send_and_wait(topic, b"value", key=b"key")
    async with AIOKafkaConsumer(topic, **options, auto_offset_reset="earliest") as consumer:
        record = await consumer.getone()
    assert (record.key, record.value) == (b"key", b"value")
