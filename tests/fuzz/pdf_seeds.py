"""Small whole PDFs that are then broken: the demo's, the evaluation's, features that detectors look at, and yours."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pymupdf

from streams.demo.samples import samples
from tests.eval.entries.plan import plan
from tests.eval.entries.render import render
from tests.fuzz.pdf_features import features

#: Pages of a seed; a detector that fails on page 4 fails on three pages too, and small files are quick.
PAGES = 3
#: Larger ones are mostly images and fonts, and cost more than they tell.
LARGEST = 250_000
#: Files of each of the evaluation's bibliographies.
FROM_EACH = 5

#: Typed in name only.
mupdf: Any = pymupdf


def pdf_seeds(folders: Sequence[Path] = ()) -> dict[str, bytes]:
    """Return seeds by name, each as it is and, where MuPDF can, unpacked so that its page contents can be broken."""
    whole: dict[str, bytes] = {**features(), **samples(), **_evaluation(), **_of_folders(folders)}
    found: dict[str, bytes] = {}
    for name, data in whole.items():
        for kind, variant in _variants(data):
            if 0 < len(variant) <= LARGEST:
                found[f"{name}|{kind}"] = variant
    return found


def _evaluation() -> Mapping[str, bytes]:
    return {
        f"{library.name}/{file.name}": render(library, file)
        for library in plan()[:4]
        for file in library.files[:FROM_EACH]
    }


def _of_folders(folders: Sequence[Path]) -> Mapping[str, bytes]:
    paths = [path for folder in folders for path in sorted(folder.glob("*.pdf"))]
    return {path.name: path.read_bytes() for path in paths}


def _variants(data: bytes) -> Iterator[tuple[str, bytes]]:
    try:
        with mupdf.open(stream=data, filetype="pdf") as document:
            if document.needs_pass or not document.page_count:
                yield "as it is", data
                return
            document.select(range(min(PAGES, document.page_count)))
            yield "packed", document.tobytes(garbage=3, deflate=True, use_objstms=1)
            yield "unpacked", document.tobytes(garbage=3, expand=255)
    except (RuntimeError, ValueError):
        yield "as it is", data
