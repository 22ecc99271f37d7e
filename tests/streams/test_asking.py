"""Who is asked, and on what terms, as the settings say."""

from pathlib import Path
from typing import Any

import pytest

from streams.asking import LOCAL, asked, terms
from streams.job.terms import Asked, Terms, Trial
from streams.providers.prompt import PROMPT_VERSION, prompt_version
from streams.settings import Settings, SettingsError

CLAUDE = Asked("claude-haiku-5-5", PROMPT_VERSION)


def settings(**given: Any) -> Settings:
    return Settings(**given)


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    monkeypatch.chdir(tmp_path)


def test_a_model_is_asked_if_it_was_chosen_or_if_there_is_a_key() -> None:
    assert asked(settings()) == LOCAL
    assert asked(settings(provider="anthropic")) == CLAUDE
    assert asked(settings(provider="anthropic", model="m")) == Asked("m", PROMPT_VERSION)


def test_a_key_in_the_environment_chooses_the_model_unless_another_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", "key")
    assert asked(settings()) == CLAUDE
    assert asked(settings(provider="local")) == LOCAL


def test_without_more_there_is_no_limit_and_no_trial() -> None:
    assert terms(settings(trial_model="claude-sonnet-5-5")) == Terms()


def test_another_model_another_prompt_or_the_local_proposer_are_on_trial(tmp_path: Path) -> None:
    prompt = tmp_path / "prompt.txt"
    prompt.write_text("Say which is which.", encoding="utf-8")
    model, text, local = (
        terms(settings(provider="anthropic", trial_share=0.25, usd_per_run=2.0, **trial))
        for trial in ({"trial_model": "m"}, {"trial_prompt": prompt}, {"trial_model": "local"})
    )
    assert model == Terms(2.0, Trial(Asked("m", PROMPT_VERSION), 0.25))
    assert text == Terms(2.0, Trial(Asked(CLAUDE.model, prompt_version("Say which is which.")), 0.25))
    assert local == Terms(2.0, Trial(LOCAL, 0.25))


@pytest.mark.parametrize("trial", [{}, {"trial_model": "claude-haiku-5-5"}, {"trial_prompt": Path("nowhere.txt")}])
def test_a_trial_of_the_live_proposer_or_without_its_prompt_is_refused(trial: dict[str, Any]) -> None:
    with pytest.raises(SettingsError, match="trial_"):
        terms(settings(provider="anthropic", trial_share=1.0, **trial))
