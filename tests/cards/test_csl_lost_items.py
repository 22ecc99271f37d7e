from cards.bibliography import parse_bibliography

ITEMS = """[
 {"id": "a", "type": "book", "title": "A"},
 {"id": "b", "title": oops},
 {"id": "c", "type": "book", "title": "C"},
 {"title": "without id"},
 17,
 {"id": "a", "type": "book", "title": "again"},
 {"id": "d", "type": "book", "title": "D", "author": "Vega"}
]
{"id": "e"}"""


def test_each_item_that_is_not_taken_is_named_with_its_line() -> None:
    bibliography = parse_bibliography(ITEMS, "csl")
    assert [(entry.id, entry.title) for entry in bibliography.entries] == [("a", "A"), ("c", "C"), ("d", "D")]
    lost = [(problem.line, problem.record) for problem in bibliography.problems if problem.lost]
    assert lost == [(3, "b"), (5, ""), (6, ""), (7, "a"), (10, "e")]


def test_a_field_that_cannot_be_read_is_a_warning_and_not_the_end_of_its_item() -> None:
    (warning,) = (problem for problem in parse_bibliography(ITEMS, "csl").problems if problem.record == "d")
    assert not warning.lost
    assert "'author'" in warning.reason


def test_a_file_that_is_cut_off_names_the_item_that_is() -> None:
    bibliography = parse_bibliography('[{"id": "a", "type": "book", "title": "A"},\n{"id": "b", "ti', "csl")
    assert [entry.id for entry in bibliography.entries] == ["a"]
    assert [(problem.line, problem.record) for problem in bibliography.problems] == [(2, "b")]
