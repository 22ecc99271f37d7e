"""The PDFs of a folder, as uploads."""

import hashlib
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from schemas import Message, Outcome, Provenance, Removal, Upload

#: A file of this name beside ``X.pdf`` is its provenance stamp: ``{"doi": "..."}`` or ``{"entry_id": "..."}``.
STAMP = ".provenance.json"

#: Reasons that are no fault of the file, and may be gone at the next try.
PASSING = frozenset({"too_slow", "too_much_memory", "parser_crashed", "not_found", "unreachable", "uri_refused"})


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
        FolderError: there is no such folder, or a stamp cannot be read.
    """
    if not folder.is_dir():
        raise FolderError(f"{folder} is no folder")
    for path in sorted(folder.rglob("*")):
        if path.suffix.lower() == ".pdf" and path.is_file():
            source_id = unicodedata.normalize("NFC", path.relative_to(folder).as_posix())
            yield Found(source_id, path, hashlib.sha256(path.read_bytes()).hexdigest(), _stamp(path))


def _stamp(path: Path) -> Provenance | None:
    stamp = path.with_name(path.name + STAMP)
    if not stamp.is_file():
        return None
    try:
        return Provenance.from_bytes(stamp.read_bytes())
    except ValidationError:
        raise FolderError(f"{stamp} is no provenance stamp: it holds a doi, an entry_id, or both") from None


def changes(run_id: str, found: Mapping[str, Found], known: Mapping[str, Outcome]) -> list[Message]:
    """Return what to publish so that the run has these files and no others.

    Args:
        run_id: the run.
        found: the folder's files by source id.
        known: what the run says of its sources; a file that has not changed since is not published again.
    """
    uploads = [_upload(run_id, file, known.get(file.source_id)) for file in found.values()]
    gone = [
        Removal(run_id=run_id, source_id=source, revision=outcome.upload_revision + 1)
        for source, outcome in known.items()
        if source not in found and outcome.state != "removed"
    ]
    return [*(upload for upload in uploads if upload), *gone]


def _upload(run_id: str, file: Found, known: Outcome | None) -> Upload | None:
    if known and known.sha256 == file.sha256 and known.state != "removed" and known.reason not in PASSING:
        return None
    return Upload(
        run_id=run_id,
        source_id=file.source_id,
        revision=known.upload_revision + 1 if known else 1,
        uri=file.path.resolve().as_uri(),
        sha256=file.sha256,
        filename=file.path.name,
        provenance=file.provenance,
    )
