"""Empties what gates keep before a mutant's tests.

Each mutant's process is forked from one that has run all tests; what was kept there would answer in its place.
"""

import os
import sys

import pytest

from gates.kept import Kept


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    if "MUTANT_UNDER_TEST" in os.environ:  # set by mutmut
        forget()


def forget() -> None:
    """Empty every cache of the gates."""
    modules = [module for name, module in sys.modules.items() if name.startswith("gates.")]
    for value in [value for module in modules for value in vars(module).values()]:
        if isinstance(value, Kept):
            value.forget()
        elif clear := getattr(value, "cache_clear", None):
            clear()
