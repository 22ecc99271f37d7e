"""A spending limit holds a thesis back, says so, and loses nothing; a trial beside it changes no verdict."""

from collections.abc import Collection
from pathlib import Path

import pytest

from schemas import Outcome, Refusal
from streams.asking import asked
from streams.bind import Bound, bind, read_thesis
from streams.binder.layout import LAYOUT
from streams.binder.state import State
from streams.binder.trial_report import trial_reports
from streams.client import Client
from streams.connection import Connection
from streams.settings import Settings
from streams.testing.rehearsal import rehearse
from streams.testing.rehearsal_script import Step
from tests.eval.provider.thesis import write


def standing(bound: Bound) -> set[tuple[str, str]]:
    outcomes: Collection[Outcome] = bound.results.outcomes.values()
    return {(outcome.state, outcome.reason) for outcome in outcomes}


@pytest.mark.parametrize("limit", ["usd_per_day", "usd_per_run"])
async def test_what_is_held_back_is_asked_about_when_the_limit_is_raised(
    bootstrap: str, prefix: str, tmp_path: Path, limit: str
) -> None:
    connection, thesis = Connection(bootstrap=bootstrap), read_thesis(*write(tmp_path / "thesis", 4, 8), "thesis")
    settings = Settings(prefix=prefix, provider="anthropic")
    async with rehearse(touch_fails=True) as server:
        poor = settings.model_copy(update={"base_url": server.base_url, limit: 0.0})
        assert standing(await bind(poor, connection, thesis)) == {("pending", "provider_budget_spent")}
    async with rehearse() as server:
        rich = settings.model_copy(update={"base_url": server.base_url, limit: 10.0})
        said = await bind(rich, connection, thesis)
    assert {state for state, _ in standing(said)} == {"bound", "unbound"}
    assert len(server.requests) == 1


async def test_a_trial_beside_the_live_one_is_reported_and_binds_nothing(
    bootstrap: str, prefix: str, tmp_path: Path
) -> None:
    connection, thesis = Connection(bootstrap=bootstrap), read_thesis(*write(tmp_path / "thesis", 4, 8), "thesis")
    prompt = tmp_path / "prompt.txt"
    prompt.write_text("Say which source is which entry.", encoding="utf-8")
    async with rehearse(Step(when="Say which source", say="lies")) as server:
        settings = Settings(
            prefix=prefix, provider="anthropic", base_url=server.base_url, trial_share=1.0, trial_prompt=prompt
        )
        said = await bind(settings, connection, thesis)
        assert len(server.requests) == 2
    async with Client(connection, prefix) as client:
        rows = {noun: await client.latest(noun, "thesis") for noun in LAYOUT.tables}
        told = [record async for record in client.records("refusals", "thesis")]
    tables = {noun: {key: row.to_bytes() for key, row in found.items()} for noun, found in rows.items()}
    (report,) = trial_reports(State(tables, asked(settings)), "thesis")
    assert len(said.results.bound) == report.live.bound == 2
    assert report.trial.bound == 0
    assert report.trial.refused["role", "unknown_entry"] > 0
    assert report.trial.usd > 0
    assert {record.trial for record in told if isinstance(record, Refusal) and "invented" in record.entry_id} == {True}
