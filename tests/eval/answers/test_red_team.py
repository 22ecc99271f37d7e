"""The red team: no attack gets through but the one kind that is known to; honest answers are shown as they are."""

import pytest

from schemas import Answer, Draft, Packet
from tests.eval.answers import attack as attacking
from tests.eval.answers.attack import let_through
from tests.eval.answers.attacks_text import PROSE_ONLY, prose_only
from tests.eval.answers.red_team import LEAST_PASS, MUTATIONS, attacks, refused_valid

SEED = 7
#: Twenty of each kind.
MADE = list(attacks(20 * len(MUTATIONS), SEED))


def test_there_are_enough_attacks_of_enough_kinds() -> None:
    assert len(MADE) >= 300
    assert len({made.kind for made in MADE}) >= 12


def test_no_attack_gets_through() -> None:
    assert [(made.kind, made.draft) for made in MADE if let_through(made)] == []


def test_a_relation_told_only_in_prose_gets_through() -> None:
    """The open residual risk, which the README names. When this fails, the README is wrong."""
    told = list(attacks(20, SEED, (prose_only,)))
    assert {made.kind for made in told} == {PROSE_ONLY}
    assert all(map(let_through, told))


def test_without_the_gates_every_attack_gets_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is the gates that hold, and nothing that is wrong with the attacks."""

    def shown(draft: Draft, packet: Packet, guarded: object) -> Answer:
        return Answer(state="answered", text=draft.text, cited=draft.cited, claims=draft.claims)

    monkeypatch.setattr(attacking, "check_answer", shown)
    assert [(made.kind, made.draft) for made in MADE if not let_through(made)] == []


def test_honest_answers_are_shown_as_they_were_written() -> None:
    assert len(refused_valid(300, SEED)) <= (1 - LEAST_PASS) * 300
