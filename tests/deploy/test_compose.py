"""The compose file is what Docker's own reader takes."""

import json

import pytest

from tests.deploy.tools import DEPLOY, run, tool

FILE = DEPLOY / "compose.yaml"


@pytest.mark.ops
def test_docker_takes_it() -> None:
    printed = run(tool("docker-compose"), "--file", FILE, "--profile", "*", "config", "--format", "json")
    services = json.loads(printed)["services"]
    assert services["proposer"]["environment"]["SOURCEBIND_BOOTSTRAP"] == "kafka:9092"
    assert services["assessor"]["profiles"] == ["verify"]
    assert services["kafka"]["environment"]["KAFKA_AUTO_CREATE_TOPICS_ENABLE"] == "false"
