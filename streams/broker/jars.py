"""Apache Kafka's jars: locked by their hashes, fetched once, then read from a cache."""

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from streams.broker.file_lock import exclusive
from streams.broker.setup_progress import SetupProgress, silent

#: written by `python -m streams.broker.jars_maven`; what was measured is what runs, and a changed jar is refused
LOCK_FILE = Path(__file__).with_name("kafka_jars.txt")

#: the jars are many and small, so a fetch mostly waits; more than this only annoys the registry
FETCHERS = 4


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


#: brings one jar into a scratch folder and says where it lies
Fetch = Callable[[LockedJar, Path], Path]


class JarError(RuntimeError):
    """A jar could not be had, or is not the one that was locked."""


def read_lock(text: str) -> list[LockedJar]:
    """Reads a lock file: one jar a line, `group artifact version size sha256`."""
    rows = (line.split() for line in text.splitlines() if line and not line.startswith("#"))
    return [LockedJar(group, artifact, version, int(size), sha) for group, artifact, version, size, sha in rows]


def kafka_jars(
    cache: Path, fetch: Fetch | None = None, lock_file: Path = LOCK_FILE, progress: SetupProgress = silent
) -> list[Path]:
    """Apache Kafka's class path, fetched at the first call and from then on read without the network.

    Safe beside other processes: one fetches, the others wait for it; a fetch that was cut off leaves nothing
    that a later call could take for whole.

    Args:
        cache: The folder under which everything that was fetched is kept.
        fetch: Brings one jar; Maven's central repository by default.
        lock_file: What to fetch, as `read_lock` reads it.
        progress: Told the bytes fetched and the bytes to fetch.

    Returns:
        The jars, in the order of the lock file.

    Raises:
        JarError: A jar cannot be fetched, or its bytes are not those that were locked.
    """
    text = lock_file.read_text()
    folder = cache / f"kafka-{hashlib.sha256(text.encode()).hexdigest()[:12]}"
    jars = read_lock(text)
    if not folder.is_dir():
        with exclusive(folder.with_suffix(".lock")):
            if not folder.is_dir():
                _fill(folder, jars, fetch or _maven(), progress)
    return [folder / jar.filename for jar in jars]


def _maven() -> Fetch:
    # imported here, not above: it takes longer than a start from the cache, and only the first run fetches
    from streams.broker.jars_maven import fetch_jar  # noqa: PLC0415

    return fetch_jar


def _fill(folder: Path, jars: Iterable[LockedJar], fetch: Fetch, progress: SetupProgress) -> None:
    """Fetches into a folder of another name and renames it when all is there."""
    jars = list(jars)
    total, done, counting = sum(jar.size for jar in jars), 0, Lock()
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="fetching-") as scratch:
        whole = Path(scratch, "jars")
        whole.mkdir()

        def take(jar: LockedJar) -> None:
            nonlocal done
            os.replace(_checked(jar, fetch(jar, Path(scratch))), whole / jar.filename)
            with counting:
                done += jar.size
                progress("Fetching Apache Kafka (once)", done, total)

        progress("Fetching Apache Kafka (once)", 0, total)
        with ThreadPoolExecutor(FETCHERS) as pool:
            list(pool.map(take, jars))
        whole.rename(folder)


def _checked(jar: LockedJar, path: Path) -> Path:
    with path.open("rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    if found != jar.sha256:
        raise JarError(f"{jar.filename} is not the jar that was locked: SHA-256 {found}, not {jar.sha256}")
    return path
