"""A command is run against a rehearsal server, by settings that it reads anyway."""

import json
import subprocess
import sys
from pathlib import Path

TALK = """
import sys, urllib.error, urllib.request
from streams.settings import Settings
settings = Settings()
assert settings.provider == "anthropic" and settings.anthropic_api_key is None
try:
    urllib.request.urlopen(settings.base_url + "/v1/messages", data=b"{}")
except urllib.error.HTTPError as error:
    sys.exit(error.code - 500)
"""


def test_it_has_the_servers_address_and_no_key_and_its_exit_code_is_passed_on(tmp_path: Path) -> None:
    script = tmp_path / "script.json"
    script.write_text(json.dumps([{"status": 529}]))
    done = subprocess.run(
        [sys.executable, "-m", "streams.testing", "--script", str(script), sys.executable, "-c", TALK],
        env={"ANTHROPIC_API_KEY": "sk-secret"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 29, done.stderr
    assert "asked 1 times" in done.stderr


def test_without_a_command_it_says_so() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "streams.testing"], capture_output=True, text=True, check=False,
        cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert done.returncode == 2
    assert "no command" in done.stderr
