"""A provider that asks a model."""

from typing import Any, Generic, TypedDict, Unpack

from streams.job.job import Asks
from streams.providers.budget import Budget, CallFailed, Clock, WallClock, call_within
from streams.providers.cost import Meter, Price, price_of
from streams.providers.frame import Prompt
from streams.providers.messages import Messages
from streams.providers.pace import Pace
from streams.providers.prompt import DEFAULT_MODEL
from streams.providers.provider import A, B, Read, all_failed, not_mine


class Options(TypedDict, total=False):
    """What a provider may be told; see `ModelProvider`."""

    model: str
    system: str | None
    base_url: str | None
    price: Price
    budget: Budget
    clock: Clock
    pace: Pace


class ModelProvider(Generic[B, A]):
    """Asks a model behind the Messages API, at Anthropic's or any other address.

    Args:
        asks: what it is shown and must say.
        api_key: of the server; empty if it needs none.
        options: ``model``, its name there; ``system``, another system prompt than the job's own; ``base_url`` of
            another server than Anthropic's; ``price`` of the model, if its name does not tell; ``budget``, the limits
            of time; ``clock``, on which they are measured; ``pace``, when a call may begin.
    """

    def __init__(self, asks: Asks[B, A], api_key: str, **options: Unpack[Options]) -> None:
        self.model = options.get("model", DEFAULT_MODEL)
        self._asks = asks
        system = options.get("system")
        self._system = asks.system if system is None else system
        self.prompt_version = asks.version(self._system)
        self._price = options.get("price") or price_of(self.model)
        self._budget = options.get("budget") or Budget()
        self._clock = options.get("clock") or WallClock()
        self._pace = options.get("pace") or Pace(self._clock)
        self._messages = Messages(api_key, self.model, options.get("base_url"), self._budget.call_seconds)

    async def propose(self, batch: B) -> A:
        """Ask for a whole batch, within the budget; see `Provider`."""
        meter, started = Meter(self._price), self._clock.now()
        read = not_mine(batch, self)
        if read is None:
            try:
                read = await self._read(batch, meter)
            except CallFailed as failed:
                read = all_failed(batch, failed)
        return self._asks.outcome(batch, read, meter.usage(self._clock.now() - started))

    async def close(self) -> None:
        """Close the connections."""
        await self._messages.close()

    async def _read(self, batch: B, meter: Meter) -> Read[Any]:
        prompt = self._asks.render(batch)
        return await call_within(
            self._budget,
            self._clock,
            batch.batch_id,
            lambda: self._ask(prompt, batch, meter),
            lambda patience: self._pace.turn(f"{self.model}\n{prompt.shared}", patience),
        )

    async def _ask(self, prompt: Prompt, batch: B, meter: Meter) -> Read[Any]:
        reply = await self._messages.ask(self._system, prompt.shared, prompt.own, self._asks.form, meter.start())
        return self._asks.read(reply, batch)
