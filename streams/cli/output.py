"""Results to standard output; everything else to standard error."""

from collections.abc import Iterable, Sequence
from typing import Any

import orjson
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

#: Rises when a document that ``--json`` prints changes in a way that breaks readers.
JSON_VERSION = 1

out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False)


def print_json(kind: str, **content: Any) -> None:
    """Print one versioned document."""
    document = {"kind": kind, "version": JSON_VERSION, **content}
    typer.echo(orjson.dumps(document, option=orjson.OPT_INDENT_2).decode())


def print_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table; text of sources is shown as it is, never as markup."""
    table = Table(title=title, title_justify="left", show_edge=False, pad_edge=False)
    for column in columns:
        table.add_column(column, overflow="fold")
    for row in rows:
        table.add_row(*(Text(_visible(cell)) for cell in row))
    Console(highlight=False).print(table)


def _visible(text: str) -> str:
    # a control or direction mark in somebody's title must not act on the reader's terminal
    return "".join(character if character.isprintable() else " " for character in text)
