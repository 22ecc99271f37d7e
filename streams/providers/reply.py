"""A streamed reply, folded: the reason for stopping is read before the text."""

from collections.abc import AsyncIterable
from dataclasses import dataclass

from anthropic.types import MessageDeltaUsage, RawMessageStreamEvent
from anthropic.types import Usage as MessageUsage

from schemas import ProviderReason
from streams.providers.budget import CallFailed
from streams.providers.cost import Tally

#: The longest reply that is read. 25 honest answers are a tenth of it; a claim must fit a Kafka record of 1 MB.
MAX_CHARACTERS = 100_000

#: Stops after which the text is not looked at.
_STOPPED_EARLY: dict[str, ProviderReason] = {
    "refusal": "provider_refused",
    "max_tokens": "provider_truncated",
    "model_context_window_exceeded": "provider_too_long",
}
_FINISHED = {"end_turn", "stop_sequence"}


@dataclass
class _Reply:
    text: str = ""
    stop_reason: str | None = None
    ended: bool = False

    def add(self, text: str) -> None:
        self.text += text
        if len(self.text) > MAX_CHARACTERS:
            raise CallFailed("provider_malformed", f"the reply is longer than {MAX_CHARACTERS} characters")


async def read_reply(events: AsyncIterable[RawMessageStreamEvent], tally: Tally) -> str:
    """Return the text of a reply that ended as it should; thinking and everything else that is not text is ignored.

    Args:
        events: of one message.
        tally: is filled as the server reports tokens, so that a reply that is cut off is counted as well.

    Raises:
        CallFailed: the model refused, stopped early or said nothing, or the stream ended before the message did.
    """
    reply = _Reply()
    async for event in events:
        _fold(event, reply, tally)
    if not reply.ended:
        raise CallFailed("provider_error", "the stream ended before the message did")
    if reply.stop_reason in _STOPPED_EARLY:
        raise CallFailed(_STOPPED_EARLY[reply.stop_reason], f"stop reason {reply.stop_reason}")
    if reply.stop_reason not in _FINISHED:
        raise CallFailed("provider_malformed", "the reply stopped for a reason that was not asked for")
    if not reply.text.strip():
        raise CallFailed("provider_empty", f"no text; stop reason {reply.stop_reason}")
    return reply.text


def _fold(event: RawMessageStreamEvent, reply: _Reply, tally: Tally) -> None:
    if event.type == "message_start":
        _count(event.message.usage, tally)
    elif event.type == "message_delta":
        _count(event.usage, tally)
        reply.stop_reason = event.delta.stop_reason
    elif event.type == "content_block_start":
        reply.add(event.content_block.text if event.content_block.type == "text" else "")
    elif event.type == "content_block_delta":
        reply.add(event.delta.text if event.delta.type == "text_delta" else "")
    elif event.type == "message_stop":
        reply.ended = True


def _count(usage: MessageUsage | MessageDeltaUsage, tally: Tally) -> None:
    """Take over what the report says; its figures are totals of the call, and what it leaves out still holds."""
    tally.fresh = _tokens(usage.input_tokens, tally.fresh)
    tally.written = _tokens(usage.cache_creation_input_tokens, tally.written)
    tally.read = _tokens(usage.cache_read_input_tokens, tally.read)
    tally.output = _tokens(usage.output_tokens, tally.output)


def _tokens(reported: object, known: int) -> int:
    """Return the reported number if it can be one: the SDK does not check what a server sends."""
    if isinstance(reported, int) and not isinstance(reported, bool) and 0 <= reported < 1_000_000_000:
        return reported
    return known
