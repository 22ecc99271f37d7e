"""Faust, set up so that it keeps what it promises."""

import time
from typing import Any, cast

from aiokafka.cluster import ClusterMetadata
from faust.assignor.partition_assignor import CopartitionedGroups, MemberSubscriptionMapping, PartitionAssignor
from faust.tables.manager import TableManager
from faust.transport.drivers.aiokafka import Transport
from faust.types.transports import TransportT

from schemas import MAX_BYTES, PARTITIONS
from streams.connection import Connection
from streams.guard import Guard, Starts
from streams.guarded_consumer import Guarded, GuardedConsumer
from streams.timing import Timing

#: Records read ahead: views and cards are some 60 kB each, so this many are held in little memory.
READ_AHEAD = 256


class Assignor(PartitionAssignor):
    """Deals out all partitions of all topics, whatever the leader of the group has heard of them.

    A leader that was elected just after its broker restarted may know of no topic yet. Faust then assigns nothing to
    anybody, and the whole group stands idle. Every worker has checked its topics at its start.
    """

    @classmethod
    def _get_copartitioned_groups(
        cls, topics: set[str], cluster: ClusterMetadata, subscriptions: MemberSubscriptionMapping
    ) -> CopartitionedGroups:
        return {PARTITIONS: cls._group_co_subscribed(topics, subscriptions)}


class GuardedTransport(Transport):
    """aiokafka with the guarded consumer."""

    Consumer = GuardedConsumer


class GuardedApp(Guarded):
    """A Faust app for one agent that acknowledges nothing it has not done.

    It runs inside the caller's event loop: `start`, `stop`; no signals, no web server, no directory of its own.

    Args:
        connection: to the cluster.
        group: the name of app and group.
        guard: of the positions.
        timing: how long things may take.
        starts: asks the cluster where to go on in the given partitions.

    Attributes:
        ready_at: when it was last seen ready, by `time.monotonic`.
    """

    def __init__(self, connection: Connection, group: str, guard: Guard, timing: Timing, starts: Starts) -> None:
        self.guard = guard
        self.starts = starts
        self.ready_at = time.monotonic()
        super().__init__(group, **SETTINGS, **_times(timing), **connection.faust_options())

    @property
    def ready(self) -> bool:
        """Whether partitions are assigned and recovered, so that records are worked on."""
        return not self.rebalancing and cast(TableManager, self.tables).recovery.completed.is_set()

    @property
    def recovering(self) -> tuple[float, int]:
        """For how many seconds it has not been ready, and how many changelog records there are still to be read."""
        if self.ready:
            return 0.0, 0
        remaining = cast(TableManager, self.tables).recovery.active_remaining_total()
        return time.monotonic() - self.ready_at, max(remaining, 0)

    def _new_transport(self) -> TransportT:
        return GuardedTransport(self.conf.broker_consumer, self)

    def _create_directories(self) -> None:
        """Nothing: the tables live in memory and in their changelogs."""


#: Of every topic: bytes as they came. Faust drops a record that it cannot read itself, and commits past it.
RAW: dict[str, Any] = {
    "key_type": bytes,
    "value_type": bytes,
    "key_serializer": "raw",
    "value_serializer": "raw",
    "allow_empty": True,
}

SETTINGS: dict[str, Any] = {
    "autodiscover": False,
    "store": "memory://",
    "processing_guarantee": "at_least_once",
    "consumer_auto_offset_reset": "earliest",
    # topics are created and checked by the program, changelogs included
    "topic_allow_declare": False,
    "topic_disable_leader": True,
    "topic_partitions": PARTITIONS,
    "PartitionAssignor": Assignor,
    "table_standby_replicas": 0,
    "stream_wait_empty": True,
    "stream_recovery_delay": 0,
    "stream_buffer_maxsize": READ_AHEAD,
    "broker_max_poll_records": READ_AHEAD,
    "producer_max_request_size": MAX_BYTES,
    # it would hand out the tables to everybody; metrics have a port of their own
    "web_enabled": False,
}


def _times(timing: Timing) -> dict[str, Any]:
    return {
        "broker_commit_interval": timing.commit_interval,
        "broker_session_timeout": timing.session,
        "broker_heartbeat_interval": timing.heartbeat,
        "broker_rebalance_timeout": timing.rebalance,
    }
