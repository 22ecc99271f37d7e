"""A message of the Messages API, whole or as the events of a stream."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import orjson

#: What the server counts as one token, in characters.
CHARACTERS_PER_TOKEN = 3

#: The shortest prefix that is cached, in tokens.
LEAST_CACHED = 512

#: Characters in one event of a stream.
_PIECE = 40


@dataclass
class PromptCache:
    """The prefixes that were marked for the cache and have been seen; each lives for ever."""

    seen: set[bytes] = field(default_factory=set)

    def usage(self, request: dict[str, Any]) -> dict[str, int]:
        """Return how the input of a request is counted, and remember its marked prefix."""
        content = request["messages"][0]["content"]
        marked = max((i + 1 for i, block in enumerate(content) if block.get("cache_control")), default=0)
        prefix = orjson.dumps([request["model"], request.get("system"), content[:marked]])
        rest = _tokens(orjson.dumps(content[marked:]))
        if marked == 0 or _tokens(prefix) < LEAST_CACHED:
            return _usage(fresh=_tokens(prefix) + rest)
        known = prefix in self.seen
        self.seen.add(prefix)
        return _usage(fresh=rest, read=_tokens(prefix)) if known else _usage(fresh=rest, written=_tokens(prefix))


def _tokens(data: bytes) -> int:
    return len(data.decode()) // CHARACTERS_PER_TOKEN


def _usage(fresh: int, written: int = 0, read: int = 0) -> dict[str, int]:
    return {
        "input_tokens": fresh,
        "cache_creation_input_tokens": written,
        "cache_read_input_tokens": read,
        "output_tokens": 1,
    }


@dataclass(frozen=True)
class Message:
    """What the server says to one request."""

    model: str
    blocks: tuple[dict[str, Any], ...]
    stop_reason: str
    usage: dict[str, int]

    def whole(self) -> dict[str, Any]:
        """Return the message as the body of a response that is not streamed."""
        said = {"content": list(self.blocks), "stop_reason": self.stop_reason}
        return self._start() | said | {"usage": self.usage | {"output_tokens": self._output()}}

    def events(self) -> Iterator[dict[str, Any]]:
        """Yield the message as the events of a stream."""
        yield {"type": "message_start", "message": self._start()}
        for index, block in enumerate(self.blocks):
            yield from _block_events(index, block)
        delta = {"stop_reason": self.stop_reason, "stop_sequence": None}
        yield {"type": "message_delta", "delta": delta, "usage": {"output_tokens": self._output()}}
        yield {"type": "message_stop"}

    def _start(self) -> dict[str, Any]:
        head = {"id": "msg_rehearsed", "type": "message", "role": "assistant", "model": self.model}
        return head | {"content": [], "stop_reason": None, "stop_sequence": None, "usage": self.usage}

    def _output(self) -> int:
        return max(1, _tokens(orjson.dumps(list(self.blocks))))


def _block_events(index: int, block: dict[str, Any]) -> Iterator[dict[str, Any]]:
    kind, text = block["type"], block.get(block["type"], "")
    empty = block | {kind: ""} if kind in {"text", "thinking"} else block
    yield {"type": "content_block_start", "index": index, "content_block": empty}
    if kind in {"text", "thinking"}:
        for start in range(0, len(text), _PIECE):
            delta = {"type": f"{kind}_delta", kind: text[start : start + _PIECE]}
            yield {"type": "content_block_delta", "index": index, "delta": delta}
    yield {"type": "content_block_stop", "index": index}
