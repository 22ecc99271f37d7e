"""The command line."""

from typing import NoReturn


def main() -> NoReturn:
    """Run the command line and exit."""
    # a process of the pool loads the program's main module again: it need not load every command with it
    from streams.cli.main import main as run  # noqa: PLC0415

    run()
