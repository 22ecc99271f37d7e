"""The command line on the embedded broker: nobody else is there, so each command does its whole work."""

from pathlib import Path

import pytest
from typer.testing import Result

from tests.streams.command_line import lines, sourcebind


class Data:
    """Commands on one data directory."""

    def __init__(self, folder: Path) -> None:
        self.samples = folder / "samples"
        self._data = folder / "data"

    def __call__(self, *args: str | Path) -> Result:
        return sourcebind("--data-dir", self._data, *args)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Data:
    return Data(tmp_path_factory.mktemp("embedded"))


@pytest.fixture(scope="module")
def demo(data: Data) -> Result:
    return data("demo", data.samples)


def changed(text: str) -> list[str]:
    return [line for line in lines(text.partition("Changed")[2]) if "Teil-" in line]


def test_the_demo_shows_a_correction_without_a_question(demo: Result) -> None:
    assert demo.exit_code == 0
    bound, withdrawn = changed(demo.stdout)
    assert bound.endswith("bound")
    assert "Teil-2.pdf" in bound
    assert withdrawn.endswith("withdrawn: number_contradicted")
    assert "Teil-3.pdf" in withdrawn
    assert lines(demo.stdout)[-1].startswith("batches asked: 0")


def test_the_correction_stands_for_later_commands(data: Data, demo: Result) -> None:
    assert demo.exit_code == 0
    shown = data("verdicts", "demo", "--withdrawn")
    assert "withdrawn: number_contradicted" in shown.stdout


def test_why_says_what_the_readme_shows(data: Data, demo: Result) -> None:
    assert demo.exit_code == 0
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    shown = readme.partition("<!-- why -->\n```\n")[2].partition("\n```")[0].splitlines()
    said = lines(data("why", "demo", "handbuch").stdout)
    assert len(shown) > 5
    assert [line for line in shown if line not in said] == ["  ..."]


def test_a_correction_is_carried_out_at_once(data: Data, demo: Result) -> None:
    assert demo.exit_code == 0
    back = data("correct", "demo", "handbuch", "title=Handbuch der Gewässerkunde, Teil 3: Stehende Gewässer")
    assert back.exit_code == 0
    withdrawn, bound = changed(back.stdout)
    assert "Teil-3.pdf" in bound
    assert bound.endswith("bound")
    assert "Teil-2.pdf" in withdrawn
    again = data("correct", "demo", "handbuch", "title=Handbuch der Gewässerkunde, Teil 3: Stehende Gewässer")
    assert again.stderr == "no verdict changed\n"


def test_a_second_demo_begins_anew(data: Data, demo: Result) -> None:
    again = data("demo", data.samples)
    assert without_batches(again) == without_batches(demo)


def without_batches(result: Result) -> list[str]:
    """What was printed but for the number of batches, which depends on how fast the cards came."""
    return [line for line in lines(result.stdout) if "provider calls" not in line]


def test_a_run_that_is_forgotten_is_not_there(data: Data, demo: Result) -> None:
    assert demo.exit_code == 0
    assert data("forget", "demo", "--yes").exit_code == 0
    gone = data("verdicts", "demo")
    assert gone.exit_code == 2
    assert "no run is named 'demo'" in gone.stderr
