"""A Messages API server of our own on loopback, for tests and rehearsals; it does what its script says."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import orjson
from aiohttp import web

from streams.testing.rehearsal_message import Message, PromptCache
from streams.testing.rehearsal_script import Script, Step
from streams.testing.rehearsal_speakers import reply_to

#: A whole batch at its largest, several times over.
_LARGEST_REQUEST = 32 * 1024 * 1024


@dataclass(frozen=True)
class Request:
    """A request as it arrived, byte for byte."""

    body: bytes
    headers: dict[str, str]


class Rehearsal:
    """The running server; made by `rehearse`.

    Attributes:
        base_url: where it listens: the provider's setting of that name.
        requests: all that arrived, in their order.
    """

    def __init__(
        self,
        script: tuple[Step, ...],
        sleep: Callable[[float], Awaitable[None]],
        on_hang: Callable[[], None] | None,
    ) -> None:
        self.base_url = ""
        self.requests: list[Request] = []
        self.closing = asyncio.Event()
        self._script = Script(script)
        self._sleep = sleep
        self._on_hang = on_hang
        self._cache = PromptCache()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request of any kind with the next step."""
        body = await request.read()
        self.requests.append(Request(body, dict(request.headers)))
        step = self._script.step_for(body.decode(errors="replace"))
        if step.body is not None:
            return web.Response(text=step.body, status=step.status, content_type="text/event-stream")
        if step.status != 200:
            error = {"type": "error", "error": {"type": step.error, "message": step.message}}
            return web.json_response(error, status=step.status, headers=step.headers)
        if step.fault and not step.midway:
            await self._fail(step, request)
            return web.Response(status=500)
        asked = orjson.loads(body)
        message = self._message(step, asked)
        if not asked.get("stream"):
            return web.json_response(message.whole())
        return await self._stream(step, message, request)

    def _message(self, step: Step, asked: dict[str, Any]) -> Message:
        blocks = step.blocks
        if blocks is None:
            text = step.text
            if text is None:
                shared, own = (block["text"] for block in asked["messages"][0]["content"])
                text = reply_to(step.say, shared, own)
            blocks = ({"type": "text", "text": text[: step.cut_at]},)
        return Message(asked["model"], blocks, step.stop_reason, self._cache.usage(asked))

    async def _stream(self, step: Step, message: Message, request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers={"content-type": "text/event-stream"} | step.headers)
        await response.prepare(request)
        events = list(message.events())
        for event in events[: len(events) // 2] if step.midway else events:
            if step.pause:
                await self._sleep(step.pause)
            await response.write(_sse(event))
        if step.fault == "error":
            await response.write(_sse({"type": "error", "error": {"type": step.error, "message": step.message}}))
        elif step.fault:
            await self._fail(step, request)
        return response

    async def _fail(self, step: Step, request: web.Request) -> None:
        if step.fault == "hang":
            if self._on_hang:
                self._on_hang()
            await self.closing.wait()
        elif step.fault == "reset" and request.transport is not None:
            connection: socket.socket = request.transport.get_extra_info("socket")
            # to linger for no time is to end the connection with a reset
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            request.transport.abort()


def _sse(event: dict[str, Any]) -> bytes:
    return f"event: {event['type']}\ndata: ".encode() + orjson.dumps(event) + b"\n\n"


@asynccontextmanager
async def rehearse(
    *script: Step,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    on_hang: Callable[[], None] | None = None,
    touch_fails: bool = False,
) -> AsyncIterator[Rehearsal]:
    """Run a server for the block.

    Args:
        script: one step a request, see `Script`; without any the server is honest.
        sleep: how it waits between events; that of a manual clock takes no time.
        on_hang: called when it begins to hang; tests move their clock then.
        touch_fails: nobody may send a request.

    Raises:
        AssertionError: at the end of the block, when a server that nobody may touch was touched.
    """
    server = Rehearsal(script, sleep, on_hang)
    app = web.Application(client_max_size=_LARGEST_REQUEST)
    app.router.add_route("*", "/{path:.*}", server.handle)
    runner = web.AppRunner(app, handler_cancellation=True, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        server.base_url = "http://{}:{}".format(*runner.addresses[0][:2])
        yield server
    finally:
        server.closing.set()
        await runner.cleanup()
    if touch_fails and server.requests:
        raise AssertionError(f"the provider was called {len(server.requests)} times; nobody may call it here")
