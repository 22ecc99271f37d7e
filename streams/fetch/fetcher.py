"""From an upload's URI to the bytes that it promised."""

import asyncio
import hashlib
from collections.abc import Iterable

import stamina

from cards.errors import CardError
from streams.fetch.file import read_file
from streams.fetch.reading import UnreachableError
from streams.fetch.store import check_driver, read_object
from streams.fetch.uri import WEB, Uri, UriPrefix, refused
from streams.fetch.web import named_addresses, read_web
from streams.limits import Limits

#: A storage that failed is asked so often; what lasts longer is told to the person, who may upload again.
TRIES = 3


class Fetcher:
    """Reads uploads.

    Args:
        prefixes: only what lies below one of them is read.
        limits: of bytes and of time.

    Raises:
        ValueError: a prefix cannot be used.
    """

    def __init__(self, prefixes: Iterable[str], limits: Limits | None = None) -> None:
        self._prefixes = tuple(UriPrefix.parse(text) for text in prefixes)
        self._limits = limits or Limits()
        self._named = named_addresses(self._prefixes)
        self._roots = tuple(prefix.uri.path for prefix in self._prefixes if prefix.uri.scheme == "file")
        for scheme in {prefix.uri.scheme for prefix in self._prefixes} - WEB - {"file"}:
            check_driver(scheme)

    async def fetch(self, text: str, sha256: str) -> bytes:
        """Return the bytes at an URI.

        Raises:
            CardError: uri_refused, not_found, too_large, hash_differs, or unreachable after retries.
        """
        uri = Uri.parse(text)
        if not any(prefix.covers(uri) for prefix in self._prefixes):
            raise refused("it lies below no configured prefix")
        data = await self._retrying(uri)
        found = await asyncio.to_thread(lambda: hashlib.sha256(data).hexdigest())
        if found != sha256:
            raise CardError("hash_differs", "the bytes are not those that were promised")
        return data

    async def _retrying(self, uri: Uri) -> bytes:
        try:
            async with asyncio.timeout(self._limits.fetch_seconds):
                async for attempt in stamina.retry_context(UnreachableError, attempts=TRIES):
                    with attempt:
                        return await self._read(uri)
        except UnreachableError as error:
            raise CardError("unreachable", str(error)) from error
        except TimeoutError:
            raise CardError("unreachable", f"not read within {self._limits.fetch_seconds:.0f} s") from None
        raise AssertionError("stamina ends in a return or an exception")

    async def _read(self, uri: Uri) -> bytes:
        if uri.scheme in WEB:
            return await read_web(uri, self._named, self._limits.bytes)
        if uri.scheme == "file":
            return await asyncio.to_thread(read_file, uri.path, self._roots, self._limits.bytes)
        return await asyncio.to_thread(read_object, uri, self._limits.bytes)
