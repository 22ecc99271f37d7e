"""Who works on which partitions."""

from collections import Counter
from typing import cast

import pytest
from aiokafka.cluster import ClusterMetadata
from faust.assignor.partition_assignor import PartitionAssignor

from schemas import PARTITIONS, TOPICS
from streams.connection import Connection
from streams.faust_app import GuardedApp
from streams.guard import Guard
from streams.timing import TIMING

NAMES = [TOPICS[noun].name("p") for noun in ("cards", "bibliography", "claims", "cards-table")]


async def nowhere(places: object) -> dict[tuple[str, int], int]:
    return {}


@pytest.fixture
def dealt() -> dict[str, dict[str, list[int]]]:
    """Partitions by member and topic, dealt out by a leader that has heard of no topic."""
    app = GuardedApp(Connection(bootstrap="localhost:1"), "p.binder", Guard(), TIMING, nowhere)
    app.finalize()
    assignor = cast(PartitionAssignor, app.assignor)
    members = {name: assignor.metadata(set(NAMES)) for name in ("one", "two", "three")}
    assigned = assignor.assign(ClusterMetadata(), members)
    return {member: dict(found.assignment) for member, found in assigned.items()}


def test_every_partition_has_one_worker_though_the_leader_has_heard_of_no_topic(
    dealt: dict[str, dict[str, list[int]]],
) -> None:
    held = Counter(
        (topic, number) for member in dealt.values() for topic, numbers in member.items() for number in numbers
    )
    assert held == {(topic, number): 1 for topic in NAMES for number in range(PARTITIONS)}


def test_a_worker_has_the_same_partitions_of_all_topics(dealt: dict[str, dict[str, list[int]]]) -> None:
    for member in dealt.values():
        assert len({tuple(sorted(member[topic])) for topic in NAMES}) == 1
        assert len(member[NAMES[0]]) == PARTITIONS // len(dealt)
