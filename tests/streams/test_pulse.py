"""A process that was suspended ends as it wakes, before it can do harm."""

import signal
import subprocess
import sys
import time

from streams.fatal import EXIT_FATAL
from streams.pulse import Pulse

SLEEPER = """
import time
from streams.pulse import Pulse
Pulse(1.0).start()
print("beating", flush=True)
time.sleep(60)
"""


def test_a_suspended_process_ends_when_it_goes_on() -> None:
    with subprocess.Popen([sys.executable, "-c", SLEEPER], stdout=subprocess.PIPE, text=True) as sleeper:
        assert sleeper.stdout
        assert sleeper.stdout.readline() == "beating\n"
        sleeper.send_signal(signal.SIGSTOP)
        time.sleep(2)  # longer than its session
        sleeper.send_signal(signal.SIGCONT)
        assert sleeper.wait(30) == EXIT_FATAL


def test_the_last_beat_is_looked_at_before_a_row_is_written() -> None:
    reasons: list[str] = []
    Pulse(-1, reasons.append).check()
    assert "stood still" in reasons[0]
    Pulse(3600, reasons.append).check()
    assert len(reasons) == 1
