"""S3 itself: a server process that speaks its protocol, on loopback."""

import hashlib
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import fsspec
import pytest
import stamina

from cards.errors import CardError
from streams.fetch import Fetcher
from streams.fetch.fetcher import TRIES
from streams.limits import MIB, Limits

DATA = b"%PDF-1.7" + bytes(range(256)) * 12_000  # some 3 MiB: more than one chunk
SHA256 = hashlib.sha256(DATA).hexdigest()
PREFIX = "s3://theses/uploads/"
NAME = "uploads/Müller 2017?#1.pdf"


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The address of a server that holds one bucket that may be read, and one that may not."""
    command = [sys.executable, "-u", "-m", "moto.server", "-H", "127.0.0.1", "-p", "0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        address = next(filter(None, (re.search(r"http://127\.0\.0\.1:\d+", line) for line in process.stderr)))
        yield address.group()
        process.kill()


def log_in(patch: pytest.MonkeyPatch, address: str) -> None:
    """Tell the driver where the store is, as an operator does."""
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        patch.setenv(name, "tests")
    patch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    patch.setenv("AWS_ENDPOINT_URL", address)
    patch.setenv("AWS_MAX_ATTEMPTS", "1")
    fsspec.get_filesystem_class("s3").clear_instance_cache()


@pytest.fixture(scope="module")
def store(server: str) -> str:
    """The address of a store with an object in each of these places."""
    with pytest.MonkeyPatch.context() as patch:
        log_in(patch, server)
        objects = fsspec.filesystem("s3")
        for bucket, key in (("theses", "uploads/a.pdf"), ("theses", NAME), ("theses", "a.pdf"), ("other", "a.pdf")):
            objects.mkdirs(bucket, exist_ok=True)
            objects.pipe({f"{bucket}/{key}": DATA})
    return server


@pytest.fixture(autouse=True)
def logged_in(store: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    log_in(monkeypatch, store)
    with stamina.set_testing(True, attempts=TRIES):
        yield
    fsspec.get_filesystem_class("s3").clear_instance_cache()


async def reason(uri: str, limits: Limits | None = None, sha256: str = SHA256) -> str:
    with pytest.raises(CardError) as caught:
        await Fetcher([PREFIX], limits).fetch(uri, sha256)
    return caught.value.reason


@pytest.mark.parametrize("name", ["a.pdf", "Müller 2017?#1.pdf"])
async def test_an_object_is_read_by_its_very_key(name: str) -> None:
    assert await Fetcher([PREFIX]).fetch(PREFIX + name, SHA256) == DATA


@pytest.mark.parametrize(
    "uri",
    [
        "s3://other/a.pdf", "s3://theses/a.pdf", "s3://theses/uploads/../a.pdf",
        "s3://theses/uploads/%2e%2e/a.pdf", "s3://theses/uploads/./a.pdf", "s3://theses@other/uploads/a.pdf",
        "gs://theses/uploads/a.pdf", "s3a://theses/uploads/a.pdf", "https://theses.s3.amazonaws.com/uploads/a.pdf",
    ],
)  # fmt: skip
async def test_what_lies_elsewhere_is_refused(uri: str) -> None:
    assert await reason(uri) == "uri_refused"


async def test_what_is_not_there() -> None:
    assert await reason(PREFIX + "gone.pdf") == "not_found"
    assert await reason(PREFIX) == "not_found"


async def test_bytes_have_a_limit() -> None:
    assert await reason(PREFIX + "a.pdf", Limits(bytes=2 * MIB)) == "too_large"


async def test_other_bytes_than_promised_are_refused() -> None:
    assert await reason(PREFIX + "a.pdf", sha256="0" * 64) == "hash_differs"


async def test_a_server_that_is_gone_is_unreachable(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # bound, and nobody listens
        log_in(monkeypatch, f"http://127.0.0.1:{nobody.getsockname()[1]}")
        assert await reason(PREFIX + "a.pdf") == "unreachable"


async def test_a_redirect_to_elsewhere_is_not_followed(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Redirects(BaseHTTPRequestHandler):
        def do_HEAD(self) -> None:
            asked.append(self.path)
            self.send_response(307)
            self.send_header("Location", store + self.path)
            self.send_header("Content-Length", "0")
            self.end_headers()

        do_GET = do_HEAD

        def log_message(self, *args: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Redirects) as other:
        thread = threading.Thread(target=other.serve_forever)
        thread.start()
        log_in(monkeypatch, f"http://127.0.0.1:{other.server_port}")
        try:
            assert await reason(PREFIX + "a.pdf") == "not_found"  # followed, it would be a card
        finally:
            other.shutdown()
            thread.join()
    assert asked
