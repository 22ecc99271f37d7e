"""What the embedded broker is told: one KRaft node, on loopback, small and quick to start."""

import socket
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from streams.broker.error import PortTakenError

HOST = "127.0.0.1"

#: the largest record that any topic takes; topics set their own limit up to this
MAX_RECORD = 4 * 1024 * 1024


class Ports(NamedTuple):
    """Where clients and the controller listen."""

    client: int
    controller: int


#: one node cannot replicate, and nobody joins later for whom a group would wait
ALONE = {
    "offsets.topic.replication.factor": "1",
    "offsets.topic.num.partitions": "1",
    "transaction.state.log.replication.factor": "1",
    "transaction.state.log.min.isr": "1",
    "transaction.state.log.num.partitions": "1",
    "share.coordinator.state.topic.replication.factor": "1",
    "share.coordinator.state.topic.min.isr": "1",
    "share.coordinator.state.topic.num.partitions": "1",
    "group.initial.rebalance.delay.ms": "0",
    # topics are made and checked by the program; one that a typing error made would have the wrong settings
    "auto.create.topics.enable": "false",
    # a killed broker's registration outlives it; until it has run out, the restarted one is refused as a double
    "broker.session.timeout.ms": "3000",
    "broker.heartbeat.interval.ms": "500",
    # a folder that is opened again after a year's pause goes on where it stopped
    "offsets.retention.minutes": str(400 * 24 * 60),
}

#: sized for a laptop: little memory, files that compaction may clean soon
SMALL = {
    "message.max.bytes": str(MAX_RECORD),
    "num.network.threads": "2",
    "num.io.threads": "4",
    "log.segment.bytes": str(64 * 1024 * 1024),
    "log.index.size.max.bytes": str(1024 * 1024),
    "log.cleaner.dedupe.buffer.size": str(16 * 1024 * 1024),
    "log.cleaner.backoff.ms": "1000",
    "log.segment.delete.delay.ms": "1000",
    "log.retention.check.interval.ms": "10000",
    "log.initial.task.delay.ms": "1000",
}


def free_ports(client: int = 0) -> Ports:
    """Two loopback ports that nobody listens on at this moment.

    Args:
        client: The clients' port, if it must be a certain one.

    Raises:
        PortTakenError: Somebody listens on that one.
    """
    with socket.socket() as first, socket.socket() as second:
        # as Kafka does: connections of a broker that was killed are no reason not to take its port again
        first.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            first.bind((HOST, client))
        except OSError as error:
            raise PortTakenError(f"port {client}: {error.strerror}") from error
        second.bind((HOST, 0))
        return Ports(first.getsockname()[1], second.getsockname()[1])


def broker_properties(logs: Path, ports: Ports, more: Mapping[str, str]) -> str:
    """The text of `server.properties`.

    Args:
        logs: The folder of the partitions.
        ports: Where to listen; they may differ from start to start.
        more: Properties that are added, or replace these.
    """
    clients, controller = f"CLIENT://{HOST}:{ports.client}", f"CONTROLLER://{HOST}:{ports.controller}"
    node = {
        "process.roles": "broker,controller",
        "node.id": "1",
        # static voters: a quorum that keeps its members on disk would keep the old port with them
        "controller.quorum.voters": f"1@{HOST}:{ports.controller}",
        "listeners": f"{clients},{controller}",
        "advertised.listeners": clients,
        "listener.security.protocol.map": "CLIENT:PLAINTEXT,CONTROLLER:PLAINTEXT",
        "inter.broker.listener.name": "CLIENT",
        "controller.listener.names": "CONTROLLER",
        "log.dirs": str(logs),
    }
    return "".join(f"{name}={_escaped(value)}\n" for name, value in {**node, **ALONE, **SMALL, **more}.items())


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\")
