"""What a command says while a provider gives no answer."""

import pytest

from schemas import Failure, Outcome, ProviderReason
from streams.cli.errors import ProviderError
from streams.cli.progress import looking
from streams.run_watch import RunWatch


class Said(RunWatch):
    """A watch that has read this: sources that are pending, and why nobody answered about them."""

    def __init__(self, **reasons: ProviderReason) -> None:
        self.failures = {source: failure(source, reason) for source, reason in reasons.items()}
        self._outcomes = {source.encode(): pending(source) for source in reasons}


def pending(source: str) -> Outcome:
    return Outcome(run_id="thesis", source_id=source, upload_revision=1, state="pending", reason="will_ask_again")


def failure(source: str, reason: ProviderReason) -> Failure:
    return Failure(source_id=source, claim_key="0" * 64, reason=reason)


def test_each_reason_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    with looking(2) as look:
        look(Said(a="provider_timeout", b="provider_timeout"))
        look(Said(a="provider_timeout"))
        look(Said(a="provider_overloaded"))
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("2 sources: the provider did not answer in time")
    assert second.startswith("1 sources: the provider is overloaded")


def test_a_key_that_is_refused_ends_the_wait() -> None:
    with looking() as look, pytest.raises(ProviderError, match="refuses ANTHROPIC_API_KEY"):
        look(Said(a="provider_unauthorized"))


def test_nothing_is_drawn_where_nobody_looks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    with looking(3) as look:
        look(Said())
    assert capsys.readouterr() == ("", "")
