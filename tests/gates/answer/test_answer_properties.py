"""What holds for any draft: it is shown whole and without leaks, or the fixed refusal is; nothing lies between."""

import unicodedata

from hypothesis import given, settings
from hypothesis import strategies as st

from gates.answer import REFUSED, Guarded, check_answer, rule_answer
from gates.answer.leaks import REDACTED, redact
from schemas import Citation, Draft, RelationClaim
from tests.gates.answer.packets import TWO

TOKEN = "tok_AB12CD34EF56"  # noqa: S105 - invented
GUARDED = Guarded(values=(TOKEN,))
IDS = st.sampled_from(["S1", "S2", "S9", "s1", "", "S1 ", "https://x.example"]) | st.text(max_size=5)
TEXTS = st.lists(
    st.sampled_from(
        ["[S1]", "[S9]", "[", "]", "(", ")", "https://x.example/a", "S1", "S7", TOKEN, " ", "&#91;", "<a>", "🙂‍"]
    )
    | st.text(max_size=8),
    max_size=12,
).map("".join)
DRAFTS = st.builds(
    Draft,
    text=TEXTS,
    cited=st.lists(st.builds(Citation, id=IDS, page=st.none() | st.integers(-1, 40)), max_size=3).map(tuple),
    claims=st.lists(
        st.builds(RelationClaim, subject=IDS, relation=st.sampled_from(["cites", "same_work", "x"]), object=IDS),
        max_size=2,
    ).map(tuple),
    declined=st.booleans(),
)
#: What can stand between the characters of a secret and is not seen, or not read.
BETWEEN = st.lists(
    st.sampled_from(["", "\u200b", "\u00ad", "\u034f", "\u0336", " ", "-", ".", "\n", "*"]), min_size=16, max_size=16
)


@given(DRAFTS)
@settings(max_examples=300, deadline=None)
def test_a_draft_is_shown_whole_or_not_at_all(draft: Draft) -> None:
    answer, refusal, redactions = rule_answer(draft, TWO, GUARDED)
    if refusal:
        assert (answer, redactions.total()) == (REFUSED, 0)
    elif draft.cited:
        assert {citation.id for citation in answer.cited} <= {"S1", "S2"}
        assert answer.text == redact(draft.text, GUARDED).text
    assert check_answer(draft, TWO, GUARDED) == answer


@given(DRAFTS)
@settings(max_examples=200, deadline=None)
def test_ruling_what_is_shown_again_shows_the_same(draft: Draft) -> None:
    shown = check_answer(draft, TWO, GUARDED)
    if shown.state == "answered" and REDACTED not in shown.text:
        again = Draft(text=shown.text, cited=shown.cited, claims=shown.claims)
        assert check_answer(again, TWO, GUARDED) == shown


@given(BETWEEN, st.booleans(), st.text(alphabet="abc xyz\u200b", max_size=20))
@settings(max_examples=200, deadline=None)
def test_a_secret_is_not_shown_whatever_stands_between_its_characters(
    between: list[str], wide: bool, around: str
) -> None:
    written = "".join(character + gap for character, gap in zip(TOKEN, between, strict=True))
    written = "".join(chr(ord(c) + 0xFEE0) if wide and c.isalnum() else c for c in written)
    shown = check_answer(Draft(text=f"{around} {written} [S1]", cited=(Citation(id="S1"),)), TWO, GUARDED).text
    plain = "".join(c for c in unicodedata.normalize("NFKD", shown).casefold() if c.isalnum())
    assert "ab12cd34" not in plain
    assert "34ef56" not in plain
