"""Settings by command line, environment and file, in this order; what is wrong is named without its value."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from streams.settings import SettingsError, read_settings


@pytest.fixture(autouse=True)
def nothing_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("SOURCEBIND_BOOTSTRAP", "SOURCEBIND_PREFIX", "SOURCEBIND_CONFIG", "ANTHROPIC_API_KEY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    yield


def wrong(**given: object) -> str:
    with pytest.raises(SettingsError) as told:
        read_settings(**given)
    return str(told.value)


def test_the_command_line_stands_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sourcebind.toml").write_text('prefix = "file"\nmodel = "file"\nbase_url = "file"\n')
    monkeypatch.setenv("SOURCEBIND_PREFIX", "environment")
    monkeypatch.setenv("SOURCEBIND_MODEL", "environment")
    settings = read_settings(prefix="given")
    assert (settings.prefix, settings.model, settings.base_url) == ("given", "environment", "file")


def test_another_file_may_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.toml").write_text('prefix = "mine"\n')
    monkeypatch.setenv("SOURCEBIND_CONFIG", "mine.toml")
    assert read_settings().prefix == "mine"


def test_a_named_file_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCEBIND_CONFIG", "nope.toml")
    assert "nope.toml" in wrong()


def test_prefixes_are_separated_by_spaces_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCEBIND_URI_PREFIXES", "file:///srv/ s3://theses/")
    assert read_settings().uri_prefixes == ("file:///srv/", "s3://theses/")


def test_prefixes_are_a_list_in_the_file(tmp_path: Path) -> None:
    (tmp_path / "sourcebind.toml").write_text('uri_prefixes = ["file:///srv/"]\n')
    assert read_settings().uri_prefixes == ("file:///srv/",)


def test_an_unknown_setting_in_the_file(tmp_path: Path) -> None:
    (tmp_path / "sourcebind.toml").write_text('bootsrap = "kafka:9092"\n')
    assert wrong() == "bootsrap is no setting"


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    (tmp_path / "sourcebind.toml").write_text("prefix: mine\n")
    assert "sourcebind.toml is no TOML" in wrong()


def test_a_value_that_cannot_be_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCEBIND_PROVIDER", "sk-secret")
    told = wrong()
    assert "provider" in told
    assert "sk-secret" not in told


def test_an_address_without_a_port() -> None:
    assert wrong(bootstrap="kafka") == "setting bootstrap: must be host:port, several separated by commas"


def test_a_login_that_would_not_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCEBIND_SASL_USERNAME", "ada")
    assert "PLAINTEXT does not use sasl_username" in wrong(bootstrap="kafka:9092")


def test_the_key_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", "sk-secret")
    settings = read_settings()
    assert settings.anthropic_api_key
    assert "sk-secret" not in repr(settings)
