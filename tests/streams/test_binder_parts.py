"""A bibliography that is too long for one call is asked about in parts, one after the other."""

from collections.abc import Sequence

import pytest

from schemas import AddEntries, Bibliography, Proposal, ProviderReason, Recheck
from streams.binder.parts import MAX_ENTRY_CHARACTERS, parts_of
from streams.job.chunks import MAX_CHARACTERS
from streams.proposer_stage import ProposerStage
from streams.providers.estimate import characters
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import (
    DREDGING,
    DREDGING_CARD,
    DREDGING_PROPOSAL,
    RUN,
    SALT,
    SALT_CARD,
    SALT_PROPOSAL,
    bibliography,
    built,
    card,
    correction,
    entry,
)

#: Takes so much room that each of these entries is a part of its own.
LONG = "x" * 70_000
LONG_SALT = SALT.model_copy(update={"series": LONG})
LONG_DREDGING = DREDGING.model_copy(update={"series": LONG})


def started(
    proposals: dict[str, Sequence[Proposal]], failures: dict[str, Sequence[ProviderReason]] | None = None
) -> tuple[Driver, ScriptedProvider]:
    provider = ScriptedProvider(proposals, failures or {})
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(LONG_SALT, LONG_DREDGING))
    driver.publish(built("s1", SALT_CARD))
    driver.publish(built("s2", DREDGING_CARD))
    driver.run()
    driver.pass_time(2)
    return driver, provider


def shown(provider: ScriptedProvider) -> list[tuple[list[str], list[str]]]:
    return [([e.id for e in batch.entries], [q.source_id for q in batch.questions]) for batch in provider.asked]


def test_the_parts_hold_every_entry_once_and_none_is_too_long() -> None:
    entries = tuple(
        entry(f"e{number:03}", f"A title of its own {number} " + "w" * 400, "Vega") for number in range(700)
    )
    parts = parts_of(Bibliography(entries=entries))
    assert [part.number for part in parts] == [1, 2, 3, 4]
    assert sorted(entry_id for part in parts for entry_id in part.entry_ids) == [entry.id for entry in entries]
    for part in parts:
        assert characters(e for e in entries if e.id in part.entry_ids) <= MAX_ENTRY_CHARACTERS
    assert parts == parts_of(Bibliography(entries=entries[::-1]))


def test_no_source_is_told_of_before_every_part_was_asked() -> None:
    driver = Driver()
    driver.publish(bibliography(LONG_SALT, LONG_DREDGING))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    assert driver.outcomes(RUN)["s1"].state == "pending"


def test_every_source_is_asked_about_every_part_and_the_answers_are_ruled_together() -> None:
    driver, provider = started({"s1": [SALT_PROPOSAL], "s2": [DREDGING_PROPOSAL]})
    assert shown(provider) == [(["ose19"], ["s1", "s2"])]
    assert {outcome.state for outcome in driver.outcomes(RUN).values()} == {"pending"}
    assert driver.verdicts(RUN) == {}

    driver.pass_time(2)
    assert shown(provider)[1:] == [(["veg16"], ["s1", "s2"])]
    assert set(driver.verdicts(RUN)) == {("s1", "veg16"), ("s2", "ose19")}
    driver.pass_time(7200)
    assert len(provider.asked) == 2


def test_a_part_that_fails_is_asked_again_and_no_other() -> None:
    driver, provider = started({"s1": [SALT_PROPOSAL]}, {"s1": ["provider_overloaded"], "s2": ["provider_overloaded"]})
    for _ in range(10):
        driver.pass_time(2)
    assert [ids for ids, _ in shown(provider)] == [["ose19"], ["ose19"], ["veg16"]]
    assert driver.outcomes(RUN)["s1"].state == "bound"


def test_a_correction_of_one_part_asks_nobody_and_keeps_the_answers_of_the_others() -> None:
    driver, provider = started({"s1": [SALT_PROPOSAL], "s2": [DREDGING_PROPOSAL]})
    driver.pass_time(2)
    driver.publish(correction("ose19", title="Deep Sea Trawling Nets"))
    driver.run()
    driver.pass_time(7200)
    assert set(driver.verdicts(RUN)) == {("s1", "veg16")}
    driver.publish(correction("ose19", "correct-2", title="Harbour Dredging Costs"))
    driver.run()
    assert set(driver.verdicts(RUN)) == {("s1", "veg16"), ("s2", "ose19")}
    assert len(provider.asked) == 2


def test_a_correction_between_two_parts_opens_no_question_that_was_answered() -> None:
    driver, provider = started({})
    driver.publish(correction("ose19", title="Deep Sea Trawling Nets"))
    driver.run()
    driver.pass_time(2)
    driver.pass_time(2)
    assert [ids for ids, _ in shown(provider)] == [["ose19"], ["veg16"]]
    assert {outcome.reason for outcome in driver.outcomes(RUN).values()} == {"no_proposals"}


def test_a_recheck_asks_only_about_the_part_that_changed() -> None:
    driver, provider = started({})
    driver.pass_time(2)
    driver.publish(correction("veg16", title="Deep Sea Trawling Nets"))
    driver.publish(Recheck(run_id=RUN, event_id="recheck-1"))
    driver.run()
    driver.pass_time(2)
    driver.pass_time(2)
    assert [ids for ids, _ in shown(provider)] == [["ose19"], ["veg16"], ["veg16"]]


def test_an_earlier_whole_answer_stands_until_the_new_one_is_whole() -> None:
    provider = ScriptedProvider({"s1": [SALT_PROPOSAL]})
    driver = Driver([ProposerStage(provider)])
    misprint = LONG_SALT.model_copy(update={"title": "Deep Sea Trawling Nets"})
    driver.publish(bibliography(misprint))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    assert driver.outcomes(RUN)["s1"].reason == "all_refused"

    others = tuple(entry(name, "Harbour Dredging Costs", "Osei", series=LONG) for name in ("a", "b"))
    driver.publish(AddEntries(run_id=RUN, event_id="add-1", entries=others))
    driver.run()
    driver.pass_time(2)
    assert [ids for ids, _ in shown(provider)] == [["veg16"], ["a"]]
    assert driver.outcomes(RUN)["s1"].state == "pending"
    driver.publish(correction("veg16", title="Lagoon Salinity Cycles"))
    driver.run()
    assert set(driver.verdicts(RUN)) == {("s1", "veg16")}


def test_a_part_that_was_asked_about_before_it_was_a_part_is_not_asked_about_again() -> None:
    provider = ScriptedProvider()
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(LONG_SALT))
    driver.publish(built("s2", DREDGING_CARD))
    driver.run()
    driver.pass_time(2)
    provider.said = {"s2": [DREDGING_PROPOSAL]}
    driver.publish(AddEntries(run_id=RUN, event_id="add-1", entries=(LONG_DREDGING,)))
    driver.run()
    driver.pass_time(2)
    assert [ids for ids, _ in shown(provider)] == [["veg16"], ["ose19"]]
    assert set(driver.verdicts(RUN)) == {("s2", "ose19")}


@pytest.mark.parametrize("views", [60])
def test_entries_and_views_of_one_batch_stay_within_the_room(views: int) -> None:
    provider = ScriptedProvider()
    driver = Driver([ProposerStage(provider)])
    entries = tuple(entry(f"e{number}", "w" * 200, "Vega", series="y" * 10_000) for number in range(10))
    driver.publish(bibliography(*entries))
    for number in range(views):
        driver.publish(built(f"s{number:02}", card(f"Ripples number {number} " + "r" * 5900, "K. Osei")))
    driver.run()
    driver.pass_time(2)
    for batch in provider.asked:
        assert characters(batch.entries) + sum(len(q.view) for q in batch.questions) <= MAX_CHARACTERS
    assert sum(len(batch.questions) for batch in provider.asked) == views
    assert {len(batch.questions) for batch in provider.asked[:-1]} == {22}
