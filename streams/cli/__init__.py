"""The command line."""

import sys

from streams.cli.exits import Exit


def main() -> None:
    """Run the command line and exit."""
    try:
        # the processes that read files load the console script again, and need nothing of what it imports
        from streams.cli.app import run  # noqa: PLC0415
    except KeyboardInterrupt:
        sys.exit(Exit.INTERRUPTED)
    run()
