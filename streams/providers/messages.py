"""The Messages API, one request at a time: no retries, no redirects, no logging of what is sent."""

import logging

import anthropic
import httpx2
from anthropic.types import TextBlockParam
from anthropic.types.user_message_param import UserMessageParam

from schemas import Record
from streams.providers.budget import CallFailed
from streams.providers.cost import Tally
from streams.providers.failure import failure_of
from streams.providers.reply import read_reply

#: Room for 25 answers of several binds each and for the thinking before them, which counts as output.
MAX_OUTPUT_TOKENS = 16_000


class Messages:
    """A client of one model at one address.

    Raises:
        ValueError: the key cannot stand in a header.
    """

    def __init__(self, api_key: str, model: str, base_url: str | None, timeout: float) -> None:
        # at DEBUG the SDK logs whole requests, and a root logger or ANTHROPIC_LOG would switch that on
        logging.getLogger("anthropic").setLevel(logging.INFO)
        self._model = model
        # an empty option keeps environment variables from putting what is sent into traces; a redirect would carry
        # it to an address that nobody configured
        self._client = anthropic.AsyncAnthropic(
            api_key=_header(api_key),
            base_url=base_url,
            max_retries=0,
            timeout=httpx2.Timeout(timeout, connect=10.0),
            open_telemetry={},
            http_client=anthropic.DefaultAsyncHttpxClient(follow_redirects=False),
        )

    async def ask(self, system: str, cached: str, fresh: str, form: type[Record], tally: Tally) -> str:
        """Send one request and return the text of the reply, which is meant to be JSON of that form.

        Args:
            system: the system prompt.
            cached: the first part of the user's message; system prompt and it are marked for the prompt cache.
            fresh: the rest of the message.
            form: whose JSON schema the reply is to follow. It is the same for all requests: another schema would
                be another prefix, and the cache would be missed.
            tally: counts the tokens, also of a reply that does not arrive whole.

        Raises:
            CallFailed: there is no reply that ended as it should.
        """
        try:
            stream = await self._client.messages.create(
                model=self._model,
                max_tokens=MAX_OUTPUT_TOKENS,
                system=[TextBlockParam(type="text", text=system)],
                messages=[_message(cached, fresh)],
                output_config={"format": {"type": "json_schema", "schema": _schema(form)}},
                stream=True,
            )
            async with stream:
                return await read_reply(stream, tally)
        except CallFailed:
            raise
        except Exception as error:
            raise failure_of(error) from error

    async def close(self) -> None:
        """Close the connections."""
        await self._client.close()


def _header(api_key: str) -> str:
    """Return the key as a header can carry it; some word if there is none, since a local server may need none."""
    key = api_key.strip()
    if not key.isprintable() or not key.isascii():
        raise ValueError("the API key holds characters that a header cannot carry")
    return key or "none"


def _message(cached: str, fresh: str) -> UserMessageParam:
    first = TextBlockParam(type="text", text=cached, cache_control={"type": "ephemeral"})
    return UserMessageParam(role="user", content=[first, TextBlockParam(type="text", text=fresh)])


def _schema(form: type[Record]) -> dict[str, object]:
    """Return the JSON schema without titles and docstrings: those are written for readers of the code."""
    return _bare(anthropic.transform_schema(form))


def _bare(schema: dict[str, object]) -> dict[str, object]:
    prose = {name for name, part in schema.items() if name in {"title", "description"} and isinstance(part, str)}
    return {name: _bare(part) if isinstance(part, dict) else part for name, part in schema.items() if name not in prose}
