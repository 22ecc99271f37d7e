"""Whatever comes in: no error, nothing uncounted, no support without a quote, and the report as it was."""

import json

from hypothesis import given
from hypothesis import strategies as st

from gates import expected_pairs, read_report, verify
from gates.verify.figures import read_figures
from gates.verify.lacking import what_lacks
from schemas import PAIR_VERDICTS, Assessment, Span
from tests.gates.verify.reports import EXCERPT, QUOTE, report, result

IDS = st.sampled_from(["c1", "c2", "e1", "e2", "e9"])
CHECKED = report(
    {"c1": ("Five percent was lost in the dry season.", ("e1", "e2")), "c2": ("It rained.", ("e1", "e7"))},
    {"e1": EXCERPT, "e2": "In winter it rained and nothing was lost."},
)
SHA = st.sampled_from([CHECKED.claims[0].fingerprint, *(each.fingerprint for each in CHECKED.evidence)])
RESULTS = st.lists(
    st.builds(
        lambda changes: result(CHECKED).model_copy(update=changes),
        st.fixed_dictionaries(
            {
                "verdict": st.sampled_from(PAIR_VERDICTS),
                "quote": st.one_of(st.sampled_from([QUOTE, "", "In winter it rained"]), st.text(max_size=30)),
            },
            optional={"claim_id": IDS, "evidence_id": IDS, "claim_sha256": SHA, "evidence_sha256": SHA},
        ),
    ),
    max_size=6,
)


@given(RESULTS)
def test_every_pair_is_counted_once_and_a_support_has_its_quote(results: list[Assessment]) -> None:
    quality = verify(CHECKED, results)
    counted = quality.coverage
    assert counted.expected == len(expected_pairs(CHECKED)) == 3
    assert counted.assessed + counted.settled + counted.dropped + counted.unanswered == 3
    assert sum(counted.dropped_by_reason.values()) == len(quality.dropped) == len(results) - counted.assessed
    excerpts = {evidence.id: evidence.excerpt for evidence in CHECKED.evidence}
    for pair in (pair for claim in quality.claims for pair in claim.pairs):
        assert (pair.verdict is None) == (pair.state in ("dropped", "unanswered"))
        if pair.verdict in ("supports", "contradicts"):
            assert pair.quote
            assert pair.quote in excerpts[pair.evidence_id]
    assert quality.report_sha256 == CHECKED.sha256


JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(IDS | st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


@given(st.one_of(st.text(max_size=40), st.builds(lambda c, e: json.dumps({"claims": c, "evidence": e}), JSON, JSON)))
def test_any_document_is_read_or_named(document: str) -> None:
    read = read_report("report-7", document)
    assert read.document == document
    assert verify(read, []).coverage.assessed == 0


TRICKY = st.text(alphabet="0123456789.,'- –%‰€$/×^²½gmlkKMWh°C[]()aeno\u202f\n", max_size=40)


@given(st.one_of(TRICKY, st.text(max_size=40)))
def test_what_a_text_says_it_does_not_lack_itself(text: str) -> None:
    read_figures(text)
    lack = what_lacks(text, text, Span(start=0, end=len(text)))
    assert lack is None
