"""A name that points into a private network is refused when it is resolved, whatever it pointed to before."""

import socket

import pytest
from aiohttp.abc import AbstractResolver, ResolveResult

from cards.errors import CardError
from streams.fetch.uri import UriPrefix
from streams.fetch.web import PublicResolver, named_addresses


class Names(AbstractResolver):
    """Gives every name the same addresses."""

    def __init__(self, *addresses: str) -> None:
        self._addresses = addresses

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [
            ResolveResult(hostname=host, host=address, port=port, family=family, proto=0, flags=0)
            for address in self._addresses
        ]

    async def close(self) -> None:
        """Nothing is open."""


async def resolve(prefixes: list[str], *addresses: str) -> list[str]:
    named = named_addresses(UriPrefix.parse(prefix) for prefix in prefixes)
    found = await PublicResolver(named, Names(*addresses)).resolve("files.example", 443)
    return [result["host"] for result in found]


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.5", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.1.2.3", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.5",
    ],
)  # fmt: skip
async def test_what_is_not_public_is_refused(address: str) -> None:
    with pytest.raises(CardError) as caught:
        await resolve(["https://files.example/"], address)
    assert caught.value.reason == "uri_refused"


async def test_one_such_address_among_others_is_enough() -> None:
    with pytest.raises(CardError):
        await resolve(["https://files.example/"], "93.184.216.34", "10.0.0.5")


async def test_public_addresses_pass() -> None:
    addresses = ["93.184.216.34", "2606:2800:220:1::1"]
    assert await resolve(["https://files.example/"], *addresses) == addresses


async def test_an_address_that_a_prefix_names_passes() -> None:
    prefixes = ["https://files.example/", "https://10.0.0.5/"]
    assert await resolve(prefixes, "10.0.0.5") == ["10.0.0.5"]
    with pytest.raises(CardError):
        await resolve(prefixes, "10.0.0.6")


async def test_localhost_names_this_host() -> None:
    assert await resolve(["http://localhost:8000/"], "127.0.0.1", "::1") == ["127.0.0.1", "::1"]
