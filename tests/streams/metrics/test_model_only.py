"""A bind that only a model vouches for: the gates let none pass, and the alarm would see one all the same."""

from typing import Any

import pytest

from gates import GATES_VERSION, rule_source
from schemas import GateResult, Sighting, Verdict
from streams.binder.counts import is_model_only
from streams.proposer_stage import ProposerStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import RUN, SALT, SALT_CARD, SALT_PROPOSAL, bibliography, built

SEEN = Sighting(text="Lagoon Salinity Cycles", zone="title", page=1, start=0, end=22)
EVIDENCE = GateResult(gate="evidence", passed=True, seen=(SEEN,))
NAME = GateResult(gate="name", passed=True)


def verdict(**changes: Any) -> Verdict:
    proved: dict[str, Any] = {
        "run_id": RUN,
        "source_id": "s1",
        "entry_id": "veg16",
        "state": "bound",
        "role": "same_work",
        "evidence": "Lagoon Salinity Cycles",
        "method": "proposal",
        "gates": (EVIDENCE, NAME),
        "revision": 1,
        "gates_version": GATES_VERSION,
    }
    return Verdict(**(proved | changes))


@pytest.mark.parametrize(
    ("gates", "alarm"),
    [
        ((EVIDENCE, NAME), False),
        ((), True),
        ((NAME,), True),
        ((EVIDENCE.model_copy(update={"seen": ()}), NAME), True),
        ((EVIDENCE, NAME.model_copy(update={"passed": False, "reason": "names_absent"})), True),
    ],
)
def test_a_proposal_needs_a_gate_that_saw_its_words_and_none_that_refused(
    gates: tuple[GateResult, ...], alarm: bool
) -> None:
    assert is_model_only(verdict(gates=gates)) == alarm


def test_no_model_is_asked_on_the_fast_path() -> None:
    assert not is_model_only(verdict(method="provenance", gates=(GateResult(gate="fast_path", passed=True),)))


def test_gates_that_refused_nothing_and_saw_nothing_raise_the_alarm(monkeypatch: pytest.MonkeyPatch) -> None:
    def believe(proposals: Any, *rest: Any) -> Any:
        return [ruling.model_copy(update={"gates": ()}) for ruling in rule_source(proposals, *rest)]

    monkeypatch.setattr("streams.binder.rule.rule_source", believe)
    driver = Driver([ProposerStage(ScriptedProvider({"s1": [SALT_PROPOSAL]}))])
    driver.publish(bibliography(SALT))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    assert set(driver.verdicts(RUN)) == {("s1", "veg16")}
    assert driver.counts["model_only_binds"] == 1
