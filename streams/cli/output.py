"""Results to standard output; everything else to standard error."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
import typer
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

#: Rises when a document that ``--json`` prints changes in a way that breaks readers.
JSON_VERSION = 1

#: Cells up to this width stand below each other; a longer one pushes the rest of its line to the right.
MAX_CELL = 28

GAP = "  "

out = Console(highlight=False, markup=False)
err = Console(stderr=True, highlight=False, markup=False)


@dataclass(frozen=True)
class Row:
    """A line of a table, notes below it, and below them what a person must look at.

    All is shown as it is, never as markup; words stay whole, however narrow the terminal is.
    """

    cells: tuple[str, ...]
    notes: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()

    def visible(self) -> "Row":
        """Return the row without what would act on a terminal."""
        return Row(*(tuple(map(visible, texts)) for texts in (self.cells, self.notes, self.marks)))


def print_json(kind: str, **content: Any) -> None:
    """Print one versioned document."""
    document = {"kind": kind, "version": JSON_VERSION, **content}
    typer.echo(orjson.dumps(document, option=orjson.OPT_INDENT_2).decode())


def print_rows(title: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
    """Print a table; of rows that follow each other, a first cell that is the same is shown once."""
    shown = [row.visible() for row in rows]
    lines = [columns, *(row.cells for row in shown)]
    widths = [min(max(cell_len(line[place]) for line in lines), MAX_CELL) for place in range(len(columns))]
    out.print(Text(title, "bold"))
    out.print(Text(_line(columns, widths), "dim"))
    before = ""
    for row in shown:
        first, *rest = row.cells
        _print_row(first if first != before else "", rest, row.notes, widths)
        for mark in row.marks:
            print_indented(mark, widths[0] + len(GAP), "yellow")
        before = first


def _print_row(first: str, rest: Sequence[str], notes: Sequence[str], widths: Sequence[int]) -> None:
    line = _line((first, *rest), widths)
    if cell_len(line) > out.width:
        line, notes = first, (*filter(None, rest), *notes)
    if line.strip():
        out.print(Text.assemble((line[: len(first)], "bold"), line[len(first) :]))
    for note in notes:
        print_indented(note, widths[0] + len(GAP))


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = (cell + " " * (width - cell_len(cell)) for cell, width in zip(cells, widths, strict=True))
    return GAP.join(padded).rstrip()


def print_indented(text: str, indent: int, style: str = "") -> None:
    """Print text that keeps its indentation when it is folded."""
    for line in Text(text).wrap(out, max(out.width - indent, 20)):
        out.print(Text(" " * indent + line.plain.rstrip(), style), soft_wrap=True)


def visible(text: str) -> str:
    """Return the text without what would act on a terminal: a control or direction mark in somebody's title."""
    return "".join(character if character.isprintable() else " " for character in text)
