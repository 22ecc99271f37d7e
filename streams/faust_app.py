"""Faust, set up so that it keeps what it promises."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Set
from typing import Any, cast

import faust
from faust.tables.manager import TableManager
from faust.transport.drivers.aiokafka import Consumer, Transport
from faust.types import TP
from faust.types.transports import TransportT

from schemas import MAX_BYTES, PARTITIONS
from streams.connection import Connection
from streams.guard import Guard, Place
from streams.timing import Timing

#: Records read ahead: views and cards are some 60 kB each, so this many are held in little memory.
READ_AHEAD = 256


#: Asks the cluster at which offset each of these partitions goes on.
Starts = Callable[[Collection[Place]], Awaitable[Mapping[Place, int]]]


class GuardedConsumer(Consumer):
    """Reads from where the group stands, and commits what the guard saw finished."""

    app: "GuardedApp"

    _held_back: Set[TP] = frozenset()

    async def on_partitions_revoked(self, revoked: set[TP]) -> None:
        """Commit what was finished, then forget the positions."""
        await super().on_partitions_revoked(revoked)
        self.app.guard.forget()

    async def on_partitions_assigned(self, assigned: set[TP], generation_id: int = 0) -> None:
        """Begin anew; nothing of an earlier assignment may be left over."""
        self.app.guard.forget()
        self._held_back = frozenset()
        await super().on_partitions_assigned(assigned, generation_id)

    def resume_partitions(self, tps: Iterable[TP]) -> None:
        """Fetch again, but from input partitions only when the flow is on.

        Faust resumes them, seeks, and then empties every queue as it turns the flow on: what was fetched in between
        was never seen.
        """
        tps = set(tps)
        self._held_back = self._inputs(tps)
        super().resume_partitions(tps - self._held_back)

    def resume_flow(self) -> None:
        """Turn the flow on; all queues were emptied just before, in the same turn of the loop."""
        super().resume_flow()
        super().resume_partitions(self._held_back)
        self._held_back = frozenset()

    async def perform_seek(self) -> None:
        """Go to where the group stands, or where this worker stands already: Faust seeks more than once.

        Faust's own leaves a partition where it is if nothing was committed in it, however far it was read.
        """
        generation, places = self.app.consumer_generation_id, self._inputs(self.assignment())
        starts = await self.app.starts(places - self.app.guard.positions.keys())
        if generation == self.app.consumer_generation_id:
            self.app.guard.begin(starts)
            positions = self.app.guard.positions
            await self.seek_wait({place: positions[place] for place in places if place in positions})

    def _filter_committable_offsets(self, tps: Iterable[TP]) -> dict[TP, int]:
        # Faust counts a record as acknowledged when its event was dropped, skipped after a rebalance or fell into a
        # gap; its lists are emptied, since they would grow for ever
        self._acked.clear()
        self._acked_index.clear()
        self._gap.clear()
        return {TP(*place): offset for place, offset in self.app.guard.committable().items()}

    async def _commit(self, offsets: Mapping[TP, int]) -> bool:
        done = await super()._commit(offsets)
        for place, offset in offsets.items() if done else ():
            self.app.guard.committed(place, offset)
        return done

    def _inputs(self, tps: Iterable[TP]) -> set[TP]:
        return {tp for tp in tps if self.app.topics.acks_enabled_for(tp.topic)}


class GuardedTransport(Transport):
    """aiokafka with the guarded consumer."""

    Consumer = GuardedConsumer


class GuardedApp(faust.App):
    """A Faust app for one agent that acknowledges nothing it has not done.

    It runs inside the caller's event loop: `start`, `stop`; no signals, no web server, no directory of its own.

    Args:
        connection: to the cluster.
        group: the name of app and group.
        guard: of the positions.
        timing: how long things may take.
        starts: asks the cluster where to go on in the given partitions.
    """

    def __init__(self, connection: Connection, group: str, guard: Guard, timing: Timing, starts: Starts) -> None:
        self.guard = guard
        self.starts = starts
        super().__init__(group, **SETTINGS, **_times(timing), **connection.faust_options())

    @property
    def ready(self) -> bool:
        """Whether partitions are assigned and recovered, so that records are worked on."""
        return not self.rebalancing and cast(TableManager, self.tables).recovery.completed.is_set()

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
