"""Who is asked, and on what terms, made from settings."""

from contextlib import AsyncExitStack

from streams.connection import Connection
from streams.job.terms import Asked, Terms, Trial
from streams.ledger import Ledger
from streams.proposer_stage import ProposerStage
from streams.providers.budget import WallClock
from streams.providers.local import LocalProvider
from streams.providers.once import Once
from streams.providers.pace import Pace
from streams.providers.prompt import DEFAULT_MODEL, PROMPT_VERSION, SYSTEM, prompt_version
from streams.providers.provider import Provider
from streams.settings import Settings, SettingsError

LOCAL = Asked(LocalProvider.model, LocalProvider.prompt_version)


def asked(settings: Settings) -> Asked:
    """Return who is asked, without a client at hand: a model if one was chosen, or if there is a key for one."""
    chosen = settings.provider == "anthropic"
    if chosen or (settings.provider == "auto" and settings.anthropic_api_key is not None):
        return Asked(settings.model or DEFAULT_MODEL, PROMPT_VERSION)
    return LOCAL


def terms(settings: Settings) -> Terms:
    """Return on what terms is asked.

    Raises:
        SettingsError: the trial's prompt cannot be read, or it is a trial of the live proposer.
    """
    return Terms(usd_per_run=settings.usd_per_run, trial=_trial(settings))


def _trial(settings: Settings) -> Trial | None:
    if not settings.trial_share:
        return None
    other = _on_trial(settings)
    if other == asked(settings):
        raise SettingsError("setting trial_share: the trial is of the live proposer; set trial_model or trial_prompt")
    return Trial(other, settings.trial_share)


def _on_trial(settings: Settings) -> Asked:
    if settings.trial_model == LOCAL.model:
        return LOCAL
    model = settings.trial_model or settings.model or DEFAULT_MODEL
    return Asked(model, prompt_version(_system(settings)))


def _system(settings: Settings) -> str:
    if settings.trial_prompt is None:
        return SYSTEM
    try:
        return settings.trial_prompt.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"setting trial_prompt: {settings.trial_prompt} cannot be read: {error}") from None


def stage(settings: Settings, connection: Connection, opened: AsyncExitStack) -> ProposerStage:
    """Return the stage that asks.

    Args:
        settings: of the worker.
        connection: to the cluster.
        opened: is given what is to be closed when the stage is no longer used.

    Raises:
        SettingsError: the trial's prompt cannot be read, or it is a trial of the live proposer.
    """
    trial, pace = _trial(settings), Pace(WallClock(), settings.calls_per_minute)
    live = Once(_provider(settings, asked(settings), SYSTEM, pace, opened))
    other = Once(_provider(settings, trial.asked, _system(settings), pace, opened)) if trial else None
    if settings.usd_per_day is None:
        return ProposerStage(live, trial=other)
    ledger = Ledger(connection, settings.prefix, settings.usd_per_day)
    opened.push_async_callback(ledger.stop)
    return ProposerStage(live, trial=other, spending=ledger.spending, books=ledger)


def _provider(settings: Settings, who: Asked, system: str, pace: Pace, opened: AsyncExitStack) -> Provider:
    if who == LOCAL:
        return LocalProvider()
    from streams.providers.claude import AnthropicProvider  # noqa: PLC0415 - a second that others need not wait

    key = settings.anthropic_api_key
    provider = AnthropicProvider(
        key.get_secret_value() if key else "",
        model=who.model,
        system=system,
        base_url=settings.base_url or None,
        pace=pace,
    )
    opened.push_async_callback(provider.close)
    return provider
