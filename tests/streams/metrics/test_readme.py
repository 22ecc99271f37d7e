"""The README shows the metrics that there are."""

from pathlib import Path

from streams.metrics.__main__ import rows

README = Path(__file__).parents[3] / "README.md"


def test_the_table_of_metrics_is_that_of_the_code() -> None:
    shown = README.read_text(encoding="utf-8").partition("<!-- metrics -->\n")[2].partition("\n\n")[0]
    assert shown.splitlines() == list(rows())
