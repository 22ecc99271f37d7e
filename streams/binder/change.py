"""A command changes a bibliography."""

import orjson
from pydantic import ValidationError

from schemas import (
    AddEntries,
    Bibliography,
    BibliographyRow,
    Command,
    CorrectEntry,
    Entry,
    Forget,
    RemoveEntry,
    SetEntries,
)


class ChangeError(Exception):
    """The command cannot be taken; ``code`` is one word for it."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


def changed(known: BibliographyRow, command: Command) -> Bibliography:
    """Return the bibliography after the command, its revision one higher if anything changed.

    Raises:
        ChangeError: another revision was expected, the run was forgotten, or the entries do not fit.
    """
    before = known.bibliography
    if command.expected_revision not in (None, before.revision):
        raise ChangeError("revision_conflict", f"expected revision {command.expected_revision}, is {before.revision}")
    if known.forgotten and not isinstance(command, SetEntries | AddEntries | Forget):
        raise ChangeError("run_forgotten", "the run was forgotten: set a bibliography first")
    entries = _entries(before, command)
    if entries == before.entries and before.revision:
        return before
    try:
        return Bibliography(entries=entries, revision=before.revision + 1)
    except ValidationError:
        raise ChangeError("duplicate_entry", "two entries have the same id") from None


def _entries(before: Bibliography, command: Command) -> tuple[Entry, ...]:
    match command:
        case SetEntries():
            return command.entries
        case AddEntries():
            return (*before.entries, *command.entries)
        case CorrectEntry():
            _must_stand(before, command.entry_id)
            return tuple(_corrected(entry, command) for entry in before.entries)
        case RemoveEntry():
            _must_stand(before, command.entry_id)
            return tuple(entry for entry in before.entries if entry.id != command.entry_id)
    return before.entries


def _must_stand(before: Bibliography, entry_id: str) -> None:
    if before.entry(entry_id) is None:
        raise ChangeError("unknown_entry", f"no entry {entry_id} in revision {before.revision}")


def _corrected(entry: Entry, command: CorrectEntry) -> Entry:
    if entry.id != command.entry_id:
        return entry
    if "id" in command.changes:
        raise ChangeError("id_changed", "an entry keeps its id: remove it and add another")
    try:
        return Entry.from_bytes(orjson.dumps({**entry.model_dump(mode="json"), **command.changes}))
    except ValidationError as error:
        places = ", ".join(".".join(map(str, item["loc"])) for item in error.errors(include_input=False))
        raise ChangeError("wrong_field", f"these fields cannot be so: {places}") from None
