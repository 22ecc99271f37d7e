"""Apache Kafka's jars: locked by their hashes, fetched once, then read from a cache."""

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from streams.broker.file_lock import exclusive
from streams.broker.jar import LOCK_FILE, JarError, LockedJar, read_lock
from streams.broker.setup_progress import SetupProgress, silent

#: the jars are many and small, so a fetch mostly waits; more than this only annoys the registry
FETCHERS = 4


#: brings one jar into a scratch folder and says where it lies
Fetch = Callable[[LockedJar, Path], Path]


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
    # slower than a start from the cache, and only the first run fetches
    from streams.broker.jars_maven import fetch_jar  # noqa: PLC0415 - see above

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
