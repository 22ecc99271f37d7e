"""A recording of the start that fails must not stop anybody."""

from pathlib import Path

import pytest

from streams.broker.jvm import Jvm
from streams.broker.recording import with_recorded_start


def test_goes_on_without_and_does_not_try_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    no_kafka = tmp_path / "empty.jar"
    no_kafka.touch()
    jvm = Jvm((no_kafka,))
    assert with_recorded_start(jvm) == jvm
    assert "could not be recorded" in caplog.text

    steps: list[str] = []
    assert with_recorded_start(jvm, lambda step, *_: steps.append(step)) == jvm
    assert steps == []


def test_a_recording_beside_the_jars_is_used(tmp_path: Path) -> None:
    jar = tmp_path / "empty.jar"
    jar.touch()
    with_recorded_start(Jvm((jar,)))
    (recorded,) = tmp_path.glob("start-*.aot")
    recorded.write_bytes(b"recorded")
    assert with_recorded_start(Jvm((jar,))).start_options == (f"-XX:AOTCache={recorded}",)
