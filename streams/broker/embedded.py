"""Apache Kafka inside this program: one node on loopback, with a data directory that survives restarts."""

import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

import stamina

from streams.broker.error import BrokerError, PortTakenError
from streams.broker.folder import BrokerFolder
from streams.broker.jvm import Jvm
from streams.broker.process import BrokerProcess
from streams.broker.properties import HOST, Ports, broker_properties, free_ports
from streams.broker.recording import prepared_jvm
from streams.broker.setup_progress import setup_bar
from streams.connection import Connection

#: thousands of partitions after a kill took 26 s, on a quiet machine
START_TIMEOUT = 120.0

#: a free port may be taken by another program before Kafka listens on it
PORT_TRIES = 3


def default_cache() -> Path:
    """Where what was fetched is kept: the user's cache folder, as the XDG specification names it."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sourcebind"


class EmbeddedBroker:
    """A broker that lives as long as the block, and never longer than this process.

    The first start of all fetches Apache Kafka, with a bar on a terminal; to show it otherwise, call
    `streams.broker.recording.prepared_jvm` before. All methods block: from asyncio call them by
    `asyncio.to_thread`. The broker takes no login and listens on
    loopback only, so every user of this machine can reach it.

    Args:
        data_dir: Keeps partitions, cluster id and `broker.log`; one process at a time may use it.
        cache_dir: Keeps the jars; by default the user's cache folder.
        port: Where clients find it; by default a free port, kept over restarts of this object.
        properties: Broker properties that are added, or replace those of `streams.broker.properties`.
        client: How clients log in, where the properties ask for that; its address does not matter.
    """

    def __init__(
        self,
        data_dir: Path,
        *,
        cache_dir: Path | None = None,
        port: int = 0,
        properties: Mapping[str, str] | None = None,
        client: Connection | None = None,
    ) -> None:
        self._data_dir = data_dir
        self._cache = cache_dir or default_cache()
        self._port = port
        self._properties = dict(properties or {})
        self._client = client or Connection(bootstrap=f"{HOST}:0")
        self._process: BrokerProcess | None = None

    @property
    def connection(self) -> Connection:
        """How clients reach it.

        Raises:
            BrokerError: It was never started, so nobody knows its port.
        """
        if not self._port:
            raise BrokerError("the broker has no address before it was started")
        return self._client.model_copy(update={"bootstrap": f"{HOST}:{self._port}"})

    @property
    def bootstrap(self) -> str:
        """Its address, `host:port`."""
        return self.connection.bootstrap

    @property
    def pid(self) -> int:
        """The JVM's process id.

        Raises:
            BrokerError: It is not running.
        """
        if self._process is None:
            raise BrokerError("the broker is not running")
        return self._process.pid

    def start(self) -> None:
        """Starts it, or starts it again on the same port; returns when it answers.

        Raises:
            BrokerError: It did not start; the message ends with its last log lines.
            PortTakenError: Another program listens on the port that was asked for.
            FolderInUseError: Another process runs a broker on the directory; the message names it.
            JarError: Apache Kafka could not be fetched.
        """
        if self._process is not None and self._process.running():
            raise BrokerError("the broker is running already")
        with setup_bar() as bar:
            jvm = prepared_jvm(self._cache, bar)
        folder = BrokerFolder(self._data_dir)
        for attempt in stamina.retry_context(on=PortTakenError, attempts=1 if self._port else PORT_TRIES):
            with attempt:
                self._process = self._start(jvm, folder, free_ports(self._port))

    def _start(self, jvm: Jvm, folder: BrokerFolder, ports: Ports) -> BrokerProcess:
        connection = self._client.model_copy(update={"bootstrap": f"{HOST}:{ports.client}"})
        with folder.locked() as lock:
            folder.format(jvm)
            folder.properties.write_text(broker_properties(folder.partitions, ports, self._properties))
            folder.sign(connection.bootstrap)
            process = BrokerProcess(jvm, folder, lock)
        try:
            process.wait_ready(connection, START_TIMEOUT)
        except BaseException:
            process.stop()
            raise
        self._port = ports.client
        return process

    def stop(self) -> None:
        """Ends it cleanly; returns when it is gone. Nothing happens if it is gone already."""
        if self._process is not None:
            self._process.stop()

    def kill(self) -> None:
        """Ends it as a power cut would; returns when it is gone. `start` starts it again."""
        if self._process is not None:
            self._process.kill()

    def __enter__(self) -> Self:
        """Starts it."""
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stops it."""
        self.stop()
