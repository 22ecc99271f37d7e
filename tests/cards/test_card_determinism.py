"""The same bytes and file name give the same card, byte for byte, wherever and whenever it is built."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from cards import build_card
from tests.cards.sample_pdf import Put, make_pdf, prose

#: Stands between a process and the system's clock, for MuPDF as well as for Python.
_LIBRARY = find_spec("libfaketime")
assert _LIBRARY and _LIBRARY.origin
FAKED_TIME = Path(_LIBRARY.origin).parent / "vendor/libfaketime/src/libfaketime.so.1"
DATA = make_pdf([Put("Die Größe der Lagune", 100, size=18), Put("Rosa Vega", 130), *prose(170, 30)], prose(80, 40))
_SCRIPT = """
import sys, time
from pathlib import Path
from cards import build_card
print(time.strftime("%Y-%m-%d"), file=sys.stderr)
sys.stdout.buffer.write(build_card(Path(sys.argv[1]).read_bytes(), "größe.pdf").to_bytes())
"""


@pytest.mark.parametrize(
    ("day", "settings"),
    [
        ("1999-12-31", {"LC_ALL": "C", "TZ": "UTC", "PYTHONHASHSEED": "0"}),
        ("2024-02-29", {"LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "PYTHONHASHSEED": "4711"}),
        ("2041-07-01", {"LC_ALL": "tr_TR.UTF-8", "TZ": "America/St_Johns", "PYTHONHASHSEED": "7"}),
    ],
)
def test_another_day_locale_time_zone_and_hash_seed_change_nothing(
    day: str, settings: dict[str, str], tmp_path: Path
) -> None:
    path = tmp_path / "x.pdf"
    path.write_bytes(DATA)
    command = [sys.executable, "-c", _SCRIPT, str(path)]
    faked = {"LD_PRELOAD": str(FAKED_TIME), "FAKETIME": f"@{day} 12:00:00", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
    environment = {**os.environ, **settings, **faked, "PYTHONUTF8": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert run.stderr.decode().strip() == day
    assert run.stdout == build_card(DATA, "größe.pdf").to_bytes()


def test_the_file_name_is_part_of_the_card() -> None:
    assert build_card(DATA, "a.pdf").fingerprint != build_card(DATA, "b.pdf").fingerprint
