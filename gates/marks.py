"""Numbers of the entry against numbers on the card: parts, editions and versions must not contradict."""

from gates.card_reading import CardReading
from gates.entry_reading import WorkTitle
from gates.number import Marks, read_marks, versions_agree
from gates.own_title import Candidate
from schemas import Reason, Role

#: A part of the work is still a part of it, whatever the number of the volume.
_PART_OF: frozenset[Role] = frozenset(("excerpt_of_work", "chapter_in_this_volume"))


def contradiction(work: WorkTitle, candidate: Candidate, reading: CardReading, role: Role) -> tuple[Reason, str] | None:
    """Return the reason and the words by which numbers speak against the entry, or None."""
    own = _own(candidate)
    part = _parts(work, own.part, own.part | reading.marks.part, reading, role)
    if part:
        return "number_contradicted", part
    if role == "other_edition":
        return None
    wanted, shown = work.marks.edition, own.edition | reading.marks.edition
    if wanted and shown and not wanted & shown:
        return "version_contradicted", f"edition {_list(shown)} on the card, {_list(wanted)} in the entry"
    wanted, shown = work.marks.version, own.version | reading.marks.version
    if wanted and shown and not any(versions_agree(one, other) for one in wanted for other in shown):
        return "version_contradicted", f"version {_list(shown)} on the card, {_list(wanted)} in the entry"
    return None


def _own(candidate: Candidate) -> Marks:
    """Return the marks of a title block and of those around it."""
    if not (candidate.before or candidate.after):  # nearly all
        return candidate.title.marks
    around = read_marks(f"{candidate.before}\n{candidate.after}")
    return Marks(*(ours | theirs for ours, theirs in zip(candidate.title.marks, around, strict=True)))


def _parts(work: WorkTitle, own: frozenset[str], printed: frozenset[str], reading: CardReading, role: Role) -> str:
    wanted = work.marks.part
    if wanted and printed:
        return "" if wanted & printed else f"part {_list(printed)} on the card, {_list(wanted)} in the entry"
    if wanted:
        stem = reading.card.filename.rpartition(".")[0] or reading.card.filename
        named = read_marks(stem.replace("-", " ").replace("_", " ")).part
        return f"part {_list(named)} in the file's name, {_list(wanted)} in the entry" if named - wanted else ""
    return f"the card is part {_list(own)}, the entry names none" if own and role not in _PART_OF else ""


def part_rank(work: WorkTitle, candidate: Candidate | None, reading: CardReading) -> int:
    """Say whether the card shows the part that the entry is of: 1, -1 for another one, 0 if either names none."""
    own = candidate.title.marks.part if candidate else frozenset[str]()
    printed = own | reading.marks.part
    if not work.marks.part or not printed:
        return 0
    return 1 if work.marks.part & printed else -1


def _list(values: frozenset[str]) -> str:
    return ", ".join(sorted(values))
