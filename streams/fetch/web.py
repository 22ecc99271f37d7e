"""Reading from a web server, and from no other than the one that was named."""

import ipaddress
import socket
from collections.abc import Iterable

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from cards.errors import CardError
from streams.fetch.reading import CHUNK, Limited, UnreachableError
from streams.fetch.uri import Uri, UriPrefix, refused

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

#: Seconds until a server accepts a connection, and between two chunks.
PATIENCE = aiohttp.ClientTimeout(total=None, sock_connect=10.0, sock_read=10.0)

_MAY_PASS = frozenset({408, 425, 429})


class PublicResolver(AbstractResolver):
    """Resolves names to public addresses only.

    A name may be made to point to this host or into this network after it was allowed; so each connection is judged
    by the address that it goes to. An address that some prefix gives as its host is allowed, whatever it is.

    Args:
        named: those addresses.
        inner: asks the system.
    """

    def __init__(self, named: frozenset[Address], inner: AbstractResolver) -> None:
        self._named = named
        self._inner = inner

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return a name's addresses.

        Raises:
            CardError: uri_refused: one of them is not public.
        """
        found = await self._inner.resolve(host, port, family)
        if not all(self._allows(ipaddress.ip_address(result["host"].partition("%")[0])) for result in found):
            raise refused("the host has an address that is not public")
        return found

    def _allows(self, address: Address) -> bool:
        inner = getattr(address, "ipv4_mapped", None) or address
        return address in self._named or (inner.is_global and not inner.is_multicast)

    async def close(self) -> None:
        """Close the inner one."""
        await self._inner.close()


def named_addresses(prefixes: Iterable[UriPrefix]) -> frozenset[Address]:
    """Return the addresses that web prefixes give as their host; ``localhost`` names this host's own."""
    hosts = [URL(prefix.uri.text).host or "" for prefix in prefixes if prefix.uri.scheme in ("http", "https")]
    named: set[Address] = set()
    for host in hosts:
        for name in ("127.0.0.1", "::1") if host == "localhost" else (host,):
            try:
                named.add(ipaddress.ip_address(name))
            except ValueError:
                continue  # a name
    return frozenset(named)


async def read_web(uri: Uri, named: frozenset[Address], limit: int) -> bytes:
    """Return what a web server gives for an address; redirects are not followed, nothing is decoded.

    Raises:
        CardError: not_found, uri_refused or too_large.
        UnreachableError: the server failed, or there is none.
    """
    resolver = PublicResolver(named, aiohttp.ThreadedResolver())
    try:
        async with (
            aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(resolver=resolver),
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=PATIENCE,
                auto_decompress=False,
                headers={"Accept-Encoding": "identity"},
            ) as session,
            session.get(URL(uri.text, encoded=True), allow_redirects=False) as response,
        ):
            return await _body(response, limit)
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise UnreachableError(type(error).__name__) from error


async def _body(response: aiohttp.ClientResponse, limit: int) -> bytes:
    status = response.status
    if status >= 500 or status in _MAY_PASS:
        raise UnreachableError(f"status {status}")
    if 300 <= status < 400:
        raise refused("the server redirects to elsewhere")
    if status != 200:
        raise CardError("not_found", f"status {status}")
    data = Limited(limit)
    data.expect(response.content_length)
    async for chunk in response.content.iter_chunked(CHUNK):
        data.add(chunk)
    return data.data
