"""Every command says what it does, and gives an example that works as it stands."""

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import shellingham
import typer

from streams.cli.app import app
from tests.streams.command_line import lines, sourcebind

ROOT: Any = typer.main.get_command(app)


def commands(group: Any, *names: str) -> Iterator[tuple[str, ...]]:
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, *names, name)
        else:
            yield (*names, name)


ALL = [(), *commands(ROOT)]


def example_of(names: tuple[str, ...]) -> str:
    (example,) = [line for line in lines(sourcebind(*names, "--help").stdout) if "Example:" in line]
    return example.partition("Example: ")[2]


@pytest.mark.parametrize("names", ALL, ids=" ".join)
def test_help_fits_a_terminal_and_says_each_option(names: tuple[str, ...]) -> None:
    result = sourcebind(*names, "--help")
    assert result.exit_code == 0
    assert max(map(len, lines(result.stdout))) <= 80


@pytest.mark.parametrize("names", ALL[1:], ids=" ".join)
def test_the_example_is_a_whole_command(
    names: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("refs.bib", "report.json", "packet.json"):
        Path(name).touch()
    Path("papers").mkdir()
    program, *words = [word for word in shlex.split(example_of(names)) if not is_variable(word)]
    assert program == "sourcebind"
    assert named(words) == names


def is_variable(word: str) -> bool:
    return word.partition("=")[0].isupper()


def named(words: list[str]) -> tuple[str, ...]:
    """Parse the words as the command line would, but run nothing."""
    context = ROOT.make_context("sourcebind", list(words))
    names: tuple[str, ...] = ()
    while hasattr(context.command, "commands"):
        name, command, rest = context.command.resolve_command(context, [*context._protected_args, *context.args])
        context = command.make_context(name, rest, parent=context)
        names = (*names, name)
    return names


def test_every_command_is_listed_with_a_whole_sentence() -> None:
    listed = sourcebind("--help").stdout
    assert "..." not in listed.replace("[ARGS]...", "")


def test_the_version_is_that_of_the_package() -> None:
    result = sourcebind("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("sourcebind 0.")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_can_be_had(shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # the processes above a test need not be a shell
    monkeypatch.setattr(shellingham, "detect_shell", lambda: (shell, f"/bin/{shell}"))
    result = sourcebind("--show-completion")
    assert result.exit_code == 0
    assert "_SOURCEBIND_COMPLETE" in result.stdout
