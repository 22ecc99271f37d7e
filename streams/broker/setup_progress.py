"""Progress of what the first run prepares."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

#: what is being done, how much of it is done, and how much there is (0: nobody knows)
SetupProgress = Callable[[str, int, int], None]


@contextmanager
def setup_bar(console: Console | None = None) -> Iterator[SetupProgress]:
    """A bar for each step on the standard error stream, or nothing where that is no terminal.

    Args:
        console: Where to draw instead.
    """
    console = console or Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    tasks: dict[str, TaskID] = {}
    with Progress(*columns, console=console, disable=not console.is_terminal) as bars:

        def report(step: str, done: int, total: int) -> None:
            if step not in tasks:
                tasks[step] = bars.add_task(step, total=None)
            bars.update(tasks[step], completed=done, total=total or None)

        yield report


def silent(step: str, done: int, total: int) -> None:
    """Takes progress and shows none."""
