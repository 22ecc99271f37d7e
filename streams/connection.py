"""How every client reaches the cluster."""

import ssl
from pathlib import Path
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, SecretStr, model_validator


class Connection(BaseModel):
    """A cluster's address and what it asks of those who come in.

    Attributes:
        bootstrap: One or more `host:port`, separated by commas.
        security_protocol: Whether the way is encrypted (SSL) and whether clients log in (SASL).
        sasl_mechanism: How they log in.
        sasl_username: As whom.
        sasl_password: With what; never printed.
        ssl_cafile: Whom to trust (PEM); the system's authorities by default.
        ssl_certfile: The client's own certificate (PEM), where the cluster wants one.
        ssl_keyfile: Its key (PEM), if the certificate's file does not hold it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    bootstrap: str = Field(pattern=r"^[^\s,]+:\d+(,[^\s,]+:\d+)*$")
    security_protocol: Literal["PLAINTEXT", "SSL", "SASL_PLAINTEXT", "SASL_SSL"] = "PLAINTEXT"
    sasl_mechanism: Literal["PLAIN", "SCRAM-SHA-256", "SCRAM-SHA-512"] = "PLAIN"
    sasl_username: str | None = None
    sasl_password: SecretStr | None = None
    ssl_cafile: Path | None = None
    ssl_certfile: Path | None = None
    ssl_keyfile: Path | None = None

    @property
    def servers(self) -> list[str]:
        """Each `host:port`."""
        return self.bootstrap.split(",")

    @property
    def encrypted(self) -> bool:
        """Whether TLS is spoken."""
        return self.security_protocol.endswith("SSL")

    @property
    def logs_in(self) -> bool:
        """Whether clients give a name and a password."""
        return self.security_protocol.startswith("SASL")

    @model_validator(mode="after")
    def _agrees(self) -> Self:
        """Refuses what would be ignored: a password over a connection that sends none hides an open door."""
        login = self.sasl_username, self.sasl_password
        if self.logs_in and None in login:
            raise ValueError(f"{self.security_protocol} needs sasl_username and sasl_password")
        if not self.logs_in and login != (None, None):
            raise ValueError(f"{self.security_protocol} does not use sasl_username and sasl_password")
        if not self.encrypted and (self.ssl_cafile or self.ssl_certfile or self.ssl_keyfile):
            raise ValueError(f"{self.security_protocol} does not use ssl_cafile, ssl_certfile and ssl_keyfile")
        if self.ssl_keyfile and not self.ssl_certfile:
            raise ValueError("ssl_keyfile needs ssl_certfile")
        return self

    def client_options(self) -> dict[str, Any]:
        """Keyword arguments for aiokafka's producer, consumer and admin client. They hold the password.

        Raises:
            OSError: A file of certificates cannot be read, or is none.
        """
        options = {
            "bootstrap_servers": self.servers,
            "security_protocol": self.security_protocol,
            "ssl_context": self._ssl_context(),
        }
        return {**options, **self._login()}

    def faust_options(self) -> dict[str, Any]:
        """Keyword arguments for `faust.App`. They hold the password.

        Raises:
            OSError: A file of certificates cannot be read, or is none.
        """
        return {
            "broker": [f"kafka://{server}" for server in self.servers],
            "broker_credentials": self._faust_credentials(),
        }

    def _login(self) -> dict[str, str | None]:
        if self.sasl_password is None:
            return {}
        return {
            "sasl_mechanism": self.sasl_mechanism,
            "sasl_plain_username": self.sasl_username,
            "sasl_plain_password": self.sasl_password.get_secret_value(),
        }

    def _ssl_context(self) -> ssl.SSLContext | None:
        if not self.encrypted:
            return None
        context = ssl.create_default_context(cafile=self.ssl_cafile)
        if self.ssl_certfile:
            context.load_cert_chain(self.ssl_certfile, self.ssl_keyfile)
        return context

    def _faust_credentials(self) -> Any:
        from faust.auth import SASLCredentials, SSLCredentials  # noqa: PLC0415 - a plain client needs no Faust

        context = self._ssl_context()
        if self.sasl_password is None:
            return SSLCredentials(context) if context else None
        return SASLCredentials(
            username=self.sasl_username,
            password=self.sasl_password.get_secret_value(),
            ssl_context=context,
            mechanism=self.sasl_mechanism,
        )
