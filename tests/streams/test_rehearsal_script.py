"""A rehearsal is scripted by a file: one step a request, and the last one goes on."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from streams.testing.rehearsal_script import Script, Step, read_script


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
    script = Script((Step(status=500, times=2), Step(say="lies")))
    assert [script.step_for("anything").say for _ in range(5)] == ["honest", "honest", "lies", "lies", "lies"]


def test_a_step_may_be_meant_for_some_requests_only() -> None:
    script = Script((Step(when="Salt", status=500), Step(when="Sand", status=529), Step(when="Salt", say="lies")))
    asked = ["about Sand", "about Salt", "about Salt", "about Sand", "about Salt", "about Mud"]
    said = [script.step_for(request) for request in asked]
    assert [step.status for step in said] == [529, 500, 200, 529, 200, 200]
    assert [step.say for step in said] == ["honest", "honest", "lies", "honest", "lies", "honest"]


def test_without_a_script_the_server_is_honest() -> None:
    assert [Script(()).step_for("anything") for _ in range(2)] == [Step(), Step()]
