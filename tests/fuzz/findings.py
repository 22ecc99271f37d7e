"""What a run has found."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.fuzz.mutate import Mutated

#: Files kept of each kind of finding.
EXAMPLES = 3


@dataclass
class Findings:
    """How the files ended, and which of them must not have ended so.

    Args:
        kept: the folder into which files that found something are written.
    """

    kept: Path
    results: Counter[str] = field(default_factory=Counter)
    #: What is worth a look, by kind: a parser's crash, a slow file.
    notes: Counter[str] = field(default_factory=Counter)
    #: What must not be, by kind.
    failures: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0

    def note(self, file: Mutated, what: str) -> None:
        """Something to look at."""
        self._keep(self.notes, file, what)

    def fail(self, file: Mutated, what: str) -> None:
        """Something that must not be."""
        self._keep(self.failures, file, what)

    def _keep(self, counter: Counter[str], file: Mutated, what: str) -> None:
        counter[what] += 1
        if counter[what] <= EXAMPLES:
            self.kept.mkdir(parents=True, exist_ok=True)
            name = "".join(char if char.isalnum() else "-" for char in f"{what[:60]} {file.number}")
            (self.kept / name).write_bytes(file.data)

    def lines(self) -> Iterator[str]:
        """The report."""
        yield f"{self.results.total()} files, the slowest {self.slowest:.1f} s"
        for title, counter in (("", self.results), ("look at: ", self.notes), ("FAILED: ", self.failures)):
            yield from (f"  {title}{what}: {count}" for what, count in counter.most_common())
