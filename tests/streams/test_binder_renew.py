"""A new version of what reads files is seen on `recheck`, and never else."""

import pytest

from cards.pdf import EXTRACTOR
from schemas import BuiltCard, Message, Provenance, Recheck, Regate, Upload
from streams.testing.driver import Driver
from tests.streams.thesis import DREDGING, RUN, SALT, SALT_CARD, bibliography, built, correction

BY_ANOTHER = built("s1", SALT_CARD).model_copy(
    update={
        "uri": "file:///theses/a.pdf",
        "filename": "a.pdf",
        "extractor": "an earlier reader",
        "provenance": Provenance(doi="10.5555/x"),
    }
)
RECHECK = Recheck(run_id=RUN, event_id="recheck-1")


def uploads(card: BuiltCard, *commands: Message) -> list[object]:
    """What the binder uploads again of a source with this card."""
    driver = Driver([])
    for record in (bibliography(SALT), card, *commands):
        driver.publish(record)
        driver.run()
    return list(driver.records("uploads"))


def test_a_card_of_another_reader_is_built_again_on_recheck() -> None:
    assert uploads(BY_ANOTHER, RECHECK) == [
        Upload(
            run_id=RUN,
            source_id="s1",
            revision=1,
            uri="file:///theses/a.pdf",
            sha256=SALT_CARD.sha256,
            filename="a.pdf",
            provenance=Provenance(doi="10.5555/x"),
        )
    ]


def test_a_source_without_a_card_is_read_again_too() -> None:
    failed = BY_ANOTHER.model_copy(update={"card": None, "reason": "damaged"})
    assert len(uploads(failed, RECHECK)) == 1


@pytest.mark.parametrize(
    "card",
    [BY_ANOTHER.model_copy(update={"extractor": EXTRACTOR}), built("s1", SALT_CARD)],
    ids=["by today's reader", "from before readers were told"],
)
def test_nothing_is_built_again_without_need(card: BuiltCard) -> None:
    assert uploads(card, RECHECK) == []


@pytest.mark.parametrize(
    "command",
    [Regate(run_id=RUN, event_id="regate-1"), correction("veg16", year=2017), bibliography(DREDGING, event_id="set-2")],
    ids=["regate", "correct", "set"],
)
def test_no_other_command_builds_again(command: Message) -> None:
    assert uploads(BY_ANOTHER, command) == []


def test_the_new_card_replaces_the_old_one_of_the_same_revision() -> None:
    anew = BY_ANOTHER.model_copy(update={"extractor": EXTRACTOR})
    assert uploads(BY_ANOTHER, RECHECK, anew, RECHECK.model_copy(update={"event_id": "recheck-2"})) == uploads(
        BY_ANOTHER, RECHECK
    )


def test_a_file_that_is_gone_by_then_keeps_its_card() -> None:
    driver = Driver([])
    gone = BY_ANOTHER.model_copy(update={"card": None, "reason": "not_found", "extractor": EXTRACTOR})
    for record in (bibliography(SALT), BY_ANOTHER, RECHECK):
        driver.publish(record)
        driver.run()
    before = driver.outcomes(RUN)
    driver.publish(gone)
    driver.run()
    assert driver.outcomes(RUN) == before
    assert before["s1"].state != "unreadable"
