"""Nothing is dropped silently: what is not taken is named with its line."""

from cards.bibliography import parse_bibliography
from schemas import Bibliography

SIX_RECORDS = """@misc{
author = {Vega, R.},
title = {Keyless},
year = {2009},
}
@article{d, title={One}, year={2001}}
@article{d, title={Two}, year={2002}}
@article{f, title={A}, title={B}, year={2003}}
@article{g, title={Open {brace}, year={2004}}
@article{h, title={Next}, year={2005}}"""


def lost(bibliography: Bibliography) -> list[tuple[int, str]]:
    return [(problem.line, problem.record) for problem in bibliography.problems if problem.lost]


def test_six_records_are_seen_and_each_that_is_not_taken_is_named() -> None:
    """BIB-04."""
    bibliography = parse_bibliography(SIX_RECORDS, "bibtex")
    assert [(entry.id, entry.title) for entry in bibliography.entries] == [("d", "One"), ("f", "A"), ("h", "Next")]
    assert lost(bibliography) == [(1, ""), (7, "d"), (9, "g")]


def test_a_record_without_key_is_named_by_its_title() -> None:
    problem = parse_bibliography(SIX_RECORDS, "bibtex").problems[0]
    assert "Keyless" in problem.reason


def test_of_a_repeated_field_the_first_counts_with_a_warning() -> None:
    (warning,) = (problem for problem in parse_bibliography(SIX_RECORDS, "bibtex").problems if problem.record == "f")
    assert not warning.lost
    assert "'title'" in warning.reason


def test_a_brace_or_quotation_mark_that_is_open_loses_one_record_and_not_the_next() -> None:
    for value in ("{Open", '"Open', "{Open {deeper}", '"Open {'):
        bibliography = parse_bibliography(
            f"@book{{a, title={value}, year=2001}}\n\n@book{{b, title={{B}}}}\n", "bibtex"
        )
        assert [entry.id for entry in bibliography.entries] == ["b"]
        assert lost(bibliography) == [(1, "a")]


def test_a_record_behind_a_broken_one_on_the_same_line_is_read() -> None:
    bibliography = parse_bibliography("@book{a, title={Open @book{b, title={B}}", "bibtex")
    assert [entry.id for entry in bibliography.entries] == ["b"]
    assert lost(bibliography) == [(1, "a")]


def test_a_record_without_its_at_sign_is_named() -> None:
    bibliography = parse_bibliography("@book{a, title={A}}\narticle{b, title={B}}\n", "bibtex")
    assert lost(bibliography) == [(2, "b")]


def test_a_record_commented_out_with_a_percent_sign_is_named_and_not_taken() -> None:
    bibliography = parse_bibliography("% @book{a,\n% title={A}}\n@book{b, title={B}}", "bibtex")
    assert [entry.id for entry in bibliography.entries] == ["b"]
    assert lost(bibliography) == [(1, "a")]


def test_text_left_over_behind_a_brace_too_many_is_a_warning() -> None:
    bibliography = parse_bibliography("@book{a, title={A}}, year={2001}}\n@book{b, title={B}}", "bibtex")
    (warning,) = bibliography.problems
    assert (warning.line, warning.record, warning.lost) == (1, "a", False)
    assert "year={2001}" in warning.reason


def test_a_line_break_between_type_and_brace_loses_nothing() -> None:
    assert [entry.id for entry in parse_bibliography("@book\n{a, title={A}}", "bibtex").entries] == ["a"]


def test_a_key_that_cannot_be_an_id_is_named() -> None:
    bibliography = parse_bibliography(f"@book{{{'k' * 501}, title={{A}}}}", "bibtex")
    assert not bibliography.entries
    assert [problem.lost for problem in bibliography.problems] == [True]


def test_settings_of_a_style_are_no_entries_and_are_named() -> None:
    bibliography = parse_bibliography('@IEEEtranBSTCTL{ctl, CTLuse_url="no"}\n@set{s, entryset={a}}', "bibtex")
    assert not bibliography.entries
    assert lost(bibliography) == [(1, "ctl"), (2, "s")]


def test_lines_are_right_behind_a_backslash_at_a_line_end() -> None:
    bibliography = parse_bibliography("@book{a, title={A\\\nB}}\n@book{, title={C}}", "bibtex")
    assert lost(bibliography) == [(3, "")]
