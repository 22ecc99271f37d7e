"""What the answerer knows, and one step of it at work."""

from functools import lru_cache
from typing import TypeVar, cast

from gates.answer import Guarded
from schemas import Message, Packet, PacketRow, reply_key
from streams.answerer.layout import LAYOUT
from streams.job.state import JobState, Tables
from streams.job.terms import Asked, Terms
from streams.job.work import JobWork

Row = TypeVar("Row", bound=Message)

#: A packet is read once for all questions over it, and so its graph is made once.
HOT_PACKETS = 50


@lru_cache(maxsize=HOT_PACKETS)
def _packet(value: bytes) -> PacketRow:
    return PacketRow.from_bytes(value)


class State(JobState):
    """The tables of the partitions at hand.

    Args:
        guarded: what no answer may show.
        tables: raw bytes by table.
        asked: who is asked.
        terms: on what terms.
    """

    def __init__(self, guarded: Guarded, tables: Tables, asked: Asked, terms: Terms | None = None) -> None:
        super().__init__(LAYOUT, tables, asked, terms)
        self.guarded = guarded

    def read(self, kind: type[Row], value: bytes) -> Row:
        """Return a row as a record; packets are read once."""
        return cast(Row, _packet(value)) if kind is PacketRow else super().read(kind, value)


class Work(JobWork[State]):
    """The unit of work of one event; see `JobWork`."""

    @property
    def guarded(self) -> Guarded:
        """What no answer may show."""
        return self._state.guarded

    def known(self, run_id: str) -> PacketRow | None:
        """Return a run's packet; None before one was set, and after the run was forgotten."""
        known = self.row(PacketRow, run_id)
        return known if known and known.packet.items else None

    def key(self, packet: Packet, question: str) -> str:
        """Return the key under which a reply to a question over a packet is stored."""
        return reply_key(packet.fingerprint, question, self.asked.prompt_version, self.asked.model)
