"""Lets the tests import the generator as it is imported elsewhere: by its path from the top of the repository."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
