"""A run whose broker tests were all skipped must fail."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"
SKIPS = "import pytest\n\ndef test_it():\n    pytest.skip('no broker')\n"
RUNS = "def test_it():\n    assert True\n"


def run(folder: Path, *arguments: str) -> tuple[int, str]:
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = broker: needs a broker\n")
    shutil.copy(CONFTEST, folder)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(folder), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    return done.returncode, done.stdout


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    (tmp_path / "broker").mkdir()
    (tmp_path / "test_pure.py").write_text(RUNS)
    return tmp_path


def test_all_skipped_fails_and_says_so(suite: Path) -> None:
    (suite / "broker" / "test_stream.py").write_text(SKIPS)
    code, output = run(suite)
    assert code == pytest.ExitCode.TESTS_FAILED
    assert "1 broker tests were collected and none ran" in output


def test_one_that_runs_is_enough(suite: Path) -> None:
    (suite / "broker" / "test_stream.py").write_text(RUNS)
    (suite / "broker" / "test_other.py").write_text(SKIPS)
    assert run(suite)[0] == pytest.ExitCode.OK


def test_a_marked_test_elsewhere_counts_as_well(suite: Path) -> None:
    (suite / "test_marked.py").write_text(
        "import pytest\n\n@pytest.mark.broker\n@pytest.mark.skip\ndef test_it():\n    pass\n"
    )
    assert run(suite)[0] == pytest.ExitCode.TESTS_FAILED


def test_who_leaves_broker_tests_out_by_name_may(suite: Path) -> None:
    (suite / "broker" / "test_stream.py").write_text(SKIPS)
    assert run(suite, "-m", "not broker")[0] == pytest.ExitCode.OK
