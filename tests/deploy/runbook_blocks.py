"""The blocks of commands in the runbook."""

import re
from typing import NamedTuple

from tests.deploy.tools import DEPLOY

RUNBOOK = DEPLOY / "runbook.md"

_BLOCK = re.compile(r"^(?:<!-- (?P<mark>[^>]*) -->\n)?```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """Commands, and whether they are run here."""

    mark: str
    kind: str
    text: str

    @property
    def runs(self) -> bool:
        return self.mark.startswith("run")

    @property
    def alone(self) -> bool:
        """Whether no worker may run meanwhile."""
        return "workers stopped" in self.mark

    @property
    def code(self) -> int:
        return 1 if "ends with 1" in self.mark else 0


def blocks() -> list[Block]:
    """Return them in their order."""
    found = _BLOCK.finditer(RUNBOOK.read_text(encoding="utf-8"))
    return [Block(match["mark"] or "", match["kind"], match["text"]) for match in found]
