"""A table of the binder: Faust reads its changelog back, and the binder writes the changelog first."""

from collections.abc import Iterable
from typing import Any

import faust
from faust.stores.memory import Store
from faust.types import TP, EventT

from schemas import PARTITIONS, TOPICS, TopicNoun, decode_key, encode_key
from streams.cloud_events import headers_in
from streams.effects import Delete, Put
from streams.faust_app import RAW
from streams.outgoing import Outgoing
from streams.partition import partition_of
from streams.tracing import TRACING


class Table(faust.Table[bytes, bytes]):
    """Raw bytes by key, of the partitions that are assigned and of no others.

    Faust sets a row in memory first and sends it to the changelog at some time after, so memory can show what Kafka
    never got. Here the one writer publishes the `change` first and sets the row when the cluster has it.

    A row lies in the partition of its run. Faust's memory store notes that only for rows that it recovered, so rows
    written here stayed when their partition went: a run that was deleted meanwhile came back on a rebalance.
    """

    data: Store[bytes, bytes]

    def __init__(self, app: faust.App, noun: TopicNoun, prefix: str) -> None:
        self._noun = noun
        self._parts = len(TOPICS[noun].key)
        self._partitions: frozenset[int] = frozenset()
        changelog = app.topic(
            TOPICS[noun].name(prefix),
            **RAW,
            partitions=PARTITIONS,
            acks=False,
            internal=True,
        )
        super().__init__(
            app,
            name=noun,
            key_type=bytes,
            value_type=bytes,
            partitions=PARTITIONS,
            changelog_topic=changelog,
            beacon=app.tables.beacon,
        )

    def change(self, write: Put | Delete) -> Outgoing:
        """Return the changelog's record of a write; a row that is deleted is a null."""
        value = write.value if isinstance(write, Put) else None
        return Outgoing(self.changelog_topic_name, partition_of(write.key[0]), encode_key(*write.key), value, ())

    def on_key_set(self, key: bytes, value: bytes) -> None:
        """Note where a row lies, as it is set; the changelog has it already."""
        self.data._key_partition[key] = partition_of(decode_key(key, self._parts)[0])

    def on_key_del(self, key: bytes) -> None:
        """Forget where a row lay, as it is deleted; the changelog has the null already."""
        self.data._key_partition.pop(key, None)

    async def on_rebalance(
        self, assigned: set[TP], revoked: set[TP], newly_assigned: set[TP], generation_id: int = 0
    ) -> None:
        """Drop the rows of partitions that went, before anything is recovered."""
        self._partitions = frozenset(tp.partition for tp in assigned if tp.topic == self.changelog_topic_name)
        await self.data.on_recovery_completed({TP(self.name, partition) for partition in self._partitions}, set())
        await super().on_rebalance(assigned, revoked, newly_assigned, generation_id)

    def apply_changelog_batch(self, batch: Iterable[EventT[Any]]) -> None:
        """Recover rows, of this table and its partitions only: Faust gives it others after a quick second rebalance."""
        mine = [event for event in batch if self._is_mine(event.message.tp)]
        super().apply_changelog_batch(mine)
        for event in mine:
            TRACING.recover(self._noun, event.message.key or b"", headers_in(event.message))

    def _is_mine(self, tp: TP) -> bool:
        return tp.topic == self.changelog_topic_name and tp.partition in self._partitions
