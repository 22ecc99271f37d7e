"""What a rehearsal server is to do, request by request."""

from pathlib import Path
from typing import Literal

from pydantic import Field, JsonValue, TypeAdapter

from schemas import Record


class Step(Record):
    """The answer to one request, or to ``times`` of them. Without fields: an honest answer, whole and at once."""

    times: int = 1
    #: Meant for requests that hold this text, such as a title; empty: for any.
    when: str = ""
    #: What is said: what a decent proposer finds in what it is shown, inventions, whatever the texts order, or (of
    #: reference cases only) what stands written beside them.
    say: Literal["honest", "lies", "obeys", "labelled"] = "honest"
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


class Script:
    """Gives out one step a request: the first that is meant for it and not used up.

    The last one that is meant for a request goes on for ever; a request for which there is none is answered honestly.
    """

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self._steps = steps
        self._used = [0] * len(steps)

    def step_for(self, request: str) -> Step:
        """Return what to do with a request of this text."""
        meant = [number for number, step in enumerate(self._steps) if step.when in request]
        for number in meant:
            if self._used[number] < self._steps[number].times:
                self._used[number] += 1
                return self._steps[number]
        return self._steps[meant[-1]] if meant else Step()
