"""The command line."""


def main() -> None:
    """Run the command line and exit."""
    # the processes that read files load the console script again, and need nothing of what it imports
    from streams.cli.app import run  # noqa: PLC0415

    run()
