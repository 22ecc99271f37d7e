"""The embedded broker's data directory: partitions, log, and the lock that keeps a second broker out."""

import base64
import os
import shutil
import subprocess
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

from streams.broker.error import BrokerError, FolderInUseError
from streams.broker.file_lock import try_lock
from streams.broker.jvm import Jvm
from streams.broker.properties import broker_properties, free_ports

#: a log beyond this is put aside at the next start
MAX_LOG = 8 * 1024 * 1024

#: how long a broker may take to go down after the process that ran it was killed
LAST_OWNER_LEAVES = 40.0


class BrokerFolder:
    """One data directory. It may be moved between starts; the partitions and the cluster's id stay.

    Args:
        path: The directory; made, readable by its owner only, if there is none.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self.path.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.partitions = self.path / "kafka"
        self.properties = self.path / "server.properties"
        self.log = self.path / "broker.log"
        self._owner = self.path / "broker.lock"

    @contextmanager
    def locked(self) -> Iterator[int]:
        """Takes the directory for a block, and beyond it for each process that is given the descriptor.

        Waits while a broker whose owner was killed still goes down.

        Yields:
            The descriptor that holds it.

        Raises:
            FolderInUseError: A living process has it.
        """
        lock = self._take()
        try:
            self.sign("which is just starting")
            yield lock
        finally:
            os.close(lock)

    def _take(self) -> int:
        deadline = time.monotonic() + LAST_OWNER_LEAVES
        while (lock := try_lock(self._owner)) is None:
            pid, address = self._read_owner()
            if _lives(pid) or time.monotonic() > deadline:
                raise FolderInUseError(
                    f"process {pid} runs a broker on {self.path}: end it, or use its broker, {address}", address
                )
            time.sleep(0.05)
        return lock

    def sign(self, address: str) -> None:
        """Writes into the lock file who has the directory and where its broker answers."""
        self._owner.write_text(f"{os.getpid()} {address}\n")

    def _read_owner(self) -> tuple[int, str]:
        pid, _, address = self._owner.read_text().strip().partition(" ")
        return int(pid or 0), address

    def format(self, jvm: Jvm) -> None:
        """Gives the directory a cluster id and Kafka's first metadata, unless it has them.

        Raises:
            BrokerError: Kafka refused; its own words follow.
        """
        if self.partitions.is_dir():
            return
        fresh = self.path / "kafka.new"  # renamed when whole: a format that was cut off leaves nothing to start from
        shutil.rmtree(fresh, ignore_errors=True)
        self.properties.write_text(broker_properties(fresh, free_ports(), {}))
        cluster = base64.urlsafe_b64encode(uuid.uuid4().bytes).decode().rstrip("=")
        arguments = "format", f"--cluster-id={cluster}", f"--config={self.properties}"
        command = jvm.command("kafka.tools.StorageTool", *arguments)
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own command
        if done.returncode != 0:
            raise BrokerError(f"Kafka could not format {self.path}:\n{done.stdout}{done.stderr}")
        fresh.rename(self.partitions)

    def turn_log(self) -> None:
        """Puts a log that has grown long aside, over the one that was put aside before."""
        if self.log.exists() and self.log.stat().st_size > MAX_LOG:
            self.log.replace(self.log.with_suffix(".log.1"))


def _lives(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
