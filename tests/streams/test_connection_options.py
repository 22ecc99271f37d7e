"""What a connection hands to each kind of client."""

import ssl

import pytest
from faust.auth import SASLCredentials, SSLCredentials
from pydantic import SecretStr, ValidationError

from streams.connection import Connection

PASSWORD = SecretStr("tomato-7")


def test_plain_needs_nothing_but_the_address() -> None:
    connection = Connection(bootstrap="one:9092,two:9093")
    assert connection.client_options() == {
        "bootstrap_servers": ["one:9092", "two:9093"],
        "security_protocol": "PLAINTEXT",
        "ssl_context": None,
    }
    assert connection.faust_options() == {
        "broker": ["kafka://one:9092", "kafka://two:9093"],
        "broker_credentials": None,
    }


def test_login_without_encryption() -> None:
    connection = Connection(
        bootstrap="one:9092", security_protocol="SASL_PLAINTEXT", sasl_username="ada", sasl_password=PASSWORD
    )
    options = connection.client_options()
    assert options["sasl_mechanism"] == "PLAIN"
    assert options["sasl_plain_username"] == "ada"
    assert options["sasl_plain_password"] == "tomato-7"  # noqa: S105 - made up
    assert options["ssl_context"] is None
    credentials = connection.faust_options()["broker_credentials"]
    assert isinstance(credentials, SASLCredentials)
    assert credentials.protocol.value == "SASL_PLAINTEXT"
    assert (credentials.username, credentials.password) == ("ada", "tomato-7")


def test_encryption_checks_the_cluster_s_certificate_and_name() -> None:
    connection = Connection(bootstrap="one:9092", security_protocol="SSL")
    context = connection.client_options()["ssl_context"]
    assert isinstance(context, ssl.SSLContext)
    assert context.verify_mode is ssl.CERT_REQUIRED
    assert context.check_hostname
    assert isinstance(connection.faust_options()["broker_credentials"], SSLCredentials)


def test_login_over_encryption() -> None:
    connection = Connection(
        bootstrap="one:9092",
        security_protocol="SASL_SSL",
        sasl_mechanism="SCRAM-SHA-512",
        sasl_username="ada",
        sasl_password=PASSWORD,
    )
    assert connection.client_options()["sasl_mechanism"] == "SCRAM-SHA-512"
    credentials = connection.faust_options()["broker_credentials"]
    assert credentials.protocol.value == "SASL_SSL"
    assert credentials.mechanism.value == "SCRAM-SHA-512"
    assert isinstance(credentials.ssl_context, ssl.SSLContext)


def test_the_password_is_not_printed() -> None:
    connection = Connection(
        bootstrap="one:9092", security_protocol="SASL_SSL", sasl_username="ada", sasl_password=PASSWORD
    )
    assert "tomato" not in f"{connection!r} {connection} {connection.model_dump()} {connection.model_dump_json()}"


@pytest.mark.parametrize(
    "fields",
    [
        {"security_protocol": "SASL_SSL"},
        {"security_protocol": "SASL_SSL", "sasl_username": "ada"},
        {"security_protocol": "PLAINTEXT", "sasl_username": "ada", "sasl_password": "tomato-7"},
        {"security_protocol": "PLAINTEXT", "ssl_cafile": "ca.pem"},
        {"security_protocol": "SSL", "ssl_keyfile": "key.pem"},
        {"security_protocol": "TLS"},
        {"bootstrap": "one"},
        {"bootstrap": ""},
        {"sasl_usename": "ada"},
    ],
)
def test_what_would_be_ignored_or_cannot_work_is_refused_without_the_password(fields: dict[str, str]) -> None:
    with pytest.raises(ValidationError) as refused:
        Connection.model_validate({"bootstrap": "one:9092", **fields})
    assert "tomato" not in str(refused.value)
