"""Watches a Faust app from beside: what it does not do itself when it is stuck is to end."""

import asyncio
import time

from streams.fatal import Exit, describe
from streams.faust_app import GuardedApp
from streams.timing import Timing

#: Seconds between two looks.
INTERVAL = 1.0


async def watch(app: GuardedApp, timing: Timing, ends: Exit) -> None:
    """End the process when the app crashed, hangs in a recovery, or stopped committing without a word.

    Args:
        app: running, or about to start.
        timing: how long it may take.
        ends: ends the process.
    """
    app.ready_at = time.monotonic()
    while True:
        now = time.monotonic()
        if app.ready:
            app.ready_at = now
        if app.crashed:
            ends(f"Faust crashed: {describe(app.crash_reason) if app.crash_reason else 'for no reason it gave'}")
        elif now - app.ready_at > timing.recovery:
            ends(f"no partition was recovered for {timing.recovery:.0f} s")
        elif place := app.guard.overdue(timing.commit):
            ends(f"{place[0]}[{place[1]}] was not committed for {timing.commit:.0f} s, though records were finished")
        await asyncio.sleep(INTERVAL)
