import pytest

from cards.bibliography import parse_bibliography


def test_strings_months_and_concatenation_are_resolved() -> None:
    (entry,) = parse_bibliography(
        '@string{cn = "Coastal Notes"}\n@STRING{sup = {Supplement}}\n'
        '@article{a, title={A}, author = {Vega, R.} # " and " # "Osei, K.", journal = CN # ", " # sup, month = jan,'
        " year = 2001}",
        "bibtex",
    ).entries
    assert entry.container == "Coastal Notes, Supplement"
    assert [name.family for name in entry.authors] == ["Vega", "Osei"]
    assert entry.year == 2001


def test_one_file_does_not_define_strings_for_the_next() -> None:
    parse_bibliography('@string{jan = "Redefined"} @string{cn = "Coastal Notes"}', "bibtex")
    (entry,) = parse_bibliography("@article{a, title={A}, journal = cn, note = jan}", "bibtex").entries
    assert (entry.container, entry.note) == ("cn", "January")


def test_a_string_that_cannot_be_read_is_named() -> None:
    bibliography = parse_bibliography("@string{cn }\n@book{a, title={A}}", "bibtex")
    assert [entry.id for entry in bibliography.entries] == ["a"]
    assert [(problem.line, problem.record) for problem in bibliography.problems] == [(1, "cn")]


@pytest.mark.parametrize(
    "other",
    [
        '@preamble{"\\newcommand{\\noopsort}[1]{} @book{x, title={No}}"}',
        "@comment{jabref-meta: grouping: {x} @book{x, title={No}};}",
        "Plain text with a@b.c (an address) and {braces}.",
    ],
)
def test_preambles_comments_and_text_are_no_records(other: str) -> None:
    bibliography = parse_bibliography(f"{other}\n@book{{a, title={{A}}}}", "bibtex")
    assert [entry.id for entry in bibliography.entries] == ["a"]
    assert not bibliography.problems


def test_records_inside_a_comment_are_read_as_bibtex_reads_them_and_said_so() -> None:
    bibliography = parse_bibliography("@comment{\n@book{a, title={A}}\n}", "bibtex")
    assert [entry.id for entry in bibliography.entries] == ["a"]
    assert 1 in [problem.line for problem in bibliography.problems]
