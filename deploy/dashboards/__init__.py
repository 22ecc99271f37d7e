"""Grafana dashboards as code; `make dashboards` writes their JSON."""

from deploy.dashboards.panel import Board, Panel, Query
from deploy.dashboards.pipeline import PIPELINE
from deploy.dashboards.provider import PROVIDER
from deploy.dashboards.refusals import REFUSALS
from deploy.dashboards.verify_answer import VERIFY_ANSWER

__all__ = ["BOARDS", "Board", "Panel", "Query"]

BOARDS = (REFUSALS, PIPELINE, PROVIDER, VERIFY_ANSWER)
