"""Ticks: time as an event."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection

from aiokafka.errors import KafkaError

from schemas import TOPICS, Tick
from streams.cloud_events import headers_for
from streams.effects import Send
from streams.outgoing import Outgoing
from streams.producer import Producer

log = logging.getLogger(__name__)

#: Batches wait a few seconds to fill; a sweep costs no more than a look at what is pending.
INTERVAL = 1.0


async def tick(
    producer: Producer, prefix: str, partitions: Callable[[], Collection[int]], *, interval: float = INTERVAL
) -> None:
    """Send a tick to each partition that this worker holds, again and again; a missed one is of no account.

    Args:
        producer: publishes.
        prefix: of the topic's name.
        partitions: those assigned at this moment.
        interval: seconds from one round to the next.
    """
    while True:
        try:
            await producer.publish([_tick(prefix, partition) for partition in sorted(partitions())])
        except KafkaError as error:
            log.warning("no tick was sent: %s", error)
        await asyncio.sleep(interval)


def _tick(prefix: str, partition: int) -> Outgoing:
    now = int(time.time() * 1000)
    send = Send("ticks", ("tick",), Tick(at=now))
    value = Tick(at=now).to_bytes()
    headers = headers_for(send, value, at=now, stage="ticker")
    return Outgoing(TOPICS["ticks"].name(prefix), partition, b"tick", value, headers)
