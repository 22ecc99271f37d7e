"""What differs from the layout that the program needs is named, with what mends it."""

from schemas import TOPICS
from streams.topics import Mismatch, TopicMismatch, compare

CLAIMS = TOPICS["claims"]
CARDS = TOPICS["cards"]


def found(noun_settings: dict[str, str], partitions: int = 12, topic: str = "p.claims.v1") -> list[Mismatch]:
    return compare(CLAIMS, "p", {topic: partitions}, {topic: noun_settings})


def test_a_topic_as_it_should_be_is_no_mismatch() -> None:
    assert found({**CLAIMS.config(), "segment.ms": "1000"}) == []


def test_a_missing_topic_is_mended_by_creating_it() -> None:
    (mismatch,) = compare(CLAIMS, "p", {}, {})
    assert (mismatch.topic, mismatch.setting, mismatch.found) == ("p.claims.v1", "topic", "missing")
    assert mismatch.mend == "sourcebind topics create"


def test_another_number_of_partitions_cannot_be_mended_in_place() -> None:
    (mismatch,) = found(CLAIMS.config(), partitions=6)
    assert (mismatch.setting, mismatch.found, mismatch.expected) == ("partitions", "6", "12")
    assert "another topic prefix" in mismatch.mend


def test_a_changelog_that_is_deleted_instead_of_compacted_is_named_with_the_command() -> None:
    (mismatch,) = found({**CLAIMS.config(), "cleanup.policy": "delete"})
    assert (mismatch.setting, mismatch.found, mismatch.expected) == ("cleanup.policy", "delete", "compact")
    assert "--entity-name p.claims.v1 --add-config cleanup.policy=compact" in mismatch.mend


def test_retention_counts_where_records_are_deleted() -> None:
    settings = {**CARDS.config(), "retention.ms": "1000"}
    (mismatch,) = compare(CARDS, "p", {"p.cards.v1": 12}, {"p.cards.v1": settings})
    assert (mismatch.setting, mismatch.found) == ("retention.ms", "1000")


def test_every_setting_that_differs_is_named() -> None:
    settings = {"cleanup.policy": "delete", "max.message.bytes": "1048588"}
    assert [mismatch.setting for mismatch in found(settings)] == ["cleanup.policy", "max.message.bytes"]


def test_a_setting_that_the_cluster_does_not_tell_is_a_mismatch() -> None:
    assert [mismatch.found for mismatch in found({"cleanup.policy": "compact"})] == ["unknown"]


def test_the_error_says_all_of_it_in_a_line_each() -> None:
    error = TopicMismatch([*found(CLAIMS.config(), partitions=1), *compare(CARDS, "p", {}, {})])
    first, second = str(error).splitlines()
    assert "p.claims.v1: partitions is 1, expected 12" in first
    assert "p.cards.v1: topic is missing" in second


def test_changelogs_are_compacted_only() -> None:
    # Faust's recovery hangs on a changelog whose beginning was deleted
    changelogs = [topic for topic in TOPICS.values() if topic.table]
    assert {topic.config()["cleanup.policy"] for topic in changelogs} == {"compact"}
