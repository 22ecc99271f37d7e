"""Chaos in rounds: a worker joins, one is killed, the broker is killed and restarted, and all of it under load."""

import argparse
import asyncio
import json
import logging
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import orjson
from aiokafka import AIOKafkaProducer

from streams import topics
from streams.broker import EmbeddedBroker
from streams.connection import Connection
from streams.partition import partition_of
from tests.broker.chaos.supervisor import ROOT, Supervisor
from tests.broker.chaos.verifier import INPUTS, behind, ends

#: Enough to fall into all partitions, few enough for rows that grow.
RUNS = 240

PREFIX = "chaos"

#: Seconds within which a group has caught up after everything that a round does to it.
SETTLED = 120.0

#: Seconds that a worker is suspended: longer than its session, so that another one has its partitions.
FROZEN = 9.0


@dataclass
class Report:
    """What happened, and what was lost of it."""

    seed: int
    rounds: int = 0
    broker_kills: int = 0
    worker_kills: int = 0
    freezes: int = 0
    guard_exits: int = 0
    unclean_stops: int = 0
    seconds: float = 0.0
    #: From here on as the verifier counts: outputs more than once, without an input, missing.
    events: int = 0
    repeats: int = 0
    invented: int = 0
    lost: list[str] = field(default_factory=list)


async def load(connection: Connection, name: str, events: int, seconds: float) -> None:
    """Send so many events in so many seconds, over all input topics and partitions, however often the broker dies."""
    # a load that gives up sends less, and loses nothing: what counts is what the verifier finds in the topics
    async with AIOKafkaProducer(**connection.client_options(), acks="all", request_timeout_ms=60_000) as producer:
        sent = []
        for number in range(events):
            run_id, noun = f"run-{number % RUNS}", INPUTS[number % len(INPUTS)]
            value = orjson.dumps({"id": f"{name}-{number}", "run": run_id})
            topic, partition = f"{PREFIX}.{noun}.v1", partition_of(run_id)
            sent.append(await producer.send(topic, value, key=run_id.encode(), partition=partition))
            await asyncio.sleep(seconds / events)
        await asyncio.gather(*sent)


class Chaos:
    """A broker, workers under a supervisor, and someone who kills them.

    Args:
        folder: for data and logs.
        seed: of every choice.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.report = Report(seed)
        self._random = random.Random(seed)  # noqa: S311 - repeatable on purpose
        self._broker = EmbeddedBroker(folder / "broker")
        self._folder = folder
        self._joined = 0

    async def run(self, rounds: int, events: int, seconds: float, freeze: bool = False) -> Report:
        """Run the rounds, each until the group has committed all of it, and have everything counted at the end."""
        began = time.monotonic()
        await asyncio.to_thread(self._broker.start)
        connection = self._broker.connection
        await topics.ensure(connection, PREFIX)
        self._workers = Supervisor((connection.bootstrap, PREFIX), self._folder)
        try:
            self._join()
            self._join()
            for _ in range(rounds):
                await self._round(connection, events, seconds, freeze)
                self.report.seconds = round(time.monotonic() - began, 1)
                print(self.report, flush=True)
            await self._count(connection)
        finally:
            await self._workers.stop()
            await asyncio.to_thread(self._broker.stop)
        return self.report

    def _join(self) -> None:
        self._joined += 1
        self._workers.start(f"worker-{self._joined}")

    async def _round(self, connection: Connection, events: int, seconds: float, freeze: bool) -> None:
        loading = asyncio.create_task(load(connection, f"round-{self.report.rounds}", events, seconds))
        blows = [self._kill_worker(seconds), self._kill_broker(seconds), self._join_late(seconds)]
        await asyncio.gather(*blows, *([self._freeze_worker(seconds)] if freeze else []))
        await loading
        await self._settle(connection)
        self.report.unclean_stops += await self._workers.retire(self._workers.names[0]) != 0
        self.report.rounds += 1
        self.report.guard_exits = self._workers.guard_exits

    async def _kill_worker(self, seconds: float) -> None:
        await asyncio.sleep(self._random.uniform(0, seconds))
        self._workers.kill(self._random.choice(self._workers.names))
        self.report.worker_kills += 1

    async def _freeze_worker(self, seconds: float) -> None:
        await asyncio.sleep(self._random.uniform(0, seconds))
        await self._workers.freeze(self._random.choice(self._workers.names), FROZEN)
        self.report.freezes += 1

    async def _kill_broker(self, seconds: float) -> None:
        await asyncio.sleep(self._random.uniform(0, seconds))
        await asyncio.to_thread(self._broker.kill)
        self.report.broker_kills += 1
        await asyncio.sleep(self._random.uniform(0, 2))
        await asyncio.to_thread(self._broker.start)

    async def _join_late(self, seconds: float) -> None:
        await asyncio.sleep(self._random.uniform(0, seconds))
        self._join()

    async def _settle(self, connection: Connection) -> None:
        """Wait until the group has committed everything that was sent."""
        goal = await ends(connection.bootstrap, PREFIX)
        async with asyncio.timeout(SETTLED):
            while await behind(connection.bootstrap, PREFIX, goal):  # noqa: ASYNC110 - the broker calls nobody back
                await asyncio.sleep(0.5)

    async def _count(self, connection: Connection) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.broker.chaos.verifier", connection.bootstrap, PREFIX,
            stdout=asyncio.subprocess.PIPE, cwd=ROOT,
        )  # fmt: skip
        output, _ = await process.communicate()
        for name, value in json.loads(output).items():
            setattr(self.report, name, value)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--events", type=int, default=3000)
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--freeze", action="store_true", help="suspend a worker in every round, too")
    parser.add_argument("--folder", type=Path, default=None)
    given = parser.parse_args()
    logging.basicConfig(level=logging.CRITICAL)
    folder = given.folder or Path(tempfile.mkdtemp(prefix="sourcebind-chaos-"))
    report = asyncio.run(Chaos(folder, given.seed).run(given.rounds, given.events, given.seconds, given.freeze))
    print(report, folder)
    return 1 if report.lost or report.invented else 0


if __name__ == "__main__":
    sys.exit(main())
