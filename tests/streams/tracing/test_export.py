"""Spans are exported where the extra is installed; the broker tests see them come."""

import sys

import pytest

from streams.settings import SettingsError
from streams.tracing_export import export_spans


def test_without_the_extra_the_setting_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(SettingsError, match=r"sourcebind\[tracing\]"):
        export_spans()
