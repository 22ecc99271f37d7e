"""A batch that comes a second time is answered from memory."""

import asyncio
from typing import Generic

from schemas import Usage
from streams.providers.provider import A, B, Provider

#: Outcomes remembered, of some ten kilobytes each. A binder that died between a tick's batches and its rows sends them
#: all again, under the same ids.
REMEMBERED = 1_000


class Once(Generic[B, A]):
    """A provider that asks another one, once a batch, as long as the process lives.

    Args:
        provider: is asked.
    """

    def __init__(self, provider: Provider[B, A]) -> None:
        self._provider = provider
        self._outcomes: dict[tuple[str, str], asyncio.Future[A]] = {}

    @property
    def model(self) -> str:
        """See `Provider`."""
        return self._provider.model

    @property
    def prompt_version(self) -> str:
        """See `Provider`."""
        return self._provider.prompt_version

    async def propose(self, batch: B) -> A:
        """Ask, or return what the same batch brought before; that costs nothing, and its usage says so."""
        known = self._outcomes.get((batch.run_id, batch.batch_id))
        if known is None:
            return await self._first(batch)
        if not known.done():
            await asyncio.wait([known])
        return await self.propose(batch) if known.cancelled() else known.result().model_copy(update={"usage": Usage()})

    async def _first(self, batch: B) -> A:
        outcome: asyncio.Future[A] = asyncio.get_running_loop().create_future()
        place = batch.run_id, batch.batch_id
        self._outcomes[place] = outcome
        try:
            outcome.set_result(await self._provider.propose(batch))
        except BaseException:
            del self._outcomes[place]
            outcome.cancel()
            raise
        if len(self._outcomes) > REMEMBERED:
            del self._outcomes[next(iter(self._outcomes))]
        return outcome.result()
