"""A worker inside a command may end the process at once: the command says why, and how to go on."""

import subprocess
import sys
from pathlib import Path

from streams.fatal import EXIT_FATAL

CODE = """
from streams.cli.logs import log_fatal
from streams.fatal import exit_now
log_fatal()
exit_now("the process stood still for 9 s")
"""


def test_a_fatal_end_names_its_reason_and_the_command_that_goes_on() -> None:
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", CODE, "bind", "my refs.bib", "papers"]
    ended = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert ended.returncode == EXIT_FATAL
    assert ended.stdout == ""
    assert ended.stderr.splitlines() == [
        "exit 70: the process stood still for 9 s",
        "nothing is lost; to go on: -c bind 'my refs.bib' papers",
    ]
