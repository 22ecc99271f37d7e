"""Faust's consumer, held to the group's positions."""

from collections.abc import Iterable, Mapping, Set
from contextlib import suppress

from aiokafka.errors import IllegalStateError
from faust import App
from faust.transport.consumer import RecordMap
from faust.transport.drivers.aiokafka import Consumer
from faust.types import TP

from streams.guard import Guard, Starts

#: Seconds that a fetch waits for records; one that began before partitions came is to end soon after.
POLL = 0.2


class Guarded(App):
    """An app that guards its positions, and can ask where its group stands."""

    guard: Guard
    starts: Starts


class GuardedConsumer(Consumer):
    """Reads from where the group stands, and commits what the guard saw finished."""

    app: Guarded

    #: Whether input partitions are read, and how often that changed: what was asked for in one turn is not delivered
    #: in another.
    _reads: bool = False
    _turn: int = 0
    _held_back: Set[TP] = frozenset()

    async def on_partitions_revoked(self, revoked: set[TP]) -> None:
        """Commit what was finished, then forget the positions."""
        self._turn_reads(on=False)
        await super().on_partitions_revoked(revoked)
        self.app.guard.forget()

    async def on_partitions_assigned(self, assigned: set[TP], generation_id: int = 0) -> None:
        """Begin anew; nothing of an earlier assignment may be left over."""
        self._turn_reads(on=False)
        self.app.guard.forget()
        await super().on_partitions_assigned(assigned, generation_id)

    def resume_partitions(self, tps: Iterable[TP]) -> None:
        """Fetch again, but from input partitions only when the flow is on.

        Faust resumes them, seeks, and then empties every queue as it turns the flow on: what was fetched in between
        was never seen.
        """
        tps = set(tps)
        self._held_back = self._inputs(tps)
        super().resume_partitions(tps - self._held_back)

    async def perform_seek(self) -> None:
        """Go to where the group stands in the partitions that are about to be read.

        Faust's own leaves a partition where it is if nothing was committed in it, however far it was read.
        """
        generation, places = self.app.consumer_generation_id, self._held_back
        starts = await self.app.starts(places)
        if generation == self.app.consumer_generation_id:
            self.app.guard.begin(starts)
            await self._seek_to_positions(places)

    def resume_flow(self) -> None:
        """Turn the flow on; all queues were emptied just before, in the same turn of the event loop."""
        super().resume_flow()
        if self._held_back:
            super().resume_partitions(self._held_back)
            self._turn_reads(on=True)

    def on_buffer_drop(self, tp: TP) -> None:
        """Fetch again from a partition whose records had filled their queue, if input is read at all."""
        if self._reads:
            super().on_buffer_drop(tp)
        else:
            self._buffered_partitions.discard(tp)

    async def _getmany(
        self,
        active_partitions: set[TP] | None,
        timeout: float,  # noqa: ASYNC109 - the signature is Faust's
    ) -> RecordMap:
        turn = self._turn
        # a copy: Faust changes the set while the call is on its way, and an empty one stands for all partitions
        records = await super()._getmany(set(active_partitions or ()), min(timeout, POLL))
        if self._reads and turn == self._turn:
            return records
        # Faust would drop them and read on behind them
        strays = self._inputs(records)
        with suppress(IllegalStateError):  # given away meanwhile; whoever has them seeks anew
            await self._seek_to_positions(strays)
        return {tp: found for tp, found in records.items() if tp not in strays}

    async def _seek_to_positions(self, places: Set[TP]) -> None:
        positions = self.app.guard.positions
        await self.seek_wait({place: positions[place] for place in places if place in positions})

    def _turn_reads(self, *, on: bool) -> None:
        self._reads = on
        self._turn += 1
        self._held_back = frozenset()

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
