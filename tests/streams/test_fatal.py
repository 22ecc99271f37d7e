"""The end of a process: its code, its last words, and what they must not hold."""

import subprocess
import sys
import threading

import pytest
from aiokafka.errors import KafkaTimeoutError

from streams.fatal import EXIT_FATAL, deadline, describe
from streams.offsets import LostRecordsError

ENDS = """
import logging
from streams.fatal import exit_now
logging.basicConfig()
try:
    exit_now("offset 7 is missing")
finally:
    print("acknowledged")
"""


def test_nothing_runs_after_it_and_the_reason_is_logged() -> None:
    ended = subprocess.run([sys.executable, "-c", ENDS], capture_output=True, text=True, check=False)
    assert ended.returncode == EXIT_FATAL == 70
    assert ended.stdout == ""
    assert "offset 7 is missing" in ended.stderr


def test_a_block_that_hangs_is_ended_from_outside() -> None:
    reasons: list[str] = []
    ended = threading.Event()

    def end(reason: str) -> None:
        reasons.append(reason)
        ended.set()

    with deadline(0.01, "too long", end):
        assert ended.wait(10)
    assert reasons == ["too long"]


def test_a_block_that_ends_in_time_is_left_alone() -> None:
    before = set(threading.enumerate())
    with deadline(3600, "too long", pytest.fail):
        (timer,) = set(threading.enumerate()) - before
    assert isinstance(timer, threading.Timer)
    assert timer.finished.is_set()


def raised(error: Exception) -> Exception:
    with pytest.raises(type(error)) as caught:
        raise error
    return caught.value


def test_an_error_is_told_by_name_and_place_and_its_text_is_not() -> None:
    told = describe(raised(ValueError("what somebody wrote")))
    assert told.startswith("ValueError (test_fatal.py:")
    assert "wrote" not in told


def test_errors_that_only_name_topics_and_offsets_are_told_in_full() -> None:
    assert "no answer" in describe(raised(KafkaTimeoutError("no answer")))
    assert "cards[3]" in describe(raised(LostRecordsError("cards[3]")))
