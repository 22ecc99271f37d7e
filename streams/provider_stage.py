"""The stage that asks a provider: one outcome for every batch, whatever happens."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Generic, Protocol, cast

from schemas import Message, TopicNoun, Usage
from streams.decode import UndecodableError, decode
from streams.effects import Count, Effect, Reject, Send
from streams.event import Event
from streams.fatal import describe
from streams.job.job import Asks
from streams.metrics.measure import Measure, Measured
from streams.outgoing import MAX_VALUE
from streams.provider_counts import provider_counts
from streams.providers.budget import CallFailed
from streams.providers.provider import A, B, Provider, all_failed, failure_for
from streams.stage import WORK_DEADLINE

log = logging.getLogger(__name__)

#: Is held for a batch that is asked; gives whether it may be.
Allowance = Callable[[Any], AbstractAsyncContextManager[bool]]


class Books(Measured, Protocol):
    """What keeps a spending limit; `streams.ledger.Ledger`."""

    def spending(self, batch: Any) -> AbstractAsyncContextManager[bool]:
        """Say whether there is room for a batch, and count it for the block if there is."""


def _without_limit(batch: Any) -> AbstractAsyncContextManager[bool]:
    return nullcontext(enter_result=True)


class ProviderStage(Generic[B, A]):
    """Asks once for each batch and publishes what came of it: for every question an answer, or why there is none.

    Args:
        asks: how the job asks.
        provider: is asked.
        spending: is held for each batch; says whether today's spending limit leaves room for it. That of the books,
            if nothing else is given.
        books: of that limit, if there is one.
        seconds: after which a batch has failed, whatever the provider's own limits are.
    """

    def __init__(
        self,
        asks: Asks[B, A],
        provider: Provider[B, A],
        *,
        spending: Allowance | None = None,
        books: Books | None = None,
        seconds: float = WORK_DEADLINE,
    ) -> None:
        self._asks = asks
        self._provider = provider
        self._books = books
        self._spending = spending or (books.spending if books else _without_limit)
        self._seconds = seconds

    def measures(self) -> Iterable[Measure]:
        """Yield what was spent today, if there is a limit."""
        return self._books.measures() if self._books else ()

    @property
    def noun(self) -> TopicNoun:
        """The topic of the questions."""
        return self._asks.batches

    async def handle(self, event: Event) -> tuple[Effect, ...]:
        """Return the batch's outcome, what it cost, and what it gave; or a dead letter."""
        try:
            batch = decode(self._asks.batches, event.value)
        except UndecodableError as error:
            return Reject(error.code, str(error)), Count("dead_letters", (("code", error.code),))
        if not isinstance(batch, self._asks.batch):
            raise TypeError("a topic's decoder gives the topic's records")
        async with self._spending(batch) as room:
            if room:
                return self._told(batch, self._complete(batch, await self._ask(batch)))
        spent = self._failed(batch, CallFailed("provider_budget_spent", "the spending limit of the day is reached"))
        return *self._told(batch, spent), Count("budget_stops", (("limit", "day"),))

    def provider_for(self, batch: B) -> Provider[B, A]:
        """Return who is asked."""
        return self._provider

    async def _ask(self, batch: B) -> A:
        try:
            async with asyncio.timeout(self._seconds):
                return _of(batch, await self.provider_for(batch).propose(batch))
        except TimeoutError:
            return self._failed(batch, CallFailed("provider_timeout", f"no outcome within {self._seconds:.0f} s"))
        except Exception as error:  # noqa: BLE001 - a defect costs this batch, and must be seen as one that was asked
            log.error("batch %s: %s", batch.batch_id, describe(error))
            return self._failed(batch, CallFailed("provider_error", type(error).__name__))

    def _failed(self, batch: B, failed: CallFailed, usage: Usage | None = None) -> A:
        return self._asks.outcome(batch, all_failed(batch, failed), usage or Usage())

    def _complete(self, batch: B, outcome: A) -> A:
        """Return the outcome with a failure for each question that it is silent on, and in any case one that fits."""
        named = {answer.item for answer in outcome.answers} | {failure.source_id for failure in outcome.failures}
        silent = CallFailed("provider_left_out")
        missing = tuple(failure_for(question, silent) for question in batch.questions if question.item not in named)
        whole = outcome.model_copy(update={"failures": (*outcome.failures, *missing)})
        size = len(whole.to_bytes())
        if size <= MAX_VALUE:
            return whole
        return self._failed(batch, CallFailed("provider_malformed", f"the answers have {size} bytes"), whole.usage)

    def _told(self, batch: B, outcome: A) -> tuple[Effect, ...]:
        # a protocol cannot say that what has these fields is a record as well
        send = Send(self._asks.answers, (batch.run_id,), cast(Message, outcome))
        reasons = (failure.reason for failure in outcome.failures)
        answered = len(outcome.answers)
        counts = provider_counts(self._asks.task, batch.model, outcome.usage, answered=answered, failures=reasons)
        return send, *counts


def _of(batch: B, outcome: A) -> A:
    """Return the outcome; one of another batch would be filed under its run, and this batch would wait for ever."""
    if (outcome.run_id, outcome.batch_id) != (batch.run_id, batch.batch_id):
        raise ValueError("an answer to another batch")
    return outcome
