"""The topics on the cluster: created and checked by the program, never by the broker on its own."""

from collections.abc import AsyncIterator, Collection, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import stamina
from aiokafka.admin import AIOKafkaAdminClient, NewTopic
from aiokafka.admin.config_resource import ConfigResource, ConfigResourceType
from aiokafka.errors import TopicAlreadyExistsError, for_code

from schemas import TOPICS, Task, Topic
from streams.connection import Connection
from streams.fatal import SayableError

#: Leaders are elected in a second or so; a cluster that needs this long is not well.
LEADERS_DEADLINE = 60.0

#: The main task's; whoever has another names it.
BINDING: tuple[Task, ...] = ("bind",)

#: What `create` cannot mend: a run would be looked for in another partition than it lies in.
NEW_NAME = "give another topic prefix, or delete the topic if it is empty, then: sourcebind topics create"


@dataclass(frozen=True)
class Mismatch:
    """A topic that is not as the program needs it."""

    topic: str
    setting: str
    found: str
    expected: str
    mend: str

    def __str__(self) -> str:
        """One line for people."""
        return f"{self.topic}: {self.setting} is {self.found}, expected {self.expected}; to mend it: {self.mend}"


class TopicMismatch(SayableError):
    """Topics differ from what the program needs, so it does not start."""

    def __init__(self, mismatches: Iterable[Mismatch]) -> None:
        self.mismatches = tuple(mismatches)
        super().__init__("\n".join(map(str, self.mismatches)))


class NoLeaderYetError(Exception):
    """A partition cannot be written to yet."""


@asynccontextmanager
async def admin_client(connection: Connection) -> AsyncIterator[AIOKafkaAdminClient]:
    """An admin client for a block."""
    admin = AIOKafkaAdminClient(**connection.client_options())
    await admin.start()
    try:
        yield admin
    finally:
        await admin.close()


async def ensure(connection: Connection, prefix: str, tasks: Collection[Task] = BINDING) -> None:
    """Create what is missing, and refuse what differs.

    Args:
        connection: to the cluster.
        prefix: of the topics' names.
        tasks: whose topics; each has a dozen partitions, which a cluster need not hold for what is not used.

    Raises:
        TopicMismatch: a topic differs; the message says how to mend it.
    """
    await create(connection, prefix, tasks)
    if mismatches := await check(connection, prefix, tasks):
        raise TopicMismatch(mismatches)


async def create(connection: Connection, prefix: str, tasks: Collection[Task] = BINDING) -> None:
    """Create the tasks' topics that do not stand yet, and wait until every partition has a leader.

    Raises:
        KafkaError: the cluster refuses, for want of rights for instance.
    """
    async with admin_client(connection) as admin:
        response = await admin.create_topics([_new(topic, prefix) for topic in _of(tasks)])
        for name, code, reason in response.topic_errors:
            if code not in {0, TopicAlreadyExistsError.errno}:
                raise for_code(code)(f"{name}: {reason}")
        async for attempt in stamina.retry_context(
            NoLeaderYetError, attempts=None, timeout=LEADERS_DEADLINE, wait_max=0.5
        ):
            with attempt:
                await _see_leaders(admin, _names(prefix, tasks))


async def check(connection: Connection, prefix: str, tasks: Collection[Task] = BINDING) -> list[Mismatch]:
    """Compare every topic of the tasks, table changelogs included, with what the program needs."""
    async with admin_client(connection) as admin:
        found = await admin.describe_topics(_names(prefix, tasks))
        described = {topic["topic"]: topic["partitions"] for topic in found}
        counts = {name: len(partitions) for name, partitions in described.items() if partitions}
        settings = await _settings(admin, counts)
    return [mismatch for topic in _of(tasks) for mismatch in compare(topic, prefix, counts, settings)]


def compare(
    topic: Topic, prefix: str, partitions: Mapping[str, int], settings: Mapping[str, Mapping[str, str]]
) -> list[Mismatch]:
    """Compare one topic.

    Args:
        topic: as it should be.
        prefix: of all names.
        partitions: how many each topic has; a topic that is not named does not exist.
        settings: each topic's settings.
    """
    name = topic.name(prefix)
    if name not in partitions:
        return [Mismatch(name, "topic", "missing", f"{topic.partitions} partitions", "sourcebind topics create")]
    found = []
    if partitions[name] != topic.partitions:
        found = [Mismatch(name, "partitions", str(partitions[name]), str(topic.partitions), NEW_NAME)]
    return found + [
        Mismatch(name, setting, settings[name].get(setting, "unknown"), expected, _mend(name, setting, expected))
        for setting, expected in topic.config().items()
        if settings[name].get(setting) != expected
    ]


def _mend(name: str, setting: str, value: str) -> str:
    return f"kafka-configs.sh --alter --entity-type topics --entity-name {name} --add-config {setting}={value}"


def _of(tasks: Collection[Task]) -> list[Topic]:
    return [topic for topic in TOPICS.values() if not set(tasks).isdisjoint(topic.tasks)]


def _names(prefix: str, tasks: Collection[Task]) -> list[str]:
    return [topic.name(prefix) for topic in _of(tasks)]


def _new(topic: Topic, prefix: str) -> NewTopic:
    # -1: as many replicas as the cluster makes by default; aiokafka takes it only beside an empty assignment
    return NewTopic(topic.name(prefix), topic.partitions, -1, replica_assignments={}, topic_configs=topic.config())


async def _see_leaders(admin: AIOKafkaAdminClient, names: list[str]) -> None:
    for described in await admin.describe_topics(names):
        partitions = described["partitions"]
        if not partitions or any(partition["error_code"] or partition["leader"] < 0 for partition in partitions):
            raise NoLeaderYetError(described["topic"])


async def _settings(admin: AIOKafkaAdminClient, names: Iterable[str]) -> dict[str, dict[str, str]]:
    asked = [ConfigResource(ConfigResourceType.TOPIC, name) for name in names]
    resources = (
        [found for response in await admin.describe_configs(asked) for found in response.resources] if asked else []
    )
    return {name: _pairs(entries) for _, _, _, name, entries in resources}


def _pairs(entries: Iterable[Any]) -> dict[str, str]:
    return {setting: value for setting, value, *_ in entries}
