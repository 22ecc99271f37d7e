"""Poison, wrong partitions, stale revisions: named, counted, never in the way."""

import pytest

from schemas import TopicNoun
from streams.partition import partition_of
from streams.testing.driver import Driver
from tests.streams.thesis import DREDGING_CARD, RUN, SALT, SALT_CARD, bibliography, built, correction

HOME = partition_of(RUN)


@pytest.mark.parametrize("noun", ["cards", "bibliography", "proposals", "ticks"])
@pytest.mark.parametrize(
    "value",
    [
        None,
        b"",
        b"null",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"schema_version": 2}',
        b'{"schema_version": 1}',
        b'{"run_id": 1}',
    ],
)
def test_poison_is_a_dead_letter_with_its_bytes_and_the_partition_goes_on(noun: TopicNoun, value: bytes | None) -> None:
    """STR-04: no value, the text null, no bytes. STR-07: what cannot be decoded."""
    driver = Driver()
    driver.publish_bytes(noun, HOME, value, b"some key")
    driver.publish(bibliography(SALT))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    assert [(letter.key, letter.value) for letter in driver.dead_letters()] == [(b"some key", value)]
    assert set(driver.outcomes(RUN)) == {"s1"}


def test_a_record_in_the_wrong_partition_is_forwarded_and_counted() -> None:
    driver = Driver()
    driver.publish(built("s1", SALT_CARD))
    driver.publish_bytes("bibliography", (HOME + 1) % 12, bibliography(SALT).to_bytes())
    driver.run()
    assert driver.counts["forwarded"] == 1
    assert driver.outcomes(RUN)["s1"].reason == "waiting_for_batch"


def test_an_older_revision_never_replaces_a_newer_one() -> None:
    """STR-07."""
    driver = Driver()
    driver.publish(bibliography(SALT))
    for revision, card in ((3, SALT_CARD), (1, DREDGING_CARD), (3, SALT_CARD)):
        driver.publish(built("s1", card, revision))
    driver.run()
    outcome = driver.outcomes(RUN)["s1"]
    assert (outcome.upload_revision, outcome.sha256) == (3, SALT_CARD.sha256)
    assert driver.counts["stale_cards"] == 1


def test_a_command_that_does_not_fit_is_a_dead_letter_and_changes_nothing() -> None:
    driver = Driver()
    driver.publish(bibliography(SALT))
    driver.run()
    rows = dict(driver.tables["bibliography-table"])
    driver.publish(correction("nobody", "a", title="x"))
    driver.publish(correction("veg16", "b", year="last year"))
    driver.publish(correction("veg16", "c", id="other"))
    driver.publish(correction("veg16", "d", colour="red"))
    driver.publish(bibliography(SALT, SALT, event_id="e"))
    driver.run()
    assert len(driver.dead_letters()) == 5
    assert dict(driver.tables["bibliography-table"]) == rows
