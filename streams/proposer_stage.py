"""The stage that asks a provider: one outcome for every batch, whatever happens."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager, nullcontext

from schemas import Batch, Proposals, TopicNoun, Usage
from streams.decode import UndecodableError, decode
from streams.effects import Count, Effect, Reject, Send
from streams.event import Event
from streams.fatal import describe
from streams.metrics.measure import Measure, Measured
from streams.outgoing import MAX_VALUE
from streams.provider_counts import provider_counts
from streams.providers.budget import CallFailed
from streams.providers.provider import Provider, failure_for
from streams.stage import WORK_DEADLINE

log = logging.getLogger(__name__)

#: Is held for a batch that is asked; gives whether it may be.
Allowance = Callable[[Batch], AbstractAsyncContextManager[bool]]


def _without_limit(batch: Batch) -> AbstractAsyncContextManager[bool]:
    return nullcontext(enter_result=True)


class ProposerStage:
    """Asks once for each batch and publishes what came of it: for every source a claim, or why there is none.

    Args:
        provider: is asked.
        trial: is asked about the batches of a shadow trial.
        spending: is held for each batch; says whether today's spending limit leaves room for it.
        books: of that limit, if there is one.
        seconds: after which a batch has failed, whatever the provider's own limits are.
    """

    noun: TopicNoun = "batches"

    def __init__(
        self,
        provider: Provider,
        *,
        trial: Provider | None = None,
        spending: Allowance = _without_limit,
        books: Measured | None = None,
        seconds: float = WORK_DEADLINE,
    ) -> None:
        self._provider = provider
        self._trial = trial or provider
        self._spending = spending
        self._books = books
        self._seconds = seconds

    def measures(self) -> Iterable[Measure]:
        """Yield what was spent today, if there is a limit."""
        return self._books.measures() if self._books else ()

    async def handle(self, event: Event) -> tuple[Effect, ...]:
        """Return the batch's outcome, what it cost, and what it gave; or a dead letter."""
        try:
            batch = decode("batches", event.value)
        except UndecodableError as error:
            return Reject(error.code, str(error)), Count("dead_letters", (("code", error.code),))
        if not isinstance(batch, Batch):
            raise TypeError("a topic's decoder gives the topic's records")
        async with self._spending(batch) as room:
            if room:
                proposals = _complete(batch, await self._ask(batch))
                return _sent(batch, proposals), *_counts(batch, proposals)
        spent = _failed(batch, CallFailed("provider_budget_spent", "the spending limit of the day is reached"))
        return _sent(batch, spent), Count("budget_stops", (("limit", "day"),)), *_counts(batch, spent)

    async def _ask(self, batch: Batch) -> Proposals:
        try:
            async with asyncio.timeout(self._seconds):
                return _of(batch, await (self._trial if batch.trial else self._provider).propose(batch))
        except TimeoutError:
            return _failed(batch, CallFailed("provider_timeout", f"no outcome within {self._seconds:.0f} s"))
        except Exception as error:  # noqa: BLE001 - a defect costs this batch, and must be seen as one that was asked
            log.error("batch %s: %s", batch.batch_id, describe(error))
            return _failed(batch, CallFailed("provider_error", type(error).__name__))


def _of(batch: Batch, proposals: Proposals) -> Proposals:
    """Return the answer; one to another batch would be filed under its run, and this batch would wait for ever."""
    if (proposals.run_id, proposals.batch_id) != (batch.run_id, batch.batch_id):
        raise ValueError("an answer to another batch")
    return proposals


def _sent(batch: Batch, proposals: Proposals) -> Send:
    return Send("proposals", (batch.run_id,), proposals.model_copy(update={"trial": batch.trial}))


def _failed(batch: Batch, failed: CallFailed, usage: Usage | None = None) -> Proposals:
    failures = tuple(failure_for(question, failed) for question in batch.questions)
    return Proposals(run_id=batch.run_id, batch_id=batch.batch_id, failures=failures, usage=usage or Usage())


def _complete(batch: Batch, proposals: Proposals) -> Proposals:
    """Return the outcome with a failure for each source that it says nothing of, and in any case one that fits."""
    named = {claim.source_id for claim in proposals.claims} | {failure.source_id for failure in proposals.failures}
    silent = CallFailed("provider_left_out")
    missing = tuple(failure_for(question, silent) for question in batch.questions if question.source_id not in named)
    whole = proposals.model_copy(update={"failures": (*proposals.failures, *missing)})
    size = len(whole.to_bytes())
    if size <= MAX_VALUE:
        return whole
    return _failed(batch, CallFailed("provider_malformed", f"the claims have {size} bytes"), whole.usage)


def _counts(batch: Batch, proposals: Proposals) -> tuple[Count, ...]:
    failures = (failure.reason for failure in proposals.failures)
    return provider_counts("bind", batch.model, proposals.usage, answered=len(proposals.claims), failures=failures)
