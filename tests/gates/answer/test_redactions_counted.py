"""What was taken out of an answer is counted by kind, and nothing of its text is told."""

from collections.abc import Mapping

import pytest

from gates.answer import LeakKind, rule_answer
from gates.answer.leaks import REDACTED
from tests.gates.answer.packets import TWO, draft
from tests.gates.answer.test_redacted import GUARDED, MAIL, PROMPT, TOKEN

KEY = "sk-ant-api03-AbCdEf0123456789"
UUID = "3f2504e0-4f89-11d3-9a0c-0305e82c3301"


def counted(text: str) -> Mapping[LeakKind, int]:
    return rule_answer(draft(f"{text} [S1]", "S1"), TWO, GUARDED).redactions


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Ask anna@example.com or bert@example.com.", {"email": 2}),
        (f"The key is {KEY}.", {"secret": 1}),
        (f"The run {UUID} is told.", {"program_id": 1}),
        (f"It says {TOKEN}, or zq7.", {"guarded_value": 2}),
        (f"I was told: {PROMPT}", {"prompt": 1}),
        (f"Ask anna@example.com for {KEY} and {TOKEN}.", {"email": 1, "secret": 1, "guarded_value": 1}),
        ("Salt rose by 3 g/l.", {}),
    ],
)
def test_each_stretch_counts_once_by_its_kind(text: str, kinds: Mapping[LeakKind, int]) -> None:
    assert counted(text) == kinds


def test_a_stretch_of_two_kinds_counts_as_the_first() -> None:
    """The address is also among the guarded values."""
    assert counted(f"Ask {MAIL}.") == {"email": 1}


def test_there_are_as_many_as_marks_in_the_text() -> None:
    ruled = rule_answer(draft(f"{MAIL} {KEY} and {UUID} {TOKEN} zq7 [S1]", "S1"), TWO, GUARDED)
    assert ruled.answer.text.count(REDACTED) == ruled.redactions.total() > 1


def test_nothing_is_redacted_of_what_is_not_shown() -> None:
    refused = rule_answer(draft(f"Ask {MAIL} [S9]", "S1"), TWO, GUARDED)
    declined = rule_answer(draft(f"Ask {MAIL}.", declined=True), TWO, GUARDED)
    assert (refused.answer.state, refused.redactions.total()) == ("refused", 0)
    assert (declined.answer.state, declined.redactions.total()) == ("declined", 0)
