"""A rehearsal is scripted by a file: one step a request, and the last one goes on."""

from itertools import islice
from pathlib import Path

import pytest
from pydantic import ValidationError

from streams.testing.rehearsal_script import Step, read_script, steps


def test_a_script_is_a_list_of_steps(tmp_path: Path) -> None:
    path = tmp_path / "script.json"
    path.write_text('[{"status": 529, "error": "overloaded_error", "times": 2}, {"say": "lies"}]', encoding="utf-8")
    assert read_script(path) == (Step(status=529, error="overloaded_error", times=2), Step(say="lies"))


def test_a_step_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "script.json"
    path.write_text('[{"say": "anything"}]', encoding="utf-8")
    with pytest.raises(ValidationError):
        read_script(path)


def test_steps_follow_each_other_and_the_last_goes_on() -> None:
    script = (Step(status=500, times=2), Step(say="lies"))
    assert [step.say for step in islice(steps(script), 5)] == ["honest", "honest", "lies", "lies", "lies"]


def test_without_a_script_the_server_is_honest() -> None:
    assert list(islice(steps(()), 2)) == [Step(), Step()]
