"""A jar of Apache Kafka, as the lock file has it."""

from pathlib import Path
from typing import NamedTuple

#: written by `python -m streams.broker.jars_maven`; what was measured is what runs, and a changed jar is refused
LOCK_FILE = Path(__file__).with_name("kafka_jars.txt")


class LockedJar(NamedTuple):
    """One jar of the class path, as the lock file has it."""

    group: str
    artifact: str
    version: str
    size: int
    sha256: str

    @property
    def filename(self) -> str:
        """Its name in the cache."""
        return f"{self.artifact}-{self.version}.jar"


class JarError(RuntimeError):
    """A jar could not be had, or is not the one that was locked."""


def read_lock(text: str) -> list[LockedJar]:
    """Reads a lock file: one jar a line, `group artifact version size sha256`."""
    rows = (line.split() for line in text.splitlines() if line and not line.startswith("#"))
    return [LockedJar(group, artifact, version, int(size), sha) for group, artifact, version, size, sha in rows]
