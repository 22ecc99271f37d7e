"""The broker that tests run on."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from streams.broker import EmbeddedBroker

#: names the cluster to test on
GIVEN = "SOURCEBIND_BOOTSTRAP"

#: Apache Kafka 4.0, as the container library knows how to start it
IMAGE = "confluentinc/cp-kafka:8.0.0"


class BrokerKind(StrEnum):
    """Where a test broker comes from, the first that can be had."""

    GIVEN = "given"
    CONTAINER = "container"
    EMBEDDED = "embedded"


class BrokerChoice(NamedTuple):
    """Which broker to test on, and why."""

    kind: BrokerKind
    why: str


def choose_broker(environ: Mapping[str, str], docker_lacks: Callable[[], str | None]) -> BrokerChoice:
    """A given cluster, else a container where a Docker engine answers, else the embedded broker.

    Args:
        environ: The environment's variables.
        docker_lacks: Says why no engine answers, or None if one does; asked only if no cluster is given.
    """
    if given := environ.get(GIVEN):
        return BrokerChoice(BrokerKind.GIVEN, f"{GIVEN} is {given}")
    if lacking := docker_lacks():
        return BrokerChoice(BrokerKind.EMBEDDED, f"{GIVEN} is not set and no Docker engine answers: {lacking}")
    return BrokerChoice(BrokerKind.CONTAINER, f"{GIVEN} is not set and a Docker engine answers")


def docker_lacks() -> str | None:
    """Asks the Docker engine for a sign of life: None, or why there is none."""
    try:
        from testcontainers.core.docker_client import DockerClient  # noqa: PLC0415 - only tests have it

        DockerClient().client.ping()
    except Exception as error:  # noqa: BLE001 - whatever it is, no container can be had, and the reason is told
        return str(error)
    return None


@contextmanager
def running_broker(choice: BrokerChoice, data_dir: Path) -> Iterator[str]:
    """Runs the chosen broker for a block.

    Args:
        choice: Which one.
        data_dir: Where the embedded one keeps its data.

    Yields:
        Its bootstrap address.
    """
    if choice.kind is BrokerKind.GIVEN:
        yield os.environ[GIVEN]
    elif choice.kind is BrokerKind.CONTAINER:
        from testcontainers.community.kafka import KafkaContainer  # noqa: PLC0415 - only tests have it

        container = KafkaContainer(IMAGE).with_kraft().with_env("KAFKA_AUTO_CREATE_TOPICS_ENABLE", "false")
        with container as kafka:
            yield kafka.get_bootstrap_server()
    else:
        with EmbeddedBroker(data_dir) as broker:
            yield broker.bootstrap
