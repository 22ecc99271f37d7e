"""The local proposer's evidence is copied: consecutive words of the view, three to fifteen or a whole line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schemas import Entry
from streams.providers.local import proposals_for

WORDS = ["lagoon", "salinity", "cycles", "of", "tidal", "flats", "Überfluß", "in", "2016", "a", "mud-\nflats"]
TITLES = st.lists(st.sampled_from(WORDS), min_size=1, max_size=25).map(" ".join)
LINES = st.lists(TITLES, max_size=8).map("\n".join)


@given(TITLES, LINES, LINES, st.sampled_from(["[title]", "[front]", "[running lines]", "[opening text]", ""]))
def test_evidence_stands_in_the_view_as_it_is(title: str, before: str, after: str, label: str) -> None:
    view = f"{label}\n{before}\n{title}\n{after}"
    for proposal in proposals_for(view, (Entry(id="e", title=title),)):
        assert proposal.evidence in view
        assert len(proposal.evidence.replace("-\n", "").split()) <= 15


@pytest.mark.parametrize(
    ("line", "title", "evidence"),
    [
        ("Lagoon Salinity Cycles", "Lagoon Salinity Cycles", "Lagoon Salinity Cycles"),
        ("Salinity Cycles Revisited", "Salinity Cycles", "Salinity Cycles Revisited"),
        ("On Salinity Cycles", "Salinity Cycles", "On Salinity Cycles"),
        ("Salinity Cycles", "Salinity Cycles", "Salinity Cycles"),
        ("Sedimentology", "Sedimentology", "Sedimentology"),
    ],
)
def test_a_short_title_is_quoted_with_its_line(line: str, title: str, evidence: str) -> None:
    (proposal,) = proposals_for(f"[title]\n{line}\n[byline]\nAna Vega", (Entry(id="e", title=title),))
    assert proposal.evidence == evidence


def test_of_a_long_title_fifteen_words_are_quoted() -> None:
    title = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    (proposal,) = proposals_for(f"[title]\n{title}", (Entry(id="e", title=title),))
    assert proposal.evidence == title.removesuffix(" sixteen")
