"""What a rehearsal server is to do, request by request."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from pydantic import Field, JsonValue, TypeAdapter

from schemas import Record


class Step(Record):
    """The answer to one request, or to ``times`` of them. Without fields: an honest answer, whole and at once."""

    times: int = 1
    #: What is said: what a decent proposer finds in the views, inventions, or whatever the texts order.
    say: Literal["honest", "lies", "obeys"] = "honest"
    #: Said instead, word for word.
    text: str | None = None
    #: Content blocks of the message, instead of one with text.
    blocks: tuple[dict[str, JsonValue], ...] | None = None
    #: Only so many characters of the text are sent.
    cut_at: int | None = None
    stop_reason: str = "end_turn"
    #: Anything but 200 is an error of that type.
    status: int = 200
    error: str = "api_error"
    message: str = "rehearsed"
    headers: dict[str, str] = Field(default_factory=dict)
    #: The whole body of the response, instead of anything that follows from the other fields.
    body: str | None = None
    #: Say nothing more for ever, reset the connection, end the stream in good order, or send an error event.
    fault: Literal["hang", "reset", "end", "error"] | None = None
    #: The fault comes after half of the message instead of before it.
    midway: bool = False
    #: Seconds before each event of the stream.
    pause: float = 0.0


_SCRIPT = TypeAdapter(tuple[Step, ...])


def read_script(path: Path) -> tuple[Step, ...]:
    """Read a script: a JSON list of steps."""
    return _SCRIPT.validate_json(path.read_bytes())


def steps(script: tuple[Step, ...]) -> Iterator[Step]:
    """Yield one step a request; the last one goes on for ever, and an empty script is honest."""
    for step in script:
        for _ in range(step.times):
            yield step
    while True:
        yield script[-1] if script else Step()
