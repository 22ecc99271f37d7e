"""What one file may cost is set as everything else is."""

from pathlib import Path

import pytest

from streams.limits import Limits
from streams.settings import CONFIG_VARIABLE, SettingsError, read_settings


@pytest.fixture(autouse=True)
def nothing_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "sourcebind.toml"
    file.write_text("", encoding="utf-8")
    monkeypatch.setenv(CONFIG_VARIABLE, str(file))
    return file


def test_by_default_they_are_those_of_the_pool() -> None:
    assert read_settings().limits == Limits()


def test_a_variable_sets_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCEBIND_LIMITS__PAGES", "800")
    monkeypatch.setenv("SOURCEBIND_LIMITS__SECONDS", "12.5")
    assert read_settings().limits == Limits(pages=800, seconds=12.5)


def test_the_file_sets_one(nothing_set: Path) -> None:
    nothing_set.write_text("[limits]\nbytes = 1000\nfetch_seconds = 3\n", encoding="utf-8")
    assert read_settings().limits == Limits(bytes=1000, fetch_seconds=3)


@pytest.mark.parametrize(("name", "value"), [("PAGES", "0"), ("MEMORY", "1"), ("SECONDS", "soon"), ("COST", "1")])
def test_what_is_no_limit_is_refused(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"SOURCEBIND_LIMITS__{name}", value)
    with pytest.raises(SettingsError, match=name.lower()):
        read_settings()


def test_languages_are_separated_by_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCEBIND_OCR", "deu eng")
    assert read_settings().ocr == ("deu", "eng")
