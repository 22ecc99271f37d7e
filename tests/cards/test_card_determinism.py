"""The same bytes and file name give the same card, byte for byte, wherever and whenever it is built."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cards import build_card
from tests.cards.sample_pdf import Put, make_pdf, prose

DATA = make_pdf([Put("Die Größe der Lagune", 100, size=18), Put("Rosa Vega", 130), *prose(170, 30)], prose(80, 40))
_SCRIPT = """
import sys
from pathlib import Path
from cards import build_card
sys.stdout.buffer.write(build_card(Path(sys.argv[1]).read_bytes(), "größe.pdf").to_bytes())
"""


@pytest.mark.parametrize("settings", [{"LC_ALL": "C", "TZ": "UTC"}, {"LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"}])
@pytest.mark.parametrize("seed", ["0", "4711"])
def test_another_locale_time_zone_and_hash_seed_change_nothing(
    settings: dict[str, str], seed: str, tmp_path: Path
) -> None:
    path = tmp_path / "x.pdf"
    path.write_bytes(DATA)
    command = [sys.executable, "-c", _SCRIPT, str(path)]
    environment = {**os.environ, **settings, "PYTHONHASHSEED": seed, "PYTHONUTF8": "1"}
    built = subprocess.run(command, env=environment, capture_output=True, check=True).stdout
    assert built == build_card(DATA, "größe.pdf").to_bytes()


def test_the_file_name_is_part_of_the_card() -> None:
    assert build_card(DATA, "a.pdf").fingerprint != build_card(DATA, "b.pdf").fingerprint
