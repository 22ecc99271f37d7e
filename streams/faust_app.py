"""Faust, set up so that it keeps what it promises."""

from collections.abc import Iterable, Mapping
from typing import Any

import faust
from faust.transport.drivers.aiokafka import Consumer, Transport
from faust.types import TP
from faust.types.transports import TransportT

from schemas import MAX_BYTES, PARTITIONS
from streams.connection import Connection
from streams.guard import Guard
from streams.timing import Timing

#: Records read ahead: views and cards are some 60 kB each, so this many are held in little memory.
READ_AHEAD = 256


class GuardedConsumer(Consumer):
    """Commits what the guard saw finished.

    Faust counts a record as acknowledged when its event was dropped, skipped after a rebalance or fell into a gap.
    """

    app: "GuardedApp"

    def _filter_committable_offsets(self, tps: Iterable[TP]) -> dict[TP, int]:
        super()._filter_committable_offsets(tps)  # empties Faust's own list, which would grow for ever
        return {TP(*place): offset for place, offset in self.app.guard.committable().items()}

    async def _commit(self, offsets: Mapping[TP, int]) -> bool:
        done = await super()._commit(offsets)
        for place, offset in offsets.items() if done else ():
            self.app.guard.committed(place, offset)
        return done


class GuardedTransport(Transport):
    """aiokafka with the guarded consumer."""

    Consumer = GuardedConsumer


class GuardedApp(faust.App):
    """A Faust app for one agent that acknowledges nothing it has not done.

    It runs inside the caller's event loop: `start`, `stop`; no signals, no web server, no directory of its own.
    """

    def __init__(self, connection: Connection, group: str, guard: Guard, timing: Timing) -> None:
        self.guard = guard
        super().__init__(group, **SETTINGS, **_times(timing), **connection.faust_options())

    def _new_transport(self) -> TransportT:
        return GuardedTransport(self.conf.broker_consumer, self)

    def _create_directories(self) -> None:
        """Nothing: the tables live in memory and in their changelogs."""


SETTINGS: dict[str, Any] = {
    "autodiscover": False,
    "store": "memory://",
    "processing_guarantee": "at_least_once",
    "consumer_auto_offset_reset": "earliest",
    # topics are created and checked by the program, changelogs included
    "topic_allow_declare": False,
    "topic_disable_leader": True,
    "topic_partitions": PARTITIONS,
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
