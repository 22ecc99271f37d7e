"""Time as an event."""

from typing import ClassVar, Literal

from pydantic import Field

from schemas.record import Record


class Tick(Record):
    """It is now ``at`` (milliseconds since 1970) for one partition."""

    noun: ClassVar[str] = "tick"

    schema_version: Literal[1] = 1
    at: int = Field(ge=0)
