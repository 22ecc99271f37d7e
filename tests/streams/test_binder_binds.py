"""A card, a bibliography and a proposal become a verdict with its evidence."""

from streams.proposer_stage import ProposerStage
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
    entry,
    same_work,
)


def test_a_proposal_that_the_card_proves_is_bound_and_one_that_it_does_not_is_a_refusal() -> None:
    provider = ScriptedProvider({"s1": [SALT_PROPOSAL, same_work("ose19", "Harbour Dredging Costs")]})
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(SALT, DREDGING))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    driver.pass_time(2)

    assert set(driver.verdicts(RUN)) == {("s1", "veg16")}
    verdict = driver.verdicts(RUN)["s1", "veg16"]
    assert (verdict.role, verdict.method, verdict.model) == ("same_work", "proposal", "local")
    assert verdict.evidence == "Lagoon Salinity Cycles"
    assert verdict.revision == 1
    assert [refusal.entry_id for refusal in driver.refusals(RUN)] == ["ose19"]
    assert driver.outcomes(RUN)["s1"].state == "bound"


def test_a_source_without_proposals_is_unbound_and_not_asked_again() -> None:
    provider = ScriptedProvider()
    driver = Driver([ProposerStage(provider)])
    driver.publish(built("s1", SALT_CARD))
    driver.publish(bibliography(DREDGING))
    driver.run()
    driver.pass_time(2)
    driver.pass_time(7200)

    assert (driver.outcomes(RUN)["s1"].state, driver.outcomes(RUN)["s1"].reason) == ("unbound", "no_proposals")
    assert len(provider.asked) == 1


def test_an_own_doi_binds_without_a_question() -> None:
    provider = ScriptedProvider()
    driver = Driver([ProposerStage(provider)])
    salt = entry("veg16", "Lagoon Salinity Cycles", "Vega", doi="10.5555/lagoon.2016.07")
    driver.publish(bibliography(salt, DREDGING))
    driver.publish(built("s1", card("Lagoon Salinity Cycles", "R. Vega", doi="10.5555/lagoon.2016.07")))
    driver.run()
    driver.pass_time(2)

    verdict = driver.verdicts(RUN)["s1", "veg16"]
    assert (verdict.method, verdict.model, verdict.flags) == ("doi", "", ())
    assert driver.outcomes(RUN)["s1"].reason == "fast_path"
    assert provider.asked == []


def test_twenty_five_cards_share_a_call_and_the_rest_waits_for_company() -> None:
    provider = ScriptedProvider()
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(SALT))
    for number in range(27):
        driver.publish(built(f"s{number:02}", card(f"Ripples of sand number {number}", "K. Osei")))
    driver.run()
    driver.pass_time(0.5)
    assert [len(batch.questions) for batch in provider.asked] == [25]

    driver.pass_time(1)
    assert [len(batch.questions) for batch in provider.asked] == [25, 2]
    assert [q.source_id for q in provider.asked[0].questions] == [f"s{number:02}" for number in range(25)]


def test_two_sources_of_one_work_are_both_bound_and_say_so() -> None:
    other = card("Lagoon Salinity Cycles", "R. Vega", front="Coastal Notes 2016, offprint")
    driver = Driver([ProposerStage(ScriptedProvider({"s1": [SALT_PROPOSAL], "s2": [SALT_PROPOSAL]}))])
    driver.publish(bibliography(SALT))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    assert driver.verdicts(RUN)["s1", "veg16"].flags == ()

    driver.publish(built("s2", other))
    driver.run()
    driver.pass_time(2)
    assert {key: verdict.flags for key, verdict in driver.verdicts(RUN).items()} == {
        ("s1", "veg16"): ("several_sources",),
        ("s2", "veg16"): ("several_sources",),
    }


def test_the_same_bytes_are_asked_about_once_and_share_their_rulings() -> None:
    provider = ScriptedProvider({"s1": [SALT_PROPOSAL]})
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(SALT))
    driver.publish(built("s1", SALT_CARD))
    driver.publish(built("s2", SALT_CARD))
    driver.run()
    driver.pass_time(2)

    assert sum(len(batch.questions) for batch in provider.asked) == 1
    assert {key: verdict.flags for key, verdict in driver.verdicts(RUN).items()} == {
        ("s1", "veg16"): (),
        ("s2", "veg16"): (),
    }
    outcome = driver.outcomes(RUN)["s2"]
    assert (outcome.state, outcome.reason, outcome.detail) == ("bound", "same_bytes_as", "s1")


def test_a_quote_from_another_source_of_the_batch_is_misattributed() -> None:
    answers = {"s1": [same_work("veg16", "Harbour Dredging Costs")], "s2": [DREDGING_PROPOSAL]}
    driver = Driver([ProposerStage(ScriptedProvider(answers))])
    driver.publish(bibliography(SALT, DREDGING))
    driver.publish(built("s1", SALT_CARD))
    driver.publish(built("s2", DREDGING_CARD))
    driver.run()
    driver.pass_time(2)

    assert set(driver.verdicts(RUN)) == {("s2", "ose19")}
    assert [(refusal.source_id, refusal.reason) for refusal in driver.refusals(RUN)] == [("s1", "misattributed")]
