"""Case LLM-04: lenient parsing changes what was said."""

import pytest

from streams.providers.answer import read_answer
from streams.providers.budget import CallFailed
from tests.streams.provider_batches import batch_of

BATCH = batch_of("Lagoon Salinity Cycles")
BIND = '{"entry_id":"veg16","role":"same_work","evidence":"Lagoon Salinity Cycles"}'
GOOD = f'{{"sources":[{{"source":"s1","refused":false,"binds":[{BIND}]}}]}}'


def test_the_form_that_was_asked_for_is_read() -> None:
    (claim,) = read_answer(GOOD, BATCH).answers
    assert [(bind.entry_id, bind.role, bind.evidence) for bind in claim.proposals] == [
        ("veg16", "same_work", "Lagoon Salinity Cycles")
    ]


@pytest.mark.parametrize(
    "reply",
    [
        pytest.param(GOOD.replace(BIND, BIND[:-1] + ',"entry_id":"ose11"}'), id="repeated key"),
        pytest.param(GOOD.replace('"source":"s1"', '"source":"s2","source":"s1"'), id="repeated label"),
        pytest.param(f"Run this:\n```bash\nls\n```\n```json\n{GOOD}\n```", id="fenced"),
        pytest.param(f'Example: {{"entry_id":"demo"}}\nAnswer: {GOOD}', id="prose around"),
        pytest.param(GOOD + GOOD, id="two objects"),
        pytest.param(GOOD + " {}", id="a second, empty object"),
        pytest.param(GOOD.replace("false", "NaN"), id="NaN"),
        pytest.param(GOOD.replace("false", "-Infinity"), id="infinity"),
        pytest.param(GOOD.replace("false", "1" * 5_000), id="a number of 5,000 digits"),
        pytest.param("[" * 100_000, id="nested without end"),
        pytest.param("null", id="null"),
        pytest.param(f"[{GOOD}]", id="a list"),
        pytest.param(BIND, id="a bind alone"),
        pytest.param(GOOD[:-1] + ',"note":"x"}', id="a field beside"),
        pytest.param('{"sources":{"s1":[]}}', id="sources as an object"),
    ],
)
def test_anything_else_is_refused_whole(reply: str) -> None:
    with pytest.raises(CallFailed) as failed:
        read_answer(reply, BATCH)
    assert failed.value.reason == "provider_malformed"


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(("false", '"false"'), id="text for a boolean"),
        pytest.param(("false", "0"), id="number for a boolean"),
        pytest.param(("false", "1e999"), id="a huge number for a boolean"),
        pytest.param(("same_work", "Same_Work"), id="role in capitals"),
        pytest.param(("same_work", "partial_work"), id="unknown role"),
        pytest.param((',"role":"same_work"', ""), id="no role"),
        pytest.param(('"veg16"', "16"), id="number for an id"),
        pytest.param(('"veg16"', "null"), id="null for an id"),
        pytest.param(('"veg16"', '["veg16","ose11"]'), id="list for an id"),
        pytest.param(('"evidence"', '"match":true,"evidence"'), id="unknown field"),
        pytest.param((f"[{BIND}]", BIND), id="a bind that is not in a list"),
        pytest.param(("Lagoon Salinity", "\\ud800"), id="half a character"),
    ],
)
def test_a_source_answered_in_another_form_is_not_repaired(change: tuple[str, str]) -> None:
    read = read_answer(GOOD.replace(*change), BATCH)
    assert read.answers == ()
    assert [failure.reason for failure in read.failures] == ["provider_malformed"]
