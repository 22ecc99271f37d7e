"""Which roles an entry's type allows."""

from gates.entry_reading import EntryReading
from schemas import EntryType, GateResult, Role

#: What has chapters.
_VOLUMES: frozenset[EntryType] = frozenset(
    ("book", "report", "document", "thesis", "manuscript", "standard", "software", "dataset")
)
#: Frozen, so that one serves all.
_POSSIBLE = GateResult(gate="role", passed=True)


def rule_role(entry: EntryReading, role: Role) -> GateResult:
    """Refuse a role that the entry's type contradicts: an article has no chapters, a book is none."""
    kind = entry.entry.type
    if role == "chapter_in_this_volume" and kind not in _VOLUMES:
        return _refused(f"an entry of type {kind} has no chapters")
    if role == "volume_of_this_chapter" and not entry.is_part:
        return _refused(f"an entry of type {kind} without a volume is no chapter")
    return _POSSIBLE


def _refused(detail: str) -> GateResult:
    return GateResult(gate="role", passed=False, reason="role_not_possible", detail=detail)
