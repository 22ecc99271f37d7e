"""What every record on the wire has in common."""

from typing import Annotated, ClassVar, Literal, Self

import orjson
from pydantic import BaseModel, ConfigDict, StringConstraints

#: The name of a run, source, entry or event: printable, so that it can stand in a key, a log line and a page.
Id = Annotated[str, StringConstraints(min_length=1, max_length=500, pattern=r"^[^\x00-\x1f\x7f]+$")]

#: A SHA-256 in lower-case hexadecimal digits.
Sha256 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Record(BaseModel):
    """A frozen, strict value: no coercion, no unknown field, no change after it was made."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", allow_inf_nan=False)

    def to_bytes(self) -> bytes:
        """Return the record as JSON in UTF-8, fields in their declared order."""
        return orjson.dumps(self.model_dump(mode="json"))

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Read what `to_bytes` wrote.

        Raises:
            pydantic.ValidationError: the bytes are no JSON, or not this record.
        """
        return cls.model_validate_json(data)


class Message(Record):
    """A record that stands alone on a topic and says which version of its schema it follows."""

    #: The CloudEvents type without prefix and version, such as ``verdict``.
    noun: ClassVar[str]

    schema_version: Literal[1] = 1
    run_id: Id
