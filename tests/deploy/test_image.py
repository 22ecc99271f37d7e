"""The image: small, without rights, without tools, and at work on a root that nobody can write to."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from schemas import Outcome
from tests.deploy.image import Image, build
from tests.deploy.product import Product, answers, free_port
from tests.deploy.tools import DEPLOY, need_ops, run, tool

#: What it adds to Debian: Python, and the libraries of the lock (PyMuPDF and botocore are the large ones).
MOST_BYTES = 320 * 1024 * 1024

#: What builds, installs or is a second runtime.
TOOLS = {"cc", "gcc", "make", "pip", "pip3", "java", "git", "curl", "wget"}


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    need_ops("buildah")
    built = build()
    yield built
    built.remove()


@pytest.mark.ops
def test_the_recipe_has_no_fault() -> None:
    run(tool("hadolint"), DEPLOY / "image" / "Dockerfile")


@pytest.mark.ops
def test_it_runs_as_nobody_in_particular(image: Image, tmp_path: Path) -> None:
    assert image.config["User"] == "10001:10001"
    assert image.run(tmp_path, "--version").startswith("sourcebind ")


@pytest.mark.ops
def test_it_holds_no_tools(image: Image) -> None:
    places = [image.root / place for place in ("usr/bin", "usr/sbin", "usr/local/bin", "opt/sourcebind/bin")]
    assert {file.name for place in places for file in place.iterdir()} & TOOLS == set()


@pytest.mark.ops
def test_it_is_small(image: Image) -> None:
    added = (image.root / "opt", image.root / "usr/lib/python3.11", image.root / "usr/lib/python3")
    files = [file for place in added for file in place.rglob("*") if file.is_file() and not file.is_symlink()]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


@pytest.mark.ops
async def test_it_makes_topics_and_binds(image: Image, bootstrap: str, tmp_path: Path) -> None:
    product, port = Product(bootstrap, tmp_path, "image-"), free_port()
    os.chmod(tmp_path, 0o755)  # noqa: S103 - the image's user reads the PDFs below
    told = {
        "SOURCEBIND_BOOTSTRAP": bootstrap,
        "SOURCEBIND_PREFIX": product.prefix,
        "SOURCEBIND_URI_PREFIXES": f"{product.sources.as_uri()}/",
        "SOURCEBIND_METRICS_PORT": str(port),
    }
    image.run(tmp_path, "topics", "create", **told)
    worker = await asyncio.create_subprocess_exec(*image.command(tmp_path, "worker", **told))
    try:
        product.start("proposer")
        while not answers(f"http://127.0.0.1:{port}/readyz"):
            assert worker.returncode is None, "the worker in the image ended"
            await asyncio.sleep(0.2)
        await product.publish("thesis")
        await product.settle("thesis")
        async with product.client() as client:
            outcomes = (await client.latest("outcomes", "thesis")).values()
            states = {outcome.state for outcome in outcomes if isinstance(outcome, Outcome)}
        assert {"bound", "unbound", "unreadable"} <= states
    finally:
        product.stop()
        if worker.returncode is None:
            worker.terminate()
        assert await worker.wait() == 0


@pytest.mark.ops
def test_nothing_can_be_written_to_it(image: Image, tmp_path: Path) -> None:
    probe = "import pathlib, sys; pathlib.Path(sys.argv[1]).write_text('x')"
    command = image.command(tmp_path)
    inside = command[: command.index("sourcebind")]
    run(*inside, "python", "-c", probe, "/tmp/here")  # noqa: S108 - a file system of its own
    for place in ("/opt/sourcebind/x", "/etc/x", "/usr/bin/x"):
        with pytest.raises(AssertionError, match=r"Read-only file system|Permission denied"):
            run(*inside, "python", "-c", probe, place)
