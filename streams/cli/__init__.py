"""The command line."""

import sys

from streams.cli.exits import Exit


def main() -> None:
    """Run the command line and exit."""
    try:
        from streams.cli.app import run  # noqa: PLC0415 - processes that read files load this module again, not the app
    except KeyboardInterrupt:
        sys.exit(Exit.INTERRUPTED)
    run()
