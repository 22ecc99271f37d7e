"""How much one file may cost."""

from pydantic import BaseModel, ConfigDict, Field

MIB = 1024 * 1024


class Limits(BaseModel):
    """The limits of one file; what exceeds one ends in the state that says so and costs no other file anything."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    #: A scanned book of 600 pages has some 60 MiB. Each file in work is held in memory a few times over.
    bytes: int = Field(default=100 * MIB, gt=0)
    #: More than any book has. A file's pages are known only when it is open, so more than the reader's own limit
    #: (`cards.pdf.MAX_PAGES`, the same) cannot be had.
    pages: int = Field(default=5000, gt=0)
    #: Building a card reads the opening pages: a second or two for a large book. What takes this long does not end,
    #: unless scans are recognised: that takes two seconds a page and language on a free core.
    seconds: float = Field(default=30.0, gt=0)
    #: Address space of the process that reads the file: 110 MiB before it begins, and three times the file.
    memory: int = Field(default=1024 * MIB, ge=256 * MIB)
    #: Reading the bytes, retries included: the largest file at 5 MiB/s.
    fetch_seconds: float = Field(default=20.0, gt=0)
