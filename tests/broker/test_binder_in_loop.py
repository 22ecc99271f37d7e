"""The binder inside somebody else's event loop, as `bind` runs it."""

import signal
import socket
import threading

from tests.broker.wire import counted, read, send, until_committed
from tests.broker.workers import Worker, working


async def test_it_works_and_leaves_loop_signals_and_ports_alone(bootstrap: str, prefix: str) -> None:
    handler, threads = signal.getsignal(signal.SIGTERM), set(threading.enumerate())
    async with working(Worker(bootstrap, prefix)) as worker:
        await send(bootstrap, [counted(prefix, "cards", f"run-{number}", f"event-{number}") for number in range(30)])
        await until_committed(bootstrap, prefix)
        assert signal.getsignal(signal.SIGTERM) is handler
        with socket.socket() as port:
            port.bind(("127.0.0.1", 6066))  # Faust's web server would hold it
        assert len(worker.runs) == 30
    assert worker.ends.reasons == []
    assert len(await read(bootstrap, prefix, "outcomes")) == 30
    assert {thread for thread in threading.enumerate() if thread not in threads and not thread.daemon} == set()


async def test_a_second_worker_of_the_same_process_recovers_the_rows(bootstrap: str, prefix: str) -> None:
    async with working(Worker(bootstrap, prefix)):
        await send(bootstrap, [counted(prefix, "cards", "run", "first")])
        await until_committed(bootstrap, prefix)
    async with working(Worker(bootstrap, prefix)) as worker:
        await send(bootstrap, [counted(prefix, "proposals", "run", "second")])
        await until_committed(bootstrap, prefix)
        assert b'["first","second"]' in worker.rows[b"run"]
