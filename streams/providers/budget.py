"""Time for a batch: how long a call may take, how often and after what wait it is tried again."""

import asyncio
import hashlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from typing import Protocol, TypeVar

from schemas import ProviderReason

_log = logging.getLogger(__name__)
_Result = TypeVar("_Result")

#: Calls in one batch that may end for the same reason. A reason that is not named is final: asking the same again
#: gives the same (refused, truncated, too long) or is a person's business (unauthorized, budget spent). A malformed
#: or empty reply has been paid for and is asked for once more only; the others cost little and pass.
TRIES: dict[ProviderReason, int] = {
    "provider_overloaded": 5,
    "provider_rate_limited": 5,
    "provider_error": 3,
    "provider_timeout": 2,
    "provider_malformed": 2,
    "provider_empty": 2,
}


class Clock(Protocol):
    """Time as the budget sees it, so that tests can move it."""

    def now(self) -> float:
        """Seconds since some fixed moment."""

    async def sleep(self, seconds: float) -> None:
        """Return when that much time has passed."""

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """Cancel what runs inside after that much time, and raise TimeoutError from the block."""


class WallClock:
    """Real time."""

    def now(self) -> float:
        """Seconds of the monotonic clock."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Sleep on the running loop."""
        await asyncio.sleep(seconds)

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """Give `asyncio.timeout`."""
        return asyncio.timeout(seconds)


class CallFailed(Exception):
    """A call gave nothing that can be used.

    Attributes:
        reason: what the outcome of each source will say.
        detail: for a person; no text of a source.
        retry_after: seconds that the server asked to wait.
        final: asking again within this batch is of no use, whatever the reason says.
    """

    def __init__(
        self, reason: ProviderReason, detail: str = "", *, retry_after: float | None = None, final: bool = False
    ) -> None:
        super().__init__(reason, detail)
        self.reason: ProviderReason = reason
        self.detail = detail
        self.retry_after = retry_after
        self.final = final


@dataclass(frozen=True)
class Budget:
    """Seconds that a batch may take, waits and retries included."""

    #: A model at work answers 25 sources in a fraction of this; what takes longer hangs.
    call_seconds: float = 40.0
    #: Shorter than any rebalance timeout, so that a proposer in the middle of a batch keeps its partitions.
    batch_seconds: float = 80.0
    #: A call that begins with less time left would mostly be cut, and its input is paid for all the same.
    least_seconds: float = 5.0
    #: The first wait; each further one is twice as long.
    first_wait: float = 1.0

    def wait(self, attempt: int, key: str) -> float:
        """Return the seconds to wait after a failed attempt (counted from 1).

        The wait is longer by up to a quarter, in a way that depends on the key and nothing else: batches that were
        turned away together do not come back together, and a repeat of a batch is the same repeat.
        """
        digest = hashlib.sha256(f"{key}\n{attempt}".encode()).digest()
        return self.first_wait * 2.0 ** (attempt - 1) * (1 + digest[0] / 1024)


#: Is held for the length of a call, after at most so many seconds of waiting.
Turn = Callable[[float], AbstractAsyncContextManager[None]]


async def call_within(
    budget: Budget,
    clock: Clock,
    key: str,
    call: Callable[[], Awaitable[_Result]],
    turn: Turn = lambda patience: nullcontext(),
) -> _Result:
    """Call until there is a result, the failure is final, or the budget is spent.

    Args:
        budget: the limits.
        clock: on which they are measured.
        key: of the batch; names it in the log and spreads the waits.
        call: makes one call; raises `CallFailed` if that gave nothing.
        turn: for each call; waiting for it takes time from the batch and none from the call.

    Raises:
        CallFailed: that of the last call.
    """
    end = clock.now() + budget.batch_seconds
    ended: Counter[ProviderReason] = Counter()
    while True:
        try:
            async with turn(end - clock.now() - budget.least_seconds):
                return await _cut(call, min(budget.call_seconds, end - clock.now()), clock)
        except CallFailed as failure:
            ended[failure.reason] += 1
            wait = max(budget.wait(ended.total(), key), failure.retry_after or 0.0)
            again = not failure.final and ended[failure.reason] < TRIES.get(failure.reason, 1)
            again = again and clock.now() + wait + budget.least_seconds <= end
            _log.warning(
                "batch %s, call %d: %s, %s", key, ended.total(), failure.reason, "again" if again else "no more"
            )
            if not again:
                raise
        await clock.sleep(wait)


async def _cut(call: Callable[[], Awaitable[_Result]], seconds: float, clock: Clock) -> _Result:
    try:
        async with clock.timeout(seconds):
            return await call()
    except TimeoutError as error:
        raise CallFailed("provider_timeout", f"no whole answer within {seconds:.0f} s") from error
