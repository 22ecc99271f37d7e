"""Exit codes, the same for every command."""

from enum import IntEnum


class Exit(IntEnum):
    """What a command's end says; a fatal error of a worker ends with `streams.fatal.EXIT_FATAL`."""

    WELL = 0
    #: The command did its work and found something that a person must look at.
    FINDINGS = 1
    USAGE = 2
    #: The broker, the provider or the machine would not.
    ENVIRONMENT = 3
    INTERRUPTED = 130
