"""What the README shows is what is there."""

import json
import re
import subprocess
import sys
from pathlib import Path

from streams.cli.app import app
from streams.demo.samples import library, samples

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
REPORT = ROOT / "tests" / "eval" / "entries" / "report.json"
EXAMPLES = ROOT / "deploy" / "examples"


def test_each_example_stands_in_it_as_it_is() -> None:
    for example in EXAMPLES.glob("*.py"):
        assert f"```python\n{example.read_text(encoding='utf-8')}```" in README, example.name


def test_the_example_without_kafka_runs(tmp_path: Path) -> None:
    paper, refs = tmp_path / "ponds.pdf", tmp_path / "refs.bib"
    paper.write_bytes(samples()["ponds.pdf"])
    refs.write_bytes(library())
    arguments = [str(paper), str(refs), "lim2020", "A Census of Brackish Ponds"]
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "core.py"), *arguments], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[0] == "bound"
    assert "page 1" in done.stdout


def test_every_file_that_it_names_is_there() -> None:
    for path in re.findall(r"`((?:tests|deploy|streams|gates|cards|schemas)/[\w./-]+)`", README):
        assert (ROOT / path).exists(), path


def test_the_figures_of_the_gates_are_those_of_make_eval() -> None:
    for half in ("calibrate", "report"):
        figures = json.loads(REPORT.read_bytes())[half]
        columns = (
            figures[name] for name in ("pairs_tried", "wrong_unflagged", "wrong_flagged", "true_must", "true_bound")
        )
        assert f"| {half} | {' | '.join(f'{figure:,}' for figure in columns)} |" in README


def test_every_command_has_its_row() -> None:
    names = {
        command.name or command.callback.__name__.replace("_", "-")
        for command in app.registered_commands
        if command.callback
    }
    shown = set(re.findall(r"`([a-z-]+)(?: [a-z-]+)?`", README))
    assert names <= shown, names - shown
