"""Apache Kafka's jars: fetched once, whole or not at all, and only those that were locked."""

import hashlib
import subprocess
import sys
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from streams.broker.jar import LOCK_FILE, JarError, LockedJar, read_lock
from streams.broker.jars import kafka_jars

NAMES = "alpha", "beta", "gamma"


def content(artifact: str) -> bytes:
    return artifact.encode() * 100


class Registry:
    """Serves made-up jars and counts what was asked of it."""

    def __init__(self) -> None:
        self.fetched = Counter[str]()
        self.broken = False
        self.tampered = False
        self._lock = threading.Lock()

    def __call__(self, jar: LockedJar, scratch: Path) -> Path:
        with self._lock:
            self.fetched[jar.artifact] += 1
        if self.broken and jar.artifact == NAMES[-1]:
            raise JarError("the line broke")
        path = scratch / f"{jar.artifact}.download"
        path.write_bytes(content(jar.artifact) + (b"!" if self.tampered else b""))
        return path


@pytest.fixture
def registry() -> Registry:
    return Registry()


@pytest.fixture
def lock_file(tmp_path: Path) -> Path:
    lines = [f"g {name} 1.0 {len(content(name))} {hashlib.sha256(content(name)).hexdigest()}" for name in NAMES]
    path = tmp_path / "jars.txt"
    path.write_text("\n".join(("# a comment", *lines)))
    return path


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


def test_the_first_call_fetches_each_jar_once_in_the_order_of_the_lock(
    registry: Registry, lock_file: Path, cache: Path
) -> None:
    jars = kafka_jars(cache, registry, lock_file)
    assert [jar.name for jar in jars] == ["alpha-1.0.jar", "beta-1.0.jar", "gamma-1.0.jar"]
    assert [jar.read_bytes() for jar in jars] == [content(name) for name in NAMES]
    assert registry.fetched == Counter(NAMES)


def test_the_second_call_fetches_nothing(registry: Registry, lock_file: Path, cache: Path) -> None:
    first = kafka_jars(cache, registry, lock_file)
    registry.broken = True
    assert kafka_jars(cache, registry, lock_file) == first
    assert registry.fetched == Counter(NAMES)


def test_first_calls_at_the_same_time_fetch_once(registry: Registry, lock_file: Path, cache: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(lambda _: kafka_jars(cache, registry, lock_file), range(8)))
    assert all(result == results[0] for result in results)
    assert registry.fetched == Counter(NAMES)


def test_a_fetch_that_breaks_leaves_nothing_to_be_taken_for_whole(
    registry: Registry, lock_file: Path, cache: Path
) -> None:
    registry.broken = True
    with pytest.raises(JarError, match="the line broke"):
        kafka_jars(cache, registry, lock_file)
    assert [path.name for path in cache.iterdir() if path.suffix != ".lock"] == []
    registry.broken = False
    assert all(jar.is_file() for jar in kafka_jars(cache, registry, lock_file))


def test_other_bytes_than_the_locked_ones_are_refused(registry: Registry, lock_file: Path, cache: Path) -> None:
    registry.tampered = True
    with pytest.raises(JarError, match="not the jar that was locked"):
        kafka_jars(cache, registry, lock_file)


def test_another_lock_is_another_folder(registry: Registry, lock_file: Path, cache: Path) -> None:
    before = kafka_jars(cache, registry, lock_file)
    lock_file.write_text("\n".join(lock_file.read_text().splitlines()[:2]))
    after = kafka_jars(cache, registry, lock_file)
    assert before[0].parent != after[0].parent
    assert before[0].is_file()


def test_progress_ends_with_every_byte(registry: Registry, lock_file: Path, cache: Path) -> None:
    seen: list[tuple[int, int]] = []
    kafka_jars(cache, registry, lock_file, lambda _, done, total: seen.append((done, total)))
    total = sum(len(content(name)) for name in NAMES)
    assert seen[0] == (0, total)
    assert seen[-1] == (total, total)
    assert seen == sorted(seen)


def test_the_resolver_is_imported_by_a_first_run_only(registry: Registry, lock_file: Path, cache: Path) -> None:
    kafka_jars(cache, registry, lock_file)
    program = (
        "import sys, pathlib; from streams.broker.jars import kafka_jars;"
        f"kafka_jars(pathlib.Path({str(cache)!r}), lock_file=pathlib.Path({str(lock_file)!r}));"
        "sys.exit('jgo' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_lock_of_the_repo_is_apache_kafka_four() -> None:
    jars = {jar.artifact: jar for jar in read_lock(LOCK_FILE.read_text())}
    assert jars["kafka_2.13"].version.startswith("4.")
    assert all(len(jar.sha256) == 64 and jar.size > 0 for jar in jars.values())
