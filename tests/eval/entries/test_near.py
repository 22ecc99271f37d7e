"""The near pairs are what they are called: true by construction, repeatable, of five languages."""

from __future__ import annotations

from tests.eval.entries import generate
from tests.eval.entries.near.near_plan import KINDS, near_libraries, near_library
from tests.eval.entries.near.offices import offices
from tests.eval.entries.titles import LANGUAGES


def test_a_bibliography_made_again_is_the_same() -> None:
    for name in KINDS:
        assert generate.texts(near_library(name)) == generate.texts(near_library(name))


def test_every_kind_has_works_of_five_languages() -> None:
    for lib in near_libraries():
        assert {work.language for work in lib.entries} == set(LANGUAGES)


def test_a_file_is_of_its_entry_or_a_trap_and_never_both() -> None:
    for lib in near_libraries():
        bound = {(file.name, bind.key) for file in lib.files for bind in file.binds}
        traps = {(member.file, member.key) for member in lib.members}
        assert len(bound) + len(traps) == len(lib.files)
        assert not bound & traps


def test_offices_are_printed_in_other_words_and_have_sisters() -> None:
    for office in offices():
        assert len(office.printed) >= 2 <= len(office.twins), office.name
        assert office.name not in (*office.printed, *office.twins)
        assert not set(office.printed) & set(office.twins)
    assert len({office.name for office in offices()}) == len(list(offices())) == 40
