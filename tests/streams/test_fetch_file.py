"""Files of this host: what lies below the folder is read, whatever the name; nothing else is."""

import hashlib
import os
from pathlib import Path

import pytest

from cards.errors import CardError
from streams.fetch import Fetcher
from streams.limits import Limits

DATA = b"%PDF-1.7 the bytes"
SHA256 = hashlib.sha256(DATA).hexdigest()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that may be read, beside one that may not."""
    for name in ("open", "closed", "open-too"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.pdf").write_bytes(DATA)
    return tmp_path / "open"


def prefix(folder: Path) -> str:
    return folder.as_uri() + "/"


async def reason(uri: str, folder: Path, sha256: str = SHA256, limits: Limits | None = None) -> str:
    with pytest.raises(CardError) as caught:
        await Fetcher([prefix(folder)], limits).fetch(uri, sha256)
    return caught.value.reason


@pytest.mark.parametrize(
    "name",
    ["a.pdf", "Müller & Söhne (2017a).pdf", "10.1000%2Fxyz.pdf", "50% off?.pdf", "a#b.pdf", "..a..pdf", "x y.pdf"],
)
async def test_any_name_is_read(folder: Path, name: str) -> None:
    (folder / name).write_bytes(DATA)
    assert await Fetcher([prefix(folder)]).fetch((folder / name).as_uri(), SHA256) == DATA


async def test_a_folder_below_is_read(folder: Path) -> None:
    (folder / "b").mkdir()
    (folder / "b" / "c.pdf").write_bytes(DATA)
    assert await Fetcher([folder.as_uri()]).fetch((folder / "b" / "c.pdf").as_uri(), SHA256) == DATA


@pytest.mark.parametrize(
    "way",
    [
        "/../closed/a.pdf", "/%2e%2e/closed/a.pdf", "/%2E%2e/closed/a.pdf", "/..%2Fclosed%2Fa.pdf", "/./a.pdf",
        "/%252e%252e/closed/a.pdf", "/b/../../closed/a.pdf", "-too/a.pdf", "/a.pdf%00", "/a.pdf%0A",
    ],
)  # fmt: skip
async def test_no_way_leads_out(folder: Path, way: str) -> None:
    assert await reason(folder.as_uri() + way, folder) == "uri_refused"


async def test_another_place_is_refused(folder: Path) -> None:
    assert await reason((folder.parent / "closed" / "a.pdf").as_uri(), folder) == "uri_refused"
    assert await reason("file:///etc/passwd", folder) == "uri_refused"
    assert await reason("file://elsewhere" + str(folder / "a.pdf"), folder) == "uri_refused"
    assert await reason(str(folder / "a.pdf"), folder) == "uri_refused"


async def test_the_folder_itself_is_no_file(folder: Path) -> None:
    (folder / "b").mkdir()
    assert await reason(prefix(folder), folder) == "uri_refused"
    assert await reason((folder / "b").as_uri(), folder) == "uri_refused"


async def test_a_link_to_elsewhere_is_refused(folder: Path) -> None:
    (folder / "file.pdf").symlink_to(folder.parent / "closed" / "a.pdf")
    (folder / "folder").symlink_to(folder.parent / "closed")
    (folder / "circle").symlink_to(folder / "circle")
    assert await reason((folder / "file.pdf").as_uri(), folder) == "uri_refused"
    assert await reason((folder / "folder" / "a.pdf").as_uri(), folder) == "uri_refused"
    assert await reason((folder / "circle").as_uri(), folder) == "uri_refused"


async def test_a_link_that_stays_is_followed(folder: Path) -> None:
    (folder / "b.pdf").symlink_to(folder / "a.pdf")
    assert await Fetcher([prefix(folder)]).fetch((folder / "b.pdf").as_uri(), SHA256) == DATA


async def test_the_folder_may_be_a_link(folder: Path) -> None:
    link = folder.parent / "link"
    link.symlink_to(folder)
    assert await Fetcher([prefix(link)]).fetch((link / "a.pdf").as_uri(), SHA256) == DATA


async def test_a_pipe_is_refused_and_not_waited_for(folder: Path) -> None:
    os.mkfifo(folder / "pipe.pdf")
    assert await reason((folder / "pipe.pdf").as_uri(), folder) == "uri_refused"


async def test_a_file_that_is_not_there(folder: Path) -> None:
    assert await reason((folder / "gone.pdf").as_uri(), folder) == "not_found"
    assert await reason((folder / "a.pdf" / "b.pdf").as_uri(), folder) == "not_found"


async def test_bytes_have_a_limit(folder: Path) -> None:
    assert await reason((folder / "a.pdf").as_uri(), folder, limits=Limits(bytes=len(DATA) - 1)) == "too_large"
    limits = Limits(bytes=len(DATA))
    assert await Fetcher([prefix(folder)], limits).fetch((folder / "a.pdf").as_uri(), SHA256) == DATA


async def test_other_bytes_than_promised_are_refused(folder: Path) -> None:
    assert await reason((folder / "a.pdf").as_uri(), folder, sha256="0" * 64) == "hash_differs"
