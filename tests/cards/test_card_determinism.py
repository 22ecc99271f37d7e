"""The same bytes give the same card: in another process, locale, time zone, order of hashes and folder."""

import os
import subprocess
import sys
from pathlib import Path

import pymupdf
import pytest

from cards import build_card
from schemas import SourceCard
from streams.demo.samples import samples
from tests.fuzz.pdf_features import features

ROOT = Path(__file__).parents[2]
CODE = "import sys; from tests.cards.test_card_determinism import digest; print(digest(sys.argv[1]))"


def digest(folder: str) -> str:
    """The fingerprints of the cards of all files in a folder."""
    files = sorted(Path(folder).glob("*.pdf"))
    return " ".join(build_card(file.read_bytes(), file.name).fingerprint[:12] for file in files)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Files of every kind."""
    folder = tmp_path_factory.mktemp("files")
    chosen = {f"{name}.pdf": data for name, data in features().items()}
    for name in ("Teil-2.pdf", "scan0001.pdf", "coastal-systems.pdf"):
        chosen[name] = samples()[name]
    for name, data in chosen.items():
        (folder / name).write_bytes(data)
    return str(folder)


@pytest.mark.parametrize(
    "environment",
    [
        {"LC_ALL": "C", "TZ": "UTC", "PYTHONHASHSEED": "1"},
        {"LC_ALL": "C.UTF-8", "TZ": "Pacific/Kiritimati", "PYTHONHASHSEED": "2"},
        {"LC_ALL": "tr_TR.UTF-8", "TZ": "America/St_Johns", "PYTHONHASHSEED": "3", "PYTHONUTF8": "0"},
    ],
    ids=lambda environment: environment["LC_ALL"],
)
def test_another_process_builds_the_same_cards(environment: dict[str, str], folder: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", CODE, folder]
    env = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "PYTHONPATH": str(ROOT), **environment}
    printed = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == digest(folder)


def test_the_fingerprint_covers_bytes_extractor_and_version() -> None:
    data = samples()["Teil-2.pdf"]
    card = build_card(data, "a.pdf")
    other_bytes = build_card(data + b"\n", "a.pdf")
    assert other_bytes.text == card.text
    fingerprints = {
        card.fingerprint,
        other_bytes.fingerprint,
        build_card(data, "b.pdf").fingerprint,
        SourceCard.from_bytes(card.to_bytes().replace(b"PyMuPDF", b"Another")).fingerprint,
    }
    assert len(fingerprints) == 4


def test_the_extractor_is_named_with_its_versions() -> None:
    card = build_card(samples()["Teil-2.pdf"], "a.pdf")
    assert pymupdf.VersionBind in card.extractor
    assert pymupdf.VersionFitz in card.extractor
