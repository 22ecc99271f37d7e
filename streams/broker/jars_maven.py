"""Fetches the locked jars through jgo, and writes the lock file: `python -m streams.broker.jars_maven VERSION`."""

import hashlib
import sys
import tempfile
from pathlib import Path

import stamina
from jgo.maven import Artifact, Dependency, MavenContext

from streams.broker.jar import LOCK_FILE, JarError, LockedJar

#: what Apache Kafka's own jars leave to the installer: where its log goes
LOGGING = "org.slf4j", "slf4j-simple", "1.7.36"

#: a read that hangs is cut off after this many seconds and tried again
TIMEOUT = 30


def fetch_jar(jar: LockedJar, scratch: Path) -> Path:
    """Brings one jar into a scratch folder.

    Raises:
        JarError: It could not be fetched, three tries included.
    """
    context = MavenContext(repo_cache=scratch / "repository", timeout=TIMEOUT)
    artifact = context.project(jar.group, jar.artifact).at_version(jar.version).artifact()
    try:
        for attempt in stamina.retry_context(on=(OSError, RuntimeError), attempts=3):
            with attempt:
                if left := artifact.cached_path:  # by a read that broke off; it would count as fetched
                    left.unlink(missing_ok=True)
                return Path(artifact.resolve())
    except (OSError, RuntimeError) as error:
        raise JarError(f"{jar.filename} could not be fetched: {error}") from error
    raise AssertionError("stamina ends in a return or an exception")


def lock_kafka(version: str) -> str:
    """The lock file's text for one version of Apache Kafka, everything it needs included."""
    with tempfile.TemporaryDirectory() as scratch:
        context = MavenContext(repo_cache=Path(scratch))
        kafka = context.project("org.apache.kafka", "kafka_2.13").at_version(version).artifact()
        inputs, transitive = context.resolver.resolve([Dependency(kafka, scope="runtime")])
        group, artifact, its_version = LOGGING
        logging = context.project(group, artifact).at_version(its_version).artifact()
        lines = [_lock_line(found) for found in (*(d.artifact for d in (*inputs, *transitive)), logging)]
    return "\n".join((f"# Apache Kafka {version}: group artifact version size sha256", *sorted(lines), ""))


def _lock_line(artifact: Artifact) -> str:
    content = Path(artifact.resolve()).read_bytes()
    sha256 = hashlib.sha256(content).hexdigest()
    return f"{artifact.groupId} {artifact.artifactId} {artifact.version} {len(content)} {sha256}"


if __name__ == "__main__":
    LOCK_FILE.write_text(lock_kafka(sys.argv[1]))
