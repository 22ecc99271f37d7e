"""Lag and age of commits, by what the cluster says and a clock of the test's own."""

from collections.abc import Collection, Mapping

import pytest
from aiokafka.errors import KafkaConnectionError

from streams.guard import Place
from streams.metrics.measure import Measure
from streams.metrics.standing import REACHED, GroupStanding
from streams.offsets import GroupPosition

CARDS, TICKS = ("t.cards.v1", 3), ("t.ticks.v1", 3)


class Cluster:
    """Says where the group stands, and what time it is."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.positions = {CARDS: (0, 0), TICKS: (0, 0)}
        self.held: dict[Place, str] | None = {CARDS: "cards", TICKS: "ticks"}
        self.asked: list[Collection[Place]] = []
        self.gone = False
        self.standing = GroupStanding("binder", self, lambda: self.held, TICKS, lambda: self.now)

    async def read(self, places: Collection[Place]) -> Mapping[Place, GroupPosition]:
        self.asked.append(places)
        if self.gone:
            raise KafkaConnectionError
        return {
            place: GroupPosition("t.binder", self.positions[place][0], 0, self.positions[place][1]) for place in places
        }

    async def look(self, after: float, committed: int, end: int) -> tuple[float, float]:
        """Return lag and age of the cards."""
        self.now += after
        self.positions[CARDS] = (committed, end)
        await self.standing.look()
        return self.of("lag_records", "cards"), self.of("commit_age_seconds", "cards")

    def of(self, what: str, topic: str = "") -> float:
        (value,) = (
            m.value for m in self.standing.measures() if m.what == what and topic in ("", *dict(m.labels).values())
        )
        return value


async def test_a_group_that_commits_lags_and_is_not_old() -> None:
    cluster = Cluster()
    assert await cluster.look(after=5, committed=10, end=10) == (0, 0)
    assert await cluster.look(after=5, committed=10, end=90) == (80, 5)
    assert await cluster.look(after=5, committed=40, end=90) == (50, 0)
    assert await cluster.look(after=5, committed=90, end=90) == (0, 0)


async def test_commits_that_stand_still_grow_old() -> None:
    cluster = Cluster()
    await cluster.look(after=5, committed=10, end=20)
    assert await cluster.look(after=60, committed=10, end=25) == (15, 60)
    assert await cluster.look(after=60, committed=10, end=30) == (20, 120)
    cluster.now += 7  # nobody looked since, and it is older all the same
    assert cluster.of("commit_age_seconds", "cards") == 127


async def test_idle_hours_are_no_standstill() -> None:
    cluster = Cluster()
    await cluster.look(after=5, committed=10, end=10)
    assert await cluster.look(after=7200, committed=10, end=10) == (0, 0)
    assert await cluster.look(after=5, committed=10, end=11) == (1, 5)


async def test_nothing_committed_yet_lags_by_the_whole_log() -> None:
    assert await Cluster().look(after=5, committed=-1, end=7) == (7, 0)


async def test_partitions_that_went_say_nothing_more() -> None:
    cluster = Cluster()
    await cluster.look(after=5, committed=10, end=20)
    assert cluster.of("partitions") == 2
    cluster.held = {}
    assert [m.what for m in cluster.standing.measures()] == ["ready", "broker_reached", "partitions"]
    assert cluster.of("partitions") == 0


async def test_labels_are_group_topic_and_partition() -> None:
    cluster = Cluster()
    await cluster.look(after=5, committed=10, end=20)
    labels = (("group", "binder"), ("topic", "cards"), ("partition", "3"))
    assert Measure("lag_records", 10, labels) in list(cluster.standing.measures())


async def test_a_worker_without_partitions_still_asks_whether_the_cluster_answers() -> None:
    cluster = Cluster()
    cluster.held = {}
    await cluster.standing.look()
    assert cluster.asked == [(TICKS,)]
    assert list(cluster.standing.troubles()) == []


@pytest.mark.parametrize("held", [None, {}])
async def test_it_is_ready_when_it_has_its_partitions_and_the_cluster_answers(held: dict[Place, str] | None) -> None:
    cluster = Cluster()
    assert [trouble.partition(": ")[0] for trouble in cluster.standing.troubles()] == ["binder"]
    assert cluster.of("ready") == 0
    cluster.held = held
    await cluster.standing.look()
    assert cluster.of("ready") == (held is not None)
    assert cluster.of("broker_reached") == 1


async def test_a_cluster_that_went_is_told_after_a_while() -> None:
    cluster = Cluster()
    await cluster.standing.look()
    cluster.gone = True
    with pytest.raises(KafkaConnectionError):
        await cluster.standing.look()
    assert cluster.of("broker_reached") == 1
    cluster.now += REACHED + 1
    assert cluster.of("broker_reached") == cluster.of("ready") == 0
    assert list(cluster.standing.troubles()) == ["binder: the cluster does not answer"]
