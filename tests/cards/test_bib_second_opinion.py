from cards.bibliography.bibtex_check import second_opinion
from cards.bibliography.bibtex_records import Record


def test_a_record_that_only_the_other_reader_sees_is_named() -> None:
    (problem,) = second_opinion(
        "@book{a, title={A}}\n@book{b, title={B}}", [Record("book", "a", 1, {"title": "A"})], []
    )
    assert (problem.line, problem.record, problem.lost) == (2, "b", True)


def test_a_field_that_the_other_reader_reads_otherwise_is_a_warning() -> None:
    record = Record("book", "a", 1, {"title": "Another", "year": "2001"})
    assert second_opinion("@book{a, title={A}, year={2001}}", [record], []) == []
    assert record.warnings == ["two readers differ over title"]


def test_agreement_says_nothing() -> None:
    record = Record("book", "a", 1, {"title": "A B", "year": "2001"})
    assert second_opinion('@book{a, TITLE={A\n  B}, year="2001"}', [record], []) == []
    assert record.warnings == []
