"""Settings by environment and file."""

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from streams.connection import Connection
from streams.limits import Limits
from streams.operate_settings import OperateSettings
from streams.provider_settings import ProviderSettings

#: The file is looked for in the working directory, unless this variable names another.
CONFIG_VARIABLE = "SOURCEBIND_CONFIG"
DEFAULT_FILE = "sourcebind.toml"


#: What a setting looks like whose pattern says it to programs only.
LOOKS = {
    "bootstrap": "host:port, several separated by commas",
    "prefix": "lower-case letters, digits, dots and dashes",
}


class SettingsError(Exception):
    """Settings are wrong; the text says which, and nothing of their values."""


def default_data_dir() -> Path:
    """Return where the embedded broker keeps its data: the XDG data folder of the user."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sourcebind"


class Settings(ProviderSettings, OperateSettings):
    """What a process is told from outside: ``SOURCEBIND_*`` variables first, then ``sourcebind.toml``.

    Without a bootstrap address the embedded broker is used, and its data kept in ``data_dir``.
    """

    model_config = SettingsConfigDict(
        env_prefix="SOURCEBIND_", env_nested_delimiter="__", extra="forbid", frozen=True, hide_input_in_errors=True
    )

    bootstrap: str = ""
    security_protocol: Literal["PLAINTEXT", "SSL", "SASL_PLAINTEXT", "SASL_SSL"] = "PLAINTEXT"
    sasl_mechanism: Literal["PLAIN", "SCRAM-SHA-256", "SCRAM-SHA-512"] = "PLAIN"
    sasl_username: str | None = None
    sasl_password: SecretStr | None = None
    ssl_cafile: Path | None = None
    ssl_certfile: Path | None = None
    ssl_keyfile: Path | None = None

    #: Stands before every topic's and group's name.
    prefix: str = Field(default="sourcebind", pattern=r"^[a-z0-9.-]+$")
    data_dir: Path = Field(default_factory=default_data_dir)

    #: Only what lies below one of these is read, such as ``file:///srv/uploads/`` or ``s3://bucket/theses/``; in the
    #: variable they are separated by spaces.
    uri_prefixes: Annotated[tuple[str, ...], NoDecode] = ()
    #: Of one file: ``SOURCEBIND_LIMITS__PAGES=800``, or ``pages = 800`` below ``[limits]`` in the file.
    limits: Limits = Limits()
    #: Languages in which scans without text are recognised, by Tesseract's names, such as ``deu eng``; none: they are
    #: told as unreadable.
    ocr: Annotated[tuple[str, ...], NoDecode] = ()

    @field_validator("uri_prefixes", "ocr", mode="before")
    @classmethod
    def _separate(cls, value: Any) -> Any:
        return tuple(value.split()) if isinstance(value, str) else value

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Read what the caller gives first, then the environment, then the file."""
        file = Path(os.environ.get(CONFIG_VARIABLE, DEFAULT_FILE))
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, toml_file=file)

    def connection(self, bootstrap: str = "") -> Connection:
        """Return how clients reach the cluster, or the broker at another address."""
        fields = set(Connection.model_fields) - {"bootstrap"}
        return Connection(bootstrap=bootstrap or self.bootstrap, **{name: getattr(self, name) for name in fields})


def read_settings(**given: Any) -> Settings:
    """Return the settings: those given here first, then the environment's, then the file's.

    Raises:
        SettingsError: one is wrong or unknown, two contradict each other, or the file cannot be read.
    """
    file = os.environ.get(CONFIG_VARIABLE)
    if file and not Path(file).is_file():
        raise SettingsError(f"{CONFIG_VARIABLE} names {file}, and there is no such file")
    try:
        settings = Settings(**given)
        if settings.bootstrap:
            settings.connection()
    except ValidationError as error:
        raise SettingsError("\n".join(map(_said, error.errors(include_input=False)))) from None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"{file or DEFAULT_FILE} is no TOML: {error}") from None
    return settings


def _said(error: Any) -> str:
    name = ".".join(map(str, error["loc"]))
    if error["type"] == "extra_forbidden":
        return f"{name} is no setting"
    look = LOOKS.get(name) if error["type"] == "string_pattern_mismatch" else None
    text = f"must be {look}" if look else error["msg"].removeprefix("Value error, ")
    return f"setting {name}: {text}" if name else text
