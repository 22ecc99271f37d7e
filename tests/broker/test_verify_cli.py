"""`sourcebind verify`: what it prints of a report, what it refuses, and that a second run asks nobody."""

import json
import uuid
from pathlib import Path

import orjson
import pytest
from typer.testing import Result

from schemas import STAGES
from tests.streams.command_line import sourcebind
from tests.streams.reports import document


class Cluster:
    """Commands on the shared broker, under names of their own."""

    def __init__(self, bootstrap: str, folder: Path) -> None:
        self.report = folder / "report.json"
        self._options = ("--bootstrap", bootstrap, "--prefix", f"t{uuid.uuid4().hex[:12]}-")

    def verify(self, text: str, *more: str) -> Result:
        self.report.write_text(text, encoding="utf-8")
        return sourcebind(*self._options, "verify", self.report, "--run", "report", *more)


@pytest.fixture(scope="module")
def cluster(bootstrap: str, tmp_path_factory: pytest.TempPathFactory) -> Cluster:
    return Cluster(bootstrap, tmp_path_factory.mktemp("report"))


def test_a_report_is_checked_and_a_second_run_asks_nobody(cluster: Cluster) -> None:
    result = cluster.verify(document())
    assert result.exit_code == 1, "without a model one claim has no support"
    assert "Report report: check complete" in result.stdout
    assert '"Mean salinity rose by 3 g/l between 2010 and 2016' in result.stdout
    assert "assessed without a model" in result.stdout
    again = orjson.loads(cluster.verify(document(), "--json").stdout)
    assert (again["kind"], again["usage"], again["quality"]["revision"]) == ("verify", [], 1)
    assert {claim["claim_id"]: claim["verdict"] for claim in again["quality"]["claims"]} == {
        "c1": "supports", "c2": "insufficient",
    }  # fmt: skip
    assert again["onward"]["sha256"] == again["quality"]["report_sha256"]


def test_a_report_that_was_published_is_not_taken(cluster: Cluster) -> None:
    result = cluster.verify(document(stages=list(STAGES)))
    assert result.exit_code == 1
    assert "not taken" in result.stderr
    assert "already_published" in result.stderr


@pytest.mark.parametrize("stages", ["all of them", ["verify"]])
def test_stages_that_are_none_are_a_fault_of_usage(cluster: Cluster, stages: object) -> None:
    result = cluster.verify(json.dumps({"stages": stages}))
    assert result.exit_code == 2
    assert "the eight stages' names" in result.stderr
