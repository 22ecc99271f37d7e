"""Writes down what is true of a library, for whoever measures: entries, true pairs, traps."""

from __future__ import annotations

from collections.abc import Iterable

from tests.eval.entries.library import Bind, File, Library

TRUTH = ("file", "entry_key", "role", "note", "also_ok", "trap", "language")
TRAPS = ("file", "entry_key", "trap")
ENTRIES = ("key", "kind", "language", "title", "subtitle", "families", "container", "doi")
NONE = "-"


def table(columns: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """Tab separated lines below their heading, no quoting."""
    return "".join("\t".join(row) + "\n" for row in (columns, *rows))


def also_ok(bind: Bind, file: File) -> str:
    """Binds beside this one that are defensible too."""
    roles = [f"{bind.key}:{role}" for role in bind.also_ok]
    return ",".join([*roles, *file.also_ok, *([NONE] if bind.optional else [])])


def truth(lib: Library) -> str:
    """One line a true pair; `-` for a file that is no entry's."""
    rows = []
    for file in lib.files:
        traps = ",".join(sorted({member.trap for member in lib.members if member.file == file.name}))
        language = file.shown.language
        for bind in file.binds:
            rows.append((file.name, bind.key, bind.role, bind.note, also_ok(bind, file), traps, language))
        if not file.binds:
            rows.append((file.name, NONE, NONE, file.note, ",".join(file.also_ok), traps, language))
    return table(TRUTH, rows)


def traps(lib: Library) -> str:
    """One line a member of a trap."""
    return table(TRAPS, [(member.file, member.key, member.trap) for member in lib.members])


def entries(lib: Library) -> str:
    """What an adversary may know of the entries without reading the bibliography with anybody's parser."""
    rows = []
    for work in lib.entries:
        families = ";".join(person.family for person in (*work.authors, *work.editors)) or work.corporate
        row = (work.key, work.kind, work.language, work.title, work.subtitle, families, work.container, work.doi)
        rows.append(row)
    return table(ENTRIES, rows)
