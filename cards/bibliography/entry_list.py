"""Entries as they are read from a file, and the problems met: nothing is dropped silently, no key is given twice."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from schemas import Bibliography, Entry, Problem


@dataclass
class EntryList:
    """Collects what a reader finds, in the order of the file."""

    problems: list[Problem] = field(default_factory=list)
    _entries: dict[str, Entry] = field(default_factory=dict)
    _lines: dict[str, int] = field(default_factory=dict)

    def take(self, entry: Entry, line: int, warnings: Iterable[str] = ()) -> None:
        """Take an entry with its warnings; of two with the same key the first counts and the second is refused."""
        if entry.id in self._entries:
            self.lose(line, entry.id, f"the key is taken by the record in line {self._lines[entry.id]}, which counts")
            return
        self._entries[entry.id], self._lines[entry.id] = entry, line
        for warning in dict.fromkeys(warnings):
            self.problems.append(Problem(line=line, record=entry.id, reason=warning, lost=False))

    def lose(self, line: int, record: str, reason: str) -> None:
        """Name a record that is not taken."""
        self.problems.append(Problem(line=line, record=record, reason=reason))

    def bibliography(self) -> Bibliography:
        """Return what was collected, problems in the order of their lines."""
        problems = sorted(self.problems, key=lambda problem: problem.line)
        return Bibliography(entries=tuple(self._entries.values()), problems=tuple(problems))
