"""Who is asked, and on what terms, made from settings."""

from contextlib import AsyncExitStack
from typing import Any

from streams.binder.job import PROPOSING
from streams.connection import Connection
from streams.job.job import Asks
from streams.job.terms import Asked, Terms, Trial
from streams.ledger import Ledger
from streams.proposer_stage import ProposerStage
from streams.provider_stage import ProviderStage
from streams.providers.budget import WallClock
from streams.providers.once import Once
from streams.providers.pace import Pace
from streams.providers.prompt import DEFAULT_MODEL, SYSTEM, prompt_version
from streams.providers.provider import A, B, Provider
from streams.settings import Settings, SettingsError

LOCAL = PROPOSING.locally


def asked(settings: Settings, asks: Asks[Any, Any] = PROPOSING) -> Asked:
    """Return who is asked, without a client at hand: a model if one was chosen, or if there is a key for one."""
    chosen = settings.provider == "anthropic"
    if chosen or (settings.provider == "auto" and settings.anthropic_api_key is not None):
        return Asked(settings.model or DEFAULT_MODEL, asks.version(asks.system))
    return asks.locally


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
    """Return the stage that asks about sources.

    Args:
        settings: of the worker.
        connection: to the cluster.
        opened: is given what is to be closed when the stage is no longer used.

    Raises:
        SettingsError: the trial's prompt cannot be read, or it is a trial of the live proposer.
    """
    trial, pace = _trial(settings), Pace(WallClock(), settings.calls_per_minute)
    live = provider(PROPOSING, settings, opened, pace)
    other = provider(PROPOSING, settings, opened, pace, trial.asked, _system(settings)) if trial else None
    return ProposerStage(live, trial=other, books=_books(PROPOSING, settings, connection, opened))


def stage_of(
    asks: Asks[B, A], settings: Settings, connection: Connection, opened: AsyncExitStack
) -> ProviderStage[B, A]:
    """Return the stage that asks, of a job without trials; see `stage`."""
    live = provider(asks, settings, opened, Pace(WallClock(), settings.calls_per_minute))
    return ProviderStage(asks, live, books=_books(asks, settings, connection, opened))


def provider(  # noqa: PLR0913, PLR0917 - two of them are a trial's only
    asks: Asks[B, A],
    settings: Settings,
    opened: AsyncExitStack,
    pace: Pace,
    who: Asked | None = None,
    system: str | None = None,
) -> Provider[B, A]:
    """Return who answers a job's questions, each batch once.

    Args:
        asks: how the job asks.
        settings: of the worker.
        opened: is given what is to be closed at the end.
        pace: when a call may begin.
        who: another than the settings name.
        system: another system prompt than the job's own.
    """
    who = who or asked(settings, asks)
    if who == asks.locally:
        return Once(asks.local)
    from streams.providers.model import ModelProvider  # noqa: PLC0415 - a second that others need not wait

    key = settings.anthropic_api_key
    model = ModelProvider(
        asks,
        key.get_secret_value() if key else "",
        model=who.model,
        system=system,
        base_url=settings.base_url or None,
        pace=pace,
    )
    opened.push_async_callback(model.close)
    return Once(model)


def _books(asks: Asks[Any, Any], settings: Settings, connection: Connection, opened: AsyncExitStack) -> Ledger | None:
    if settings.usd_per_day is None:
        return None
    ledger = Ledger(connection, settings.prefix, settings.usd_per_day, own=asks.answers, expected=asks.expected_usd)
    opened.push_async_callback(ledger.stop)
    return ledger
