"""The order in which effects are carried out, and what is not carried out at all."""

from collections.abc import Iterable

import pytest
from aiokafka.errors import KafkaTimeoutError

from schemas import Bibliography, BibliographyRow, Outcome, encode_key
from streams.carry import Carrier, MisplacedRowError
from streams.effects import Count, Delete, Effect, Forward, Put, Reject, Send
from streams.event import Event
from streams.outgoing import MAX_VALUE, Outgoing
from streams.partition import partition_of

HERE = partition_of("thesis")
EVENT = Event("cards", HERE, 17, b"thesis", b"{}", 0)
TELL = Send(
    "outcomes",
    ("thesis", "a"),
    Outcome(run_id="thesis", source_id="a", upload_revision=1, state="pending", reason="asked"),
)
WRITE = Put("bibliography-table", ("thesis",), BibliographyRow(run_id="thesis", bibliography=Bibliography()))
ERASE = Delete("bibliography-table", ("thesis",))


class World:
    """A producer, a changelog and a state that note what happens, in its order."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.sent: list[Outgoing] = []
        self.fails_at = ""

    async def publish(self, records: Iterable[Outgoing]) -> None:
        for record in records:
            if record.topic == self.fails_at:
                raise KafkaTimeoutError
            self.sent.append(record)
            self.seen.append(record.topic)

    def change(self, write: Put | Delete) -> Outgoing:
        value = write.row.to_bytes() if isinstance(write, Put) else None
        return Outgoing("changelog", partition_of(write.key[0]), encode_key(*write.key), value, ())

    def apply(self, effect: Put | Delete) -> None:
        self.seen.append(type(effect).__name__)

    def forget_index(self) -> None:
        """There is none."""

    def count(self, count: Count) -> None:
        self.seen.append(count.what)

    def may_write(self) -> None:
        self.seen.append("may write?")

    async def carry(self, *effects: Effect, event: Event = EVENT) -> None:
        tables = {"bibliography-table": self}
        carrier = Carrier(self, tables, self, "p", "binder", self.count, self.may_write)  # type: ignore[arg-type]  # fakes
        await carrier.carry(event, effects)


@pytest.fixture
def world() -> World:
    return World()


async def test_records_first_then_changelogs_then_the_tables(world: World) -> None:
    await world.carry(WRITE, Count("done"), TELL)
    assert world.seen == ["p.outcomes.v1", "may write?", "changelog", "Put", "done"]


async def test_a_deleted_row_is_a_null_in_the_changelog(world: World) -> None:
    await world.carry(ERASE)
    assert (world.sent[0].topic, world.sent[0].value) == ("changelog", None)
    assert world.seen[-1] == "Delete"


async def test_a_record_that_is_not_acknowledged_leaves_every_row_as_it_was(world: World) -> None:
    world.fails_at = "p.outcomes.v1"
    with pytest.raises(KafkaTimeoutError):
        await world.carry(TELL, WRITE)
    assert world.seen == []


async def test_a_row_whose_changelog_is_not_acknowledged_is_not_shown(world: World) -> None:
    world.fails_at = "changelog"
    with pytest.raises(KafkaTimeoutError):
        await world.carry(TELL, WRITE)
    assert "Put" not in world.seen


async def test_rejected_and_forwarded_events_are_published(world: World) -> None:
    await world.carry(Reject("not_json", "no JSON"), Forward("thesis"))
    assert [record.topic for record in world.sent] == ["p.dead-letters.v1", "p.cards.v1"]


async def test_an_event_that_asks_for_something_too_large_is_a_dead_letter_and_nothing_else(world: World) -> None:
    large = TELL.record.model_copy(update={"detail": "x" * MAX_VALUE}) if TELL.record else None
    await world.carry(WRITE, Send("outcomes", ("thesis", "a"), large), TELL, Count("done"))
    (letter,) = world.sent
    assert letter.topic == "p.dead-letters.v1"
    assert dict(letter.headers)["sourcebind-error-code"] == b"too_large"
    assert b"p.outcomes.v1" in dict(letter.headers)["__dlq.errors.message"]
    assert world.seen[-1] == "dead_letters"
    assert "Put" not in world.seen


async def test_a_row_that_is_too_large_is_found_before_anything_is_sent(world: World) -> None:
    row = BibliographyRow(run_id="thesis", bibliography=Bibliography(), event_ids=("x" * MAX_VALUE,))
    await world.carry(TELL, Put("bibliography-table", ("thesis",), row))
    assert [record.topic for record in world.sent] == ["p.dead-letters.v1"]


async def test_a_row_of_another_partitions_run_is_refused_before_anything_is_sent(world: World) -> None:
    elsewhere = Event("cards", (HERE + 1) % 12, 17, b"thesis", b"{}", 0)
    with pytest.raises(MisplacedRowError):
        await world.carry(TELL, WRITE, event=elsewhere)
    assert world.seen == []
