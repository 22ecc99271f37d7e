"""What a reviewer is told of a role, and which types of entries allow it."""

from typing import Any

import pytest

from gates.entry_reading import read_entry
from gates.role import rule_role
from schemas import EntryType, GateResult, Role
from tests.gates.gate_cases import make_entry

PASSED = GateResult(gate="role", passed=True)


def ruled(kind: EntryType, role: Role, **fields: Any) -> GateResult:
    return rule_role(read_entry(make_entry("v", "Salt Tides", "Vega", type=kind, **fields)), role)


def refused(detail: str) -> GateResult:
    return GateResult(gate="role", passed=False, reason="role_not_possible", detail=detail)


@pytest.mark.parametrize(
    "kind", ["book", "report", "document", "thesis", "manuscript", "standard", "software", "dataset"]
)
def test_what_has_chapters(kind: EntryType) -> None:
    assert ruled(kind, "chapter_in_this_volume") == PASSED


@pytest.mark.parametrize("kind", ["article-journal", "webpage", "chapter"])
def test_what_has_no_chapters_is_said(kind: EntryType) -> None:
    assert ruled(kind, "chapter_in_this_volume") == refused(f"an entry of type {kind} has no chapters")


def test_a_chapter_stands_in_a_volume() -> None:
    assert ruled("chapter", "volume_of_this_chapter", container="Tides") == PASSED
    assert ruled("paper-conference", "volume_of_this_chapter", container="Tides") == PASSED
    alone = refused("an entry of type chapter without a volume is no chapter")
    assert ruled("chapter", "volume_of_this_chapter") == alone
    journal = refused("an entry of type article-journal without a volume is no chapter")
    assert ruled("article-journal", "volume_of_this_chapter", container="Tides") == journal


@pytest.mark.parametrize("role", ["same_work", "excerpt_of_work", "other_edition"])
@pytest.mark.parametrize("kind", ["article-journal", "chapter", "book"])
def test_the_other_roles_are_possible_for_all(kind: EntryType, role: Role) -> None:
    assert ruled(kind, role) == PASSED
