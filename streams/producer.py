"""The one way out: records count as published when the cluster has them."""

import asyncio
from collections.abc import Iterable

from aiokafka import AIOKafkaProducer

from schemas import MAX_BYTES
from streams.connection import Connection
from streams.outgoing import Outgoing

#: A broker that restarts is back sooner; after this many seconds an unanswered record is given up.
ANSWER_DEADLINE = 30.0


class Producer:
    """Publishes records, and knows of each one whether the cluster has it.

    Faust's own producer gives up a flush after 0.1 s and then commits all the same; so nothing that matters goes
    through it.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._client: AIOKafkaProducer | None = None

    async def start(self) -> None:
        """Connect.

        Raises:
            KafkaError: no broker answers.
        """
        self._client = AIOKafkaProducer(
            **self._connection.client_options(),
            acks="all",
            enable_idempotence=True,  # a repeat after a lost answer neither doubles a record nor overtakes another
            # not compressed: gzip, the one codec that needs no further library, takes 3 ms for a row of 15 kB
            max_request_size=MAX_BYTES,
            request_timeout_ms=int(ANSWER_DEADLINE * 1000),
        )
        await self._client.start()

    async def stop(self) -> None:
        """Disconnect; what is on its way is waited for."""
        if self._client is not None:
            await self._client.stop()

    async def publish(self, records: Iterable[Outgoing]) -> None:
        """Return when the cluster has all of them; records of one partition keep their order.

        Raises:
            KafkaError: it does not have one of them, or nobody knows.
        """
        if self._client is None:
            raise RuntimeError("the producer was not started")
        sent = [
            await self._client.send(
                record.topic,
                record.value,
                key=record.key,
                partition=record.partition,
                headers=list(record.headers),
                timestamp_ms=record.timestamp_ms,
            )
            for record in records
        ]
        await asyncio.gather(*sent)
