"""Tracing is off but for the tests that ask for it."""

from collections.abc import Iterator

import pytest

from tests.streams.tracing.traced import Traced, turned_on


@pytest.fixture
def traced() -> Iterator[Traced]:
    with turned_on() as it:
        yield it
