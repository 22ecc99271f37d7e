"""A web server that is real, on loopback: what it may say, and what is made of it."""

import hashlib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
import stamina

from cards.errors import CardError
from streams.fetch import Fetcher
from streams.fetch.fetcher import TRIES
from streams.limits import Limits

DATA = b"%PDF-1.7 the bytes"
SHA256 = hashlib.sha256(DATA).hexdigest()


class Server(ThreadingHTTPServer):
    """Answers by the path, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.asked: list[str] = []
        self.fails = 0

    @property
    def prefix(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/files/"


class Handler(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        name = self.path.split("?")[0].rsplit("/", 1)[-1]
        if self.server.fails:
            self.server.fails -= 1
            self._say(503, b"")
        elif name == "moved.pdf":
            self._say(302, b"", Location="/files/a.pdf")
        elif name.endswith(".pdf"):
            self._say(200, DATA)
        elif name == "endless":
            self._endless()
        else:
            self._say(int(name), b"")

    def _say(self, status: int, body: bytes, **headers: str) -> None:
        self.send_response(status)
        for header, value in {"Content-Length": str(len(body)), **headers}.items():
            self.send_header(header, value)
        self.end_headers()
        self.wfile.write(body)

    def _endless(self) -> None:
        self.send_response(200)
        self.end_headers()
        try:
            while True:
                self.wfile.write(bytes(65536))
        except OSError:
            self.close_connection = True

    def log_message(self, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture(autouse=True)
def no_waits() -> Iterator[None]:
    with stamina.set_testing(True, attempts=TRIES):
        yield


async def reason(server: Server, name: str, limits: Limits | None = None) -> str:
    with pytest.raises(CardError) as caught:
        await Fetcher([server.prefix], limits).fetch(server.prefix + name, SHA256)
    return caught.value.reason


async def test_a_file_is_read_by_the_very_address(server: Server) -> None:
    assert await Fetcher([server.prefix]).fetch(server.prefix + "10.1%2Fa.pdf?key=a%2Fb", SHA256) == DATA
    assert server.asked == ["/files/10.1%2Fa.pdf?key=a%2Fb"]


async def test_a_redirect_is_not_followed(server: Server) -> None:
    assert await reason(server, "moved.pdf") == "uri_refused"
    assert server.asked == ["/files/moved.pdf"]


@pytest.mark.parametrize("status", ["401", "403", "404", "410", "204"])
async def test_what_is_not_given_is_not_asked_for_again(server: Server, status: str) -> None:
    assert await reason(server, status) == "not_found"
    assert len(server.asked) == 1


async def test_a_server_that_fails_is_asked_again(server: Server) -> None:
    server.fails = TRIES - 1
    assert await Fetcher([server.prefix]).fetch(server.prefix + "a.pdf", SHA256) == DATA


@pytest.mark.parametrize("status", ["429", "500", "503"])
async def test_a_server_that_goes_on_failing_is_unreachable(server: Server, status: str) -> None:
    assert await reason(server, status) == "unreachable"
    assert len(server.asked) == TRIES


async def test_a_server_that_is_not_there_is_unreachable(server: Server) -> None:
    nobody = "http://127.0.0.1:9/"
    with pytest.raises(CardError) as caught:
        await Fetcher([nobody]).fetch(nobody + "a.pdf", SHA256)
    assert caught.value.reason == "unreachable"


async def test_bytes_without_an_end_are_cut_at_the_limit(server: Server) -> None:
    assert await reason(server, "endless", Limits(bytes=100_000)) == "too_large"


async def test_a_stated_length_above_the_limit_is_enough(server: Server) -> None:
    assert await reason(server, "a.pdf", Limits(bytes=len(DATA) - 1)) == "too_large"


async def test_a_slow_server_is_given_up(server: Server) -> None:
    assert await reason(server, "endless", Limits(bytes=2**50, fetch_seconds=0.2)) == "unreachable"
