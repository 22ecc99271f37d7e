"""Reads custom resources by their operators' models: a JSON list on standard input; run in .venv-ops.

A model drops what it does not know, so what it gives back must be what it was given.
"""

import json
import sys

from cloudcoil.models.keda import v1alpha1 as keda
from cloudcoil.models.prometheus_operator import v1 as operator

MODELS = {
    "ScaledObject": keda.ScaledObject,
    "TriggerAuthentication": keda.TriggerAuthentication,
    "PodMonitor": operator.PodMonitor,
    "PrometheusRule": operator.PrometheusRule,
}

for given in json.load(sys.stdin):
    model = MODELS[given["kind"]].model_validate(given)
    taken = json.loads(model.model_dump_json(by_alias=True, exclude_unset=True))
    if taken != given:
        sys.exit(f"{given['kind']} {given['metadata']['name']}: given\n{given}\ntaken\n{taken}")
