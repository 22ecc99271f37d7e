"""What a file may do to the process that reads it; these run there, and are sent by their names."""

import ctypes
import hashlib
import os
import signal
import sys
import zlib
from pathlib import Path

import pymupdf

from cards.errors import CardError
from schemas import SourceCard


def small(data: bytes, filename: str) -> SourceCard:
    """A card that tells which process made it."""
    sha256 = hashlib.sha256(data).hexdigest()
    return SourceCard(sha256=sha256, filename=filename, extractor=str(os.getpid()), pages=len(data), text="")


def by_name(data: bytes, filename: str) -> SourceCard:
    """Does to the process what the name says."""
    return {"spin": spin, "stuck": stuck, "crash": crash, "leave": leave}.get(filename, small)(data, filename)


def spin(data: bytes, filename: str) -> SourceCard:
    while True:
        pass


def tell_and_spin(data: bytes, filename: str) -> SourceCard:
    """Tells a reader of the pipe of that name that it has begun."""
    if data == b"spin":
        Path(filename).write_text("begun", encoding="ascii")
        spin(data, filename)
    return small(data, filename)


def stuck(data: bytes, filename: str) -> SourceCard:
    # in C, and Python's lock is held: no signal handler of Python's runs
    ctypes.PyDLL(None).sleep(3600)
    return small(data, filename)


def crash(data: bytes, filename: str) -> SourceCard:
    signal.raise_signal(signal.SIGSEGV)
    return small(data, filename)


def leave(data: bytes, filename: str) -> SourceCard:
    os._exit(7)


def hoard(data: bytes, filename: str) -> SourceCard:
    return small(bytes(10**9), filename)


def unpack(data: bytes, filename: str) -> SourceCard:
    """MuPDF is given a stream that is much larger than it looks."""
    document = pymupdf.open()
    document.new_page().insert_text((72, 72), "x")
    contents = document[0].get_contents()[0]
    document.update_stream(contents, zlib.compress(b" " * 150_000_000), compress=False)
    document.xref_set_key(contents, "Filter", "/FlateDecode")
    document.xref_stream(contents)
    return small(data, filename)


def refuse(data: bytes, filename: str) -> SourceCard:
    raise CardError("password_required", "the PDF opens with a password only")


def fail(data: bytes, filename: str) -> SourceCard:
    raise KeyError("a sentence of the source")


def loaded(data: bytes, filename: str) -> SourceCard:
    """A card that tells which packages the process has loaded."""
    return small(data, " ".join(sorted({name.split(".")[0] for name in sys.modules})))
