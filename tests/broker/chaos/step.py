"""A step that counts: the smallest one whose loss shows."""

from collections.abc import Mapping, MutableMapping

import orjson

from schemas import Bibliography, BibliographyRow, Outcome, TopicNoun, encode_key
from streams.effects import Delete, Effect, Forward, Put, Send
from streams.event import Event
from streams.partition import partition_of


class Seen:
    """The ids of each run's events, in one growing row: a row that was not recovered would miss its past."""

    def __init__(self, tables: Mapping[TopicNoun, MutableMapping[bytes, bytes]]) -> None:
        self._table = tables["bibliography-table"]

    def ids(self, run_id: str) -> tuple[str, ...]:
        value = self._table.get(encode_key(run_id))
        return BibliographyRow.from_bytes(value).event_ids if value else ()

    def apply(self, effect: Put | Delete) -> None:
        if isinstance(effect, Put):
            self._table[encode_key(*effect.key)] = effect.row.to_bytes()
        else:
            del self._table[encode_key(*effect.key)]

    def forget_index(self) -> None:
        """There is none."""


def count(state: Seen, event: Event) -> tuple[Effect, ...]:
    """Tell each event's id, and keep it in its run's row."""
    found = orjson.loads(event.value or b"{}")
    if "id" not in found:  # a tick of the worker's own
        return ()
    run_id, event_id = found["run"], found["id"]
    if partition_of(run_id) != event.partition:
        return (Forward(run_id),)
    if found.get("forget"):
        return (Delete("bibliography-table", (run_id,)),)
    ids = state.ids(run_id)
    if event_id not in ids:
        ids = (*ids, event_id)
    outcome = Outcome(run_id=run_id, source_id=event_id, upload_revision=1, state="pending", reason="asked")
    row = BibliographyRow(run_id=run_id, bibliography=Bibliography(), event_ids=ids)
    return Send("outcomes", (run_id, event_id), outcome), Put("bibliography-table", (run_id,), row)
