"""The Helm chart renders to what Kubernetes, KEDA and the Prometheus operator take."""

import json
from pathlib import Path

import pytest
import yaml

from tests.deploy.tools import CHART, ROOT, need_ops, run, tool

#: The newest Kubernetes whose schemas are at hand.
KUBERNETES = "1.37"
VALUES: dict[str, tuple[str, ...]] = {
    "defaults": (),
    "everything": ("--values", str(CHART / "ci/everything-values.yaml")),
}
#: Of operators, not of Kubernetes.
CUSTOM = {"ScaledObject", "TriggerAuthentication", "PodMonitor", "PrometheusRule"}


def rendered(values: str) -> str:
    return run(tool("helm"), "template", "thesis", CHART, "--kube-version", KUBERNETES, *VALUES[values])


@pytest.fixture(scope="module")
def schemas(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Kubernetes' schemas as files that refer to each other: they name each other by addresses that nobody serves."""
    need_ops("Kubernetes' schemas")
    package = next((ROOT / ".venv-ops").glob("lib/python*/site-packages/kubernetes_validate"))
    folder = tmp_path_factory.mktemp("schemas")
    for file in (package / "kubernetes-json-schema" / f"v{KUBERNETES}.0-local-strict").glob("*.json"):
        schema = json.loads(file.read_text(encoding="utf-8").replace("/api/_definitions.json#", "_definitions.json#"))
        schema.pop("$id", None)
        (folder / file.name).write_text(json.dumps(schema), encoding="utf-8")
    return folder


@pytest.mark.ops
@pytest.mark.parametrize("values", VALUES)
def test_helm_finds_no_fault(values: str) -> None:
    run(tool("helm"), "lint", "--strict", CHART, "--kube-version", KUBERNETES, *VALUES[values])


@pytest.mark.ops
@pytest.mark.parametrize("values", VALUES)
def test_kubernetes_takes_it(values: str, schemas: Path) -> None:
    given = rendered(values)
    place = f"{schemas}/{{{{ .ResourceKind }}}}{{{{ .KindSuffix }}}}.json"
    options = ("-strict", "-summary", "-output", "json", "-skip", ",".join(sorted(CUSTOM)), "-schema-location", place)
    summary = json.loads(run(tool("kubeconform"), *options, given=given))["summary"]
    kinds = [document["kind"] for document in yaml.safe_load_all(given) if document]
    assert summary["valid"] == len([kind for kind in kinds if kind not in CUSTOM]) > 0
    assert summary["skipped"] == len([kind for kind in kinds if kind in CUSTOM])


@pytest.mark.ops
def test_a_field_that_kubernetes_does_not_know_is_found(schemas: Path) -> None:
    given = rendered("defaults").replace("readOnlyRootFilesystem", "readOnlyRoot")
    place = f"{schemas}/{{{{ .ResourceKind }}}}{{{{ .KindSuffix }}}}.json"
    with pytest.raises(AssertionError, match="readOnlyRoot"):
        run(tool("kubeconform"), "-strict", "-schema-location", place, given=given)


@pytest.mark.ops
def test_keda_and_the_prometheus_operator_take_their_parts() -> None:
    documents = [document for document in yaml.safe_load_all(rendered("everything")) if document]
    custom = [document for document in documents if document["kind"] in CUSTOM]
    assert {document["kind"] for document in custom} == CUSTOM
    checker = ROOT / "tests" / "deploy" / "custom_resources.py"
    run(tool("python"), checker, given=json.dumps(custom))


@pytest.mark.ops
def test_spans_may_leave_where_they_are_told_to_go() -> None:
    for values, ports in (("defaults", set[int]()), ("everything", {4318})):
        documents = [document for document in yaml.safe_load_all(rendered(values)) if document]
        policies = [each["spec"] for each in documents if each["kind"] == "NetworkPolicy"]
        out = {port["port"] for policy in policies for rule in policy["egress"] for port in rule["ports"]}
        assert out - {53, 9092, 9093, 443} == ports


@pytest.mark.ops
def test_a_login_without_its_secret_is_refused() -> None:
    with pytest.raises(AssertionError, match="loginSecret is needed"):
        run(
            tool("helm"),
            "template",
            "thesis",
            CHART,
            "--set",
            "kafka.securityProtocol=SASL_SSL",
            "--kube-version",
            KUBERNETES,
        )


@pytest.mark.ops
def test_a_value_that_the_chart_does_not_know_is_refused() -> None:
    with pytest.raises(AssertionError, match="replica"):
        run(tool("helm"), "lint", CHART, "--set", "replica=3", "--kube-version", KUBERNETES)
