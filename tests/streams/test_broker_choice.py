"""Which broker tests run on."""

from streams.testing.broker import BrokerKind, choose_broker


def no_docker() -> str | None:
    return "nothing listens on its socket"


def docker_answers() -> str | None:
    return None


def must_not_be_asked() -> str | None:
    raise AssertionError("Docker was asked though a cluster is given")


def test_a_given_cluster_comes_first_and_docker_is_not_even_asked() -> None:
    choice = choose_broker({"SOURCEBIND_BOOTSTRAP": "kafka.example:9092"}, must_not_be_asked)
    assert choice.kind is BrokerKind.GIVEN
    assert "kafka.example:9092" in choice.why


def test_an_empty_variable_gives_no_cluster() -> None:
    assert choose_broker({"SOURCEBIND_BOOTSTRAP": ""}, docker_answers).kind is BrokerKind.CONTAINER


def test_a_container_where_docker_answers() -> None:
    assert choose_broker({}, docker_answers).kind is BrokerKind.CONTAINER


def test_the_embedded_broker_where_docker_does_not_answer_and_the_reason_is_told() -> None:
    choice = choose_broker({}, no_docker)
    assert choice.kind is BrokerKind.EMBEDDED
    assert "nothing listens on its socket" in choice.why
