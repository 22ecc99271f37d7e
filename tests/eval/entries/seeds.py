"""Randomness that repeats: every draw comes from a generator named by what it is for."""

from __future__ import annotations

import random


def generator(*names: object) -> random.Random:
    """A generator of its own for each purpose, so that one more draw here shifts nothing there."""
    return random.Random("|".join(map(str, names)))  # noqa: S311 - repeatable text, nothing secret
