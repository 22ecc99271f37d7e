"""What the model was not shown it cannot have read: a quote from elsewhere on the card is refused for that."""

import orjson

from cards import view
from streams.proposer_stage import ProposerStage
from streams.testing.driver import Driver
from streams.testing.rehearsal_script import Step
from tests.streams.provider_rehearsed import CLAUDE, Rehearsed
from tests.streams.thesis import RUN, SALT, bibliography, built, card

BEYOND = "offprint of the seventeenth supplement on lagoon salinity"
IMPRINT = "Printed by the harbour press for its friends and neighbours.\n"
LONG = card("Lagoon Salinity Cycles", "R. Vega", front=f"Coastal Notes 2016\n{IMPRINT * 120}{BEYOND}")


def bound(evidence: str) -> tuple[Driver, Rehearsed]:
    bind = {"entry_id": "veg16", "role": "same_work", "evidence": evidence}
    answer = {"sources": [{"source": "s1", "refused": False, "binds": [bind]}]}
    provider = Rehearsed(Step(text=orjson.dumps(answer).decode()))
    driver = Driver([ProposerStage(provider)], asked=CLAUDE)
    driver.publish(bibliography(SALT))
    driver.publish(built("s1", LONG))
    driver.run()
    driver.pass_time(2)
    return driver, provider


def test_a_quote_that_stands_in_the_view_is_evidence() -> None:
    driver, _ = bound("Lagoon Salinity Cycles")
    assert set(driver.verdicts(RUN)) == {("s1", "veg16")}


def test_a_quote_from_beyond_the_view_is_refused_with_a_reason_of_its_own() -> None:
    driver, provider = bound(BEYOND)
    assert BEYOND in LONG.text and BEYOND not in view(LONG)
    assert BEYOND.encode() not in provider.requests[0].body
    assert driver.verdicts(RUN) == {}
    assert [refusal.reason for refusal in driver.refusals(RUN)] == ["quote_not_in_view"]


def test_a_quote_from_nowhere_has_another_reason() -> None:
    driver, _ = bound("a sentence that nobody ever printed")
    assert [refusal.reason for refusal in driver.refusals(RUN)] == ["quote_not_found"]
