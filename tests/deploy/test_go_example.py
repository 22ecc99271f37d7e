"""A publisher and reader in Go, by librdkafka: its records lie in the partition where ours would."""

import json
import zlib
from pathlib import Path

import pytest

from cards import read_bibliography
from schemas import encode_key
from streams.demo.samples import library, samples
from streams.partition import partition_of
from tests.deploy.product import Product
from tests.deploy.tools import DEPLOY, run, tool

FOLDER = DEPLOY / "examples" / "go"
#: Of another partition than librdkafka's own default would give it: crc32 of the name, by 12.
RUN = "from Go"


@pytest.mark.ops
def test_it_is_written_as_go_is(tmp_path: Path) -> None:
    assert run(tool("gofmt"), "-l", FOLDER) == ""
    run(tool("go"), "vet", ".", cwd=FOLDER)


@pytest.mark.ops
def test_an_upload_is_published_and_its_verdict_read(bootstrap: str, tmp_path: Path) -> None:
    program, entries, refs = tmp_path / "publish", tmp_path / "entries.json", tmp_path / "refs.bib"
    run(tool("go"), "build", "-o", program, ".", cwd=FOLDER)
    refs.write_bytes(library())
    listed = [entry.model_dump(mode="json") for entry in read_bibliography(refs).entries]
    entries.write_text(json.dumps(listed), encoding="utf-8")
    product = Product(bootstrap, tmp_path, "go-")
    paper = product.sources / "ponds.pdf"
    paper.write_bytes(samples()["ponds.pdf"])
    product.start("worker", "proposer")
    try:
        printed = run(program, bootstrap, "go-", RUN, entries, paper)
    finally:
        product.stop()
    uploads = partition_of(encode_key(RUN, paper.name).decode())
    assert set(printed.splitlines()) == {
        f"go-.bibliography.v1[{partition_of(RUN)}]",
        f"go-.uploads.v1[{uploads}]",
        "ponds.pdf: bound, fast_path",
        'ponds.pdf is lim2020 as same_work: "10.5555/coastal.2020.40"',
    }


def test_the_run_would_lie_elsewhere_without_the_partitioner() -> None:
    assert partition_of(RUN) != zlib.crc32(RUN.encode()) % 12
