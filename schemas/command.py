"""What people do to a run's bibliography."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field, JsonValue

from schemas.bibliography import Entry
from schemas.record import Id, Message


class Command(Message):
    """A command to a run. The binder gives revisions; a command may carry the one that it expects."""

    noun: ClassVar[str] = "command"

    #: The same event id twice is the same command twice: the second changes nothing.
    event_id: Id
    expected_revision: int | None = Field(default=None, ge=0)


class SetEntries(Command):
    """This is the whole bibliography now."""

    kind: Literal["set"] = "set"
    entries: tuple[Entry, ...]


class AddEntries(Command):
    """These entries are new; an id that stands already is refused."""

    kind: Literal["add"] = "add"
    entries: tuple[Entry, ...] = Field(min_length=1)


class CorrectEntry(Command):
    """These fields of the entry change; never its id."""

    kind: Literal["correct"] = "correct"
    entry_id: Id
    changes: dict[str, JsonValue] = Field(min_length=1)


class RemoveEntry(Command):
    """The entry is no longer in the bibliography."""

    kind: Literal["remove"] = "remove"
    entry_id: Id


class Recheck(Command):
    """Ask again for sources that are unbound or failed and whose question the cache lacks.

    Files that another version of the reader has read are read again.
    """

    kind: Literal["recheck"] = "recheck"


class Regate(Command):
    """Rule the stored claims again with today's gates; never a provider call."""

    kind: Literal["regate"] = "regate"


class Forget(Command):
    """Delete the run."""

    kind: Literal["forget"] = "forget"


AnyCommand = Annotated[
    SetEntries | AddEntries | CorrectEntry | RemoveEntry | Recheck | Regate | Forget,
    Field(discriminator="kind"),
]
