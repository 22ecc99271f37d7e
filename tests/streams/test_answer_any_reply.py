"""Whatever a server sends, each source ends with exactly one claim or failure, or the whole reply is refused."""

import json
from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from schemas import ROLES
from streams.providers.answer import read_answer
from streams.providers.budget import CallFailed
from tests.streams.provider_batches import batch_of

BATCH = batch_of("Lagoon Salinity Cycles", "Tidal Sediment Budgets")

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(), parts, max_size=3),
    max_leaves=10,
)
BINDS = st.fixed_dictionaries(
    {"entry_id": st.text() | ANYTHING, "role": st.sampled_from(ROLES) | ANYTHING, "evidence": st.text() | ANYTHING}
)
ANSWERS = st.fixed_dictionaries(
    {
        "source": st.sampled_from(["s1", "s2", "s3"]) | ANYTHING,
        "refused": st.booleans() | ANYTHING,
        "binds": st.lists(BINDS, max_size=2) | ANYTHING,
    }
)
REPLIES = st.fixed_dictionaries({"sources": st.lists(ANSWERS | ANYTHING, max_size=4) | ANYTHING}).map(json.dumps)


@given(st.text() | ANYTHING.map(json.dumps) | REPLIES)
def test_every_source_is_accounted_for(reply: str) -> None:
    with suppress(CallFailed):
        read = read_answer(reply, BATCH)
        named = [claim.source_id for claim in read.answers] + [failure.source_id for failure in read.failures]
        assert sorted(named) == ["p1.pdf", "p2.pdf"]


@given(st.lists(ANSWERS, max_size=4))
def test_no_claim_holds_what_was_not_said(answers: list[dict[str, object]]) -> None:
    with suppress(CallFailed):
        for claim in read_answer(json.dumps({"sources": answers}), BATCH).answers:
            said = [answer for answer in answers if answer["source"] == f"s{claim.source_id[1]}"]
            assert [bind.model_dump() for bind in claim.proposals] == said[0]["binds"]
