"""The rehearsal server speaks the Messages API, records every byte, and can forbid to be touched."""

import orjson
import pytest
from aiohttp import ClientSession

from streams.testing.rehearsal import rehearse
from streams.testing.rehearsal_script import Step
from tests.streams.provider_batches import batch_of
from tests.streams.provider_rehearsed import rehearsed_provider


async def test_what_nobody_touches_is_content() -> None:
    async with rehearse(touch_fails=True) as server:
        assert server.requests == []


@pytest.mark.parametrize("path", ["/v1/messages", "/v1/models", "/"])
async def test_a_server_that_nobody_may_touch_fails_the_test_that_does(path: str) -> None:
    with pytest.raises(AssertionError, match="called 1 times"):
        async with rehearse(Step(status=500), touch_fails=True) as server, ClientSession() as session:
            await session.post(server.base_url + path, data=b"anything")


async def test_requests_are_recorded_byte_for_byte() -> None:
    async with rehearse(Step(status=500)) as server, ClientSession() as session:
        await session.post(server.base_url + "/v1/messages", data=b"\x00\xff not JSON")
    assert [request.body for request in server.requests] == [b"\x00\xff not JSON"]


async def test_a_client_that_does_not_stream_gets_a_whole_message() -> None:
    async with rehearsed_provider() as (provider, server):
        await provider.propose(batch_of("Lagoon Salinity Cycles"))
        request = orjson.loads(server.requests[0].body) | {"stream": False}
        async with ClientSession() as session, session.post(server.base_url + "/v1/messages", json=request) as response:
            message = orjson.loads(await response.read())
    assert message["stop_reason"] == "end_turn"
    (source,) = orjson.loads(message["content"][0]["text"])["sources"]
    assert [bind["entry_id"] for bind in source["binds"]] == ["veg16"]


async def test_it_listens_on_loopback_only() -> None:
    async with rehearse() as server:
        assert server.base_url.startswith("http://127.0.0.1:")
