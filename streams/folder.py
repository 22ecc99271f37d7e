"""The PDFs of a folder, as uploads."""

import hashlib
import os
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from schemas import CardRow, Id, Provenance, Removal, Upload

#: A file of this name beside ``X.pdf`` is its provenance stamp: ``{"doi": "..."}`` or ``{"entry_id": "..."}``.
STAMP = ".provenance.json"

#: Reasons that are no fault of the file, and may be gone at the next try.
PASSING = frozenset(
    {"too_slow", "too_much_memory", "parser_crashed", "not_found", "unreachable", "uri_refused", "hash_differs"}
)

_ID: TypeAdapter[str] = TypeAdapter(Id)


class FolderError(Exception):
    """The folder cannot be used; the text says what to do."""


@dataclass(frozen=True)
class Found:
    """One PDF of the folder."""

    source_id: str
    path: Path
    sha256: str
    provenance: Provenance | None


def pdfs(folder: Path) -> Iterator[Found]:
    """Yield every file that is named as a PDF, in the order of the names; its source id is its path in the folder.

    Raises:
        FolderError: there is no such folder, a stamp cannot be read, or two names are the same but for their spelling
            in Unicode.
        OSError: a file cannot be read.
    """
    paths: dict[str, Path] = {}
    for path in _files(folder):
        source_id = _source_id(folder, path)
        if source_id and _is_pdf(path):
            if source_id in paths:
                raise FolderError(f"two files are named {source_id}, in two spellings of Unicode: rename one")
            paths[source_id] = path
    for source_id, path in paths.items():
        with path.open("rb") as file:
            yield Found(source_id, path, hashlib.file_digest(file, "sha256").hexdigest(), _stamp(path))


def others(folder: Path) -> list[str]:
    """Return the files that `pdfs` leaves out, but for hidden ones and the stamps of those that it yields."""
    left = (path for path in _files(folder) if not (_source_id(folder, path) and _is_pdf(path)))
    named = (path for path in left if not path.name.startswith(".") and not _is_stamp(path))
    return [os.fsencode(path.relative_to(folder)).decode(errors="replace") for path in named]


def _files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise FolderError(f"{folder} is no folder")
    return sorted(path for path in folder.rglob("*") if not path.is_dir())


def _is_pdf(path: Path) -> bool:
    return path.suffix.lower() == ".pdf" and path.is_file()


def _is_stamp(path: Path) -> bool:
    return path.name.endswith(STAMP) and _is_pdf(path.with_name(path.name.removesuffix(STAMP)))


def _source_id(folder: Path, path: Path) -> str:
    """Return the path in the folder; empty if it cannot stand in a record, as with bytes that are no text."""
    name = unicodedata.normalize("NFC", path.relative_to(folder).as_posix())
    try:
        name.encode()
        return _ID.validate_python(name)
    except (UnicodeEncodeError, ValidationError):
        return ""


def _stamp(path: Path) -> Provenance | None:
    stamp = path.with_name(path.name + STAMP)
    if not stamp.is_file():
        return None
    try:
        return Provenance.from_bytes(stamp.read_bytes())
    except ValidationError:
        raise FolderError(f"{stamp} is no provenance stamp: it holds a doi, an entry_id, or both") from None


def changes(
    run_id: str, found: Mapping[str, Found], known: Mapping[str, CardRow], at: int = 1
) -> list[Upload | Removal]:
    """Return what to publish so that the run has these files and no others; a file as it is known is left out.

    Args:
        run_id: the run.
        found: the folder's files by source id.
        known: the run's sources.
        at: the time in milliseconds. It is the revision, if it is above the known one: nobody knows what a run that
            was killed has left on its way, and that must not replace what is published now.
    """
    uploads = [_upload(run_id, file, known.get(source), at) for source, file in found.items()]
    gone = [
        Removal(run_id=run_id, source_id=source, revision=max(row.revision + 1, at))
        for source, row in known.items()
        if source not in found and not row.removed
    ]
    return [*(upload for upload in uploads if upload), *gone]


def _upload(run_id: str, file: Found, known: CardRow | None, at: int) -> Upload | None:
    if known and (known.sha256, known.provenance) == (file.sha256, file.provenance) and known.reason not in PASSING:
        return None
    return Upload(
        run_id=run_id,
        source_id=file.source_id,
        revision=max(known.revision + 1 if known else 1, at),
        uri=file.path.resolve().as_uri(),
        sha256=file.sha256,
        filename=file.path.name,
        provenance=file.provenance,
    )
