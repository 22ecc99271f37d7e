"""Write Grafana's JSON: python -m deploy.dashboards [FOLDER]."""

import sys
from pathlib import Path

from grafana_foundation_sdk.cog.encoder import JSONEncoder

from deploy.dashboards import BOARDS
from deploy.dashboards.panel import Board, dashboard

FOLDER = Path(__file__).parents[1] / "grafana" / "dashboards"


def to_text(board: Board) -> str:
    """Return a dashboard as it is checked in."""
    return JSONEncoder(sort_keys=True, indent=2).encode(dashboard(board).build()) + "\n"


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for board in BOARDS:
        (folder / f"{board.uid}.json").write_text(to_text(board), encoding="utf-8")
