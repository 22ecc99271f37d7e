"""Keeps workers running, as systemd or Kubernetes would: whatever ends unasked is started again."""

import asyncio
import signal
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

#: The program that a supervised process runs.
WORKER = "tests.broker.chaos.worker"

#: Where `tests` can be imported from.
ROOT = Path(__file__).parents[3]


class Supervisor:
    """Worker processes by name.

    Args:
        arguments: of every worker.
        logs: where each one's log goes.
        program: the module that is run.
    """

    def __init__(self, arguments: tuple[str, ...], logs: Path, program: str = WORKER) -> None:
        self.exits: Counter[int] = Counter()
        self._arguments = arguments
        self._logs = logs
        self._program = program
        self._processes: dict[str, asyncio.subprocess.Process] = {}
        self._keepers: dict[str, asyncio.Task[None]] = {}

    @property
    def names(self) -> list[str]:
        return sorted(self._keepers)

    @property
    def guard_exits(self) -> int:
        """How often a guard acted; that a worker found no broker at its start is not counted."""
        return sum(log.read_bytes().count(b"CRITICAL streams.fatal") for log in self._logs.glob("worker-*.log"))

    def start(self, name: str) -> None:
        self._keepers[name] = asyncio.create_task(self._keep(name))

    def kill(self, name: str) -> None:
        """End the worker as a power cut would; it is started again."""
        if process := self._processes.get(name):
            process.kill()

    async def freeze(self, name: str, seconds: float) -> None:
        """Suspend the worker for so long; it notices nothing."""
        process = self._processes.get(name)
        if process and process.returncode is None:
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            with suppress(ProcessLookupError):  # it was killed meanwhile
                process.send_signal(signal.SIGCONT)

    async def retire(self, name: str) -> int:
        """Ask the worker to end, and do not start it again; return its exit code."""
        keeper, process = self._keepers.pop(name), self._processes.get(name)
        keeper.cancel()
        if process is None:
            return 0
        process.terminate()
        return await process.wait()

    async def stop(self) -> None:
        """End all."""
        await asyncio.gather(*(self.retire(name) for name in self.names))

    async def _keep(self, name: str) -> None:
        while True:
            with (self._logs / f"{name}.log").open("ab") as log:
                process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", self._program, *self._arguments, stdout=log, stderr=log, cwd=ROOT
                )
            self._processes[name] = process
            self.exits[await process.wait()] += 1
