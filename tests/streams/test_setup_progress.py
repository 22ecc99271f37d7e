"""Progress is drawn for people, and for people only."""

import io

from rich.console import Console

from streams.broker.setup_progress import setup_bar


def drawn(terminal: bool) -> str:
    out = io.StringIO()
    with setup_bar(Console(file=out, force_terminal=terminal, width=100)) as progress:
        progress("Fetching", 1, 2)
        progress("Fetching", 2, 2)
        progress("Recording", 0, 0)
    return out.getvalue()


def test_a_terminal_shows_each_step() -> None:
    text = drawn(terminal=True)
    assert "Fetching" in text
    assert "Recording" in text


def test_anything_else_stays_clean() -> None:
    assert drawn(terminal=False).strip() == ""
