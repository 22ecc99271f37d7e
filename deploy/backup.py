"""Back up what a cluster's compacted topics say, and restore it: python deploy/backup.py save|restore FILE.

They hold claims (what was paid for), bibliographies, cards, what waits, and what was told; everything else is on its
way or can be published again. Settings are those of the command line tool (SOURCEBIND_BOOTSTRAP and so on). Save while
no worker runs; restore into topics that are empty, before the first worker starts.
"""

import asyncio
import base64
import gzip
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import orjson

from schemas import TOPICS, TopicNoun
from streams.client import Client
from streams.event import Event
from streams.outgoing import Outgoing
from streams.producer import Producer
from streams.settings import Settings, read_settings

#: Records published at a time.
BATCH = 500


def nouns() -> list[TopicNoun]:
    """Return what is backed up: the topics whose latest record of a key counts for ever."""
    return [noun for noun, topic in TOPICS.items() if topic.cleanup == "compact"]


async def save(settings: Settings, file: Path) -> int:
    """Write the latest record of each key, and return how many there are."""
    count = 0
    with gzip.open(file, "wb") as backup:
        async with Client(settings.connection(), settings.prefix) as client:
            for noun in nouns():
                latest = {(event.partition, event.key): event async for event in client.events(noun)}
                for event in latest.values():
                    if event.value is not None:
                        backup.write(_line(event))
                        count += 1
    return count


async def restore(settings: Settings, file: Path) -> int:
    """Publish what was saved, each record in its partition, and return how many there are.

    Raises:
        SystemExit: a topic is not empty; what it holds would be mixed with what was saved.
    """
    connection = settings.connection()
    async with Client(connection, settings.prefix) as client:
        for noun in nouns():
            async for event in client.events(noun):
                sys.exit(f"{TOPICS[noun].name(settings.prefix)}[{event.partition}] is not empty: nothing was restored")
    producer, count = Producer(connection), 0
    await producer.start()
    try:
        lines = _lines(file)
        while some := list(islice(lines, BATCH)):
            await producer.publish([_outgoing(line, settings.prefix) for line in some])
            count += len(some)
    finally:
        await producer.stop()
    return count


def _line(event: Event) -> bytes:
    headers = [part for name, value in event.headers for part in (name.encode(), value)]
    parts = (event.key or b"", event.value or b"", *headers)
    line = {"noun": event.noun, "partition": event.partition, "at": event.at, "parts": list(map(_text, parts))}
    return orjson.dumps(line) + b"\n"


def _text(part: bytes) -> str:
    return base64.b64encode(part).decode()


def _lines(file: Path) -> Iterator[bytes]:
    with gzip.open(file, "rb") as backup:
        yield from backup


def _outgoing(line: bytes, prefix: str) -> Outgoing:
    saved = orjson.loads(line)
    key, value, *rest = map(base64.b64decode, saved["parts"])
    headers = ((name.decode(), of) for name, of in zip(rest[::2], rest[1::2], strict=True))
    return Outgoing(TOPICS[saved["noun"]].name(prefix), saved["partition"], key, value, tuple(headers), saved["at"])


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in {"save", "restore"}:
        sys.exit(__doc__)
    work = {"save": save, "restore": restore}[sys.argv[1]]
    print(f"{asyncio.run(work(read_settings(), Path(sys.argv[2])))} records")
