"""Corrections, additions, removals, rechecks and forgetting."""

from schemas import AddEntries, Forget, Recheck, Regate, RemoveEntry
from streams.proposer_stage import ProposerStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import (
    DREDGING,
    RUN,
    SALT,
    SALT_CARD,
    SALT_PROPOSAL,
    bibliography,
    built,
    correction,
    entry,
)

MISPRINT = entry("veg16", "Harbour Dredging", "Nobody", 1950)


def bound() -> tuple[Driver, ScriptedProvider]:
    provider = ScriptedProvider({"s1": [SALT_PROPOSAL]})
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(SALT, DREDGING))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    assert set(driver.verdicts(RUN)) == {("s1", "veg16")}
    return driver, provider


def test_a_correction_withdraws_and_the_reverse_binds_again_without_any_call() -> None:
    driver, provider = bound()
    before = driver.verdicts(RUN)["s1", "veg16"]
    driver.publish(correction("veg16", title="Deep Sea Trawling Nets", authors=[{"family": "Nobody"}]))
    driver.run()
    driver.pass_time(3600)
    assert driver.verdicts(RUN) == {}
    withdrawn = driver.told(RUN, "s1", "veg16")[-1]
    assert (withdrawn.state, withdrawn.revision) == ("withdrawn", 2)
    assert withdrawn.reason in ("name_contradicted", "title_not_shown")
    assert (driver.outcomes(RUN)["s1"].state, driver.outcomes(RUN)["s1"].reason) == ("unbound", "all_refused")

    driver.publish(correction("veg16", "correct-2", title=SALT.title, authors=[{"family": "Vega", "given": "R."}]))
    driver.run()
    driver.pass_time(3600)
    again = driver.verdicts(RUN)["s1", "veg16"]
    assert again == before.model_copy(update={"revision": 3})
    assert len(provider.asked) == 1


def test_a_correction_can_bind_what_a_misprint_refused() -> None:
    provider = ScriptedProvider({"s1": [SALT_PROPOSAL]})
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(MISPRINT))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    assert driver.verdicts(RUN) == {}

    driver.publish(correction("veg16", title=SALT.title, year=2016, authors=[{"family": "Vega", "given": "R."}]))
    driver.run()
    assert set(driver.verdicts(RUN)) == {("s1", "veg16")}
    assert len(provider.asked) == 1


def test_a_removed_entry_is_withdrawn() -> None:
    """STR-04: a removal is an event of its own."""
    driver, _ = bound()
    driver.publish(RemoveEntry(run_id=RUN, event_id="remove-1", entry_id="veg16"))
    driver.run()
    assert driver.verdicts(RUN) == {}
    assert driver.told(RUN, "s1", "veg16")[-1].reason == "entry_removed"


def test_an_added_entry_is_asked_about_for_unbound_sources_only() -> None:
    provider = ScriptedProvider({"s1": [SALT_PROPOSAL]})
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(DREDGING))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    assert driver.outcomes(RUN)["s1"].state == "unbound"

    driver.publish(AddEntries(run_id=RUN, event_id="add-1", entries=(SALT,)))
    driver.run()
    driver.pass_time(2)
    # the first answer named an entry that was not there yet: it is ruled with the new bibliography, and needs no call
    assert set(driver.verdicts(RUN)) == {("s1", "veg16")}
    assert len(provider.asked) == 1

    driver.publish(AddEntries(run_id=RUN, event_id="add-2", entries=(entry("x", "Another Thing", "Else"),)))
    driver.run()
    driver.pass_time(2)
    assert len(provider.asked) == 1


def test_an_added_entry_opens_a_question_for_a_source_without_proposals() -> None:
    provider = ScriptedProvider()
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(DREDGING))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    driver.publish(AddEntries(run_id=RUN, event_id="add-1", entries=(SALT,)))
    driver.run()
    driver.pass_time(2)
    assert len(provider.asked) == 2
    assert [item.id for item in provider.asked[1].entries] == ["ose19", "veg16"]

    driver.publish(Recheck(run_id=RUN, event_id="recheck-1"))
    driver.run()
    driver.pass_time(2)
    assert len(provider.asked) == 2, "the cache holds the answer to today's question"


def test_the_same_command_twice_changes_nothing() -> None:
    driver, provider = bound()
    command = correction("veg16", title="Lagoon Salinity Cycles Explained")
    driver.publish(command)
    driver.run()
    once = dict(driver.tables["bibliography-table"]), dict(driver.tables["standing-table"])
    told = len(driver.records("verdicts"))
    driver.publish(command)
    driver.run()
    assert (dict(driver.tables["bibliography-table"]), dict(driver.tables["standing-table"])) == once
    assert len(driver.records("verdicts")) == told
    assert len(provider.asked) == 1


def test_of_two_racing_corrections_the_second_is_a_dead_letter() -> None:
    driver, _ = bound()
    for event_id, title in (("a", "One Title"), ("b", "Two Titles")):
        command = correction("veg16", event_id, title=title).model_copy(update={"expected_revision": 1})
        driver.publish(command)
    driver.run()
    assert len(driver.dead_letters()) == 1
    assert driver.counts["dead_letters"] == 1


def test_regate_tells_nothing_when_nothing_changed() -> None:
    driver, provider = bound()
    told = len(driver.records("verdicts")) + len(driver.records("outcomes"))
    driver.publish(Regate(run_id=RUN, event_id="regate-1"))
    driver.run()
    assert len(driver.records("verdicts")) + len(driver.records("outcomes")) == told
    assert len(provider.asked) == 1


def test_forget_leaves_tombstones_and_no_text_and_late_records_do_not_come_back() -> None:
    driver, _ = bound()
    driver.publish(Forget(run_id=RUN, event_id="forget-1"))
    driver.run()
    assert driver.latest("verdicts") == {}
    assert driver.latest("outcomes") == {}
    rows = {noun: rows for noun, rows in driver.tables.items() if rows}
    assert set(rows) == {"bibliography-table"}
    assert b"Lagoon" not in b"".join(rows["bibliography-table"].values())

    driver.publish(built("s1", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    assert driver.outcomes(RUN) == {}


def test_a_forgotten_run_can_begin_anew() -> None:
    driver, _ = bound()
    driver.publish(Forget(run_id=RUN, event_id="forget-1"))
    driver.run()
    driver.publish(bibliography(SALT, event_id="set-2"))
    driver.publish(built("s1", SALT_CARD, revision=2, uploaded_at=driver.now + 1))
    driver.run()
    driver.pass_time(2)
    assert set(driver.verdicts(RUN)) == {("s1", "veg16")}
