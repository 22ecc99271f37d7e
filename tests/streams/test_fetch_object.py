"""An object store, as fsspec shows it: its own in memory stands for the others."""

import fsspec
import pytest
from fsspec.registry import known_implementations

from cards.errors import CardError
from streams.fetch import Fetcher
from streams.fetch.store import read_object
from streams.fetch.uri import Uri


@pytest.fixture(autouse=True)
def objects() -> None:
    fsspec.filesystem("memory").pipe({"/bucket/theses/a.pdf": b"12345678"})


def test_an_object_is_read() -> None:
    assert read_object(Uri.parse("memory://bucket/theses/a.pdf"), 8) == b"12345678"


def test_bytes_have_a_limit() -> None:
    with pytest.raises(CardError) as caught:
        read_object(Uri.parse("memory://bucket/theses/a.pdf"), 7)
    assert caught.value.reason == "too_large"


@pytest.mark.parametrize("name", ["gone.pdf", ""])
def test_an_object_that_is_not_there(name: str) -> None:
    with pytest.raises(CardError) as caught:
        read_object(Uri.parse("memory://bucket/theses/" + name), 8)
    assert caught.value.reason == "not_found"


def test_a_store_without_its_driver_is_refused_at_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(known_implementations, "az", {"class": "no_such.Driver", "err": "install it"})
    with pytest.raises(ValueError, match="install it"):
        Fetcher(["az://bucket/theses/"])
