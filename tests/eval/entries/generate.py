"""Writes the evaluation into a folder: `python -m tests.eval.entries.generate FOLDER [--half calibrate|report]`."""

from __future__ import annotations

import argparse
import hashlib
import shutil
from pathlib import Path

from tests.eval.entries import bibtex, exchange, truth
from tests.eval.entries.library import Library
from tests.eval.entries.plan import plan
from tests.eval.entries.render import render

WRITERS = {"bib": bibtex.write, "json": exchange.csl, "ris": exchange.ris}
#: Modules of this folder that draw nothing.
MEASURING = frozenset(
    "adversary alone calibrate curves figures labelled_refusals measure pairs prepared regression sweep".split()
)
MANIFEST = Path(__file__).parent / "manifest.sha256"


def texts(lib: Library) -> dict[str, str]:
    """The text files of a library by name."""
    return {
        f"library.{lib.form}": WRITERS[lib.form](lib),
        "truth.tsv": truth.truth(lib),
        "traps.tsv": truth.traps(lib),
        "entries.tsv": truth.entries(lib),
    }


def shares(libraries: tuple[Library, ...]) -> str:
    """Which half each bibliography belongs to."""
    return truth.table(("library", "half"), [(lib.name, lib.share) for lib in libraries])


def manifest(libraries: tuple[Library, ...]) -> str:
    """The SHA-256 of every text file, as `sha256sum` writes them."""
    lines = {"shares.tsv": shares(libraries)}
    for lib in libraries:
        lines |= {f"{lib.name}/{name}": text for name, text in texts(lib).items()}
    return "".join(f"{hashlib.sha256(text.encode()).hexdigest()}  {name}\n" for name, text in lines.items())


def write(lib: Library, folder: Path, only: set[str] | None = None) -> None:
    """One bibliography with its files, or with those of the names given, replacing what was there."""
    home = folder / lib.name
    shutil.rmtree(home, ignore_errors=True)
    (home / "pdfs").mkdir(parents=True)
    for name, text in texts(lib).items():
        (home / name).write_text(text, encoding="utf-8", newline="")
    for file in lib.files:
        if only is None or file.name in only:
            (home / "pdfs" / file.name).write_bytes(render(lib, file))


def write_all(folder: Path, half: str = "") -> None:
    """All bibliographies, or those of one half. A folder that holds these very ones already is left as it is."""
    chosen = tuple(lib for lib in plan() if half in {"", lib.share})
    if write_set(folder, chosen, f"complete{'-' + half if half else ''}"):
        (folder / "shares.tsv").write_text(shares(plan()), encoding="utf-8")


def write_set(folder: Path, chosen: tuple[Library, ...], name: str, more: str = "") -> bool:
    """Write bibliographies and a stamp, of which `more` is a part; say whether that was needed."""
    stamp, wanted = folder / f"{name}.sha256", manifest(chosen) + code() + more
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return False
    folder.mkdir(parents=True, exist_ok=True)
    for lib in chosen:
        write(lib, folder)
    (folder / "shares.tsv").write_text(shares(chosen), encoding="utf-8")
    stamp.write_text(wanted, encoding="utf-8")
    return True


def code() -> str:
    """The SHA-256 of the generator itself: another layout is another set of files."""
    sources = sorted(
        path for path in MANIFEST.parent.glob("*.py") if path.stem not in MEASURING and path.stem[:5] != "test_"
    )
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest() + "  generator\n"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--half", choices=("calibrate", "report"), default="")
    parser.add_argument("--manifest", action="store_true", help="rewrite the checked-in manifest")
    given = parser.parse_args()
    if given.manifest:
        MANIFEST.write_text(manifest(plan()), encoding="utf-8")
    write_all(given.folder, given.half)


if __name__ == "__main__":
    main()
