"""The workers of the answering job, made from settings."""

from contextlib import AsyncExitStack

from streams import asking, compose
from streams.answerer.job import REPLYING, answering
from streams.carry import Counter
from streams.connection import Connection
from streams.settings import Settings


def answerer(settings: Settings, connection: Connection, count: Counter) -> compose.Worker:
    """Return a worker that owns packets, questions and replies, and rules them."""
    return compose.owner(answering(*guarded_values(settings)), settings, connection, count)


def replier(settings: Settings, connection: Connection, count: Counter) -> compose.Worker:
    """Return a worker that asks about questions."""
    opened = AsyncExitStack()
    stage = asking.stage_of(REPLYING, settings, connection, opened)
    return compose.asker(REPLYING, stage, opened, settings, connection, count)


def guarded_values(settings: Settings) -> tuple[str, ...]:
    """Return what of the settings no answer may show: keys, addresses, paths; a plain word is none of them."""
    secrets = (settings.anthropic_api_key, settings.sasl_password)
    paths = (settings.ssl_cafile, settings.ssl_certfile, settings.ssl_keyfile, settings.data_dir)
    plain = (settings.bootstrap, settings.base_url, settings.sasl_username, *settings.uri_prefixes)
    values = [secret.get_secret_value() for secret in secrets if secret]
    found = (*values, *(str(path) for path in paths if path), *plain)
    return tuple(value for value in found if value and not value.isalpha())
