"""The proposer that asks Claude."""

from schemas import Batch, Proposals
from streams.providers.answer import Answer, Read, read_answer
from streams.providers.budget import Budget, CallFailed, Clock, WallClock, call_within
from streams.providers.cost import Meter, Price, price_of
from streams.providers.messages import Messages
from streams.providers.pace import Pace
from streams.providers.prompt import DEFAULT_MODEL, SYSTEM, Prompt, prompt_version, render
from streams.providers.provider import failure_for, not_mine


class AnthropicProvider:
    """Asks a model behind the Messages API, at Anthropic's or any other address."""

    def __init__(  # noqa: PLR0913 -- all but the key have defaults
        self,
        api_key: str,
        *,
        model: str = DEFAULT_MODEL,
        system: str = SYSTEM,
        base_url: str | None = None,
        price: Price | None = None,
        budget: Budget | None = None,
        clock: Clock | None = None,
        pace: Pace | None = None,
    ) -> None:
        self.model = model
        self.prompt_version = prompt_version(system)
        self._system = system
        self._price = price or price_of(model)
        self._budget = budget or Budget()
        self._clock = clock or WallClock()
        self._pace = pace or Pace(self._clock)
        self._messages = Messages(api_key, model, base_url, self._budget.call_seconds)

    async def propose(self, batch: Batch) -> Proposals:
        """Ask for a whole batch, within the budget; see `Provider`."""
        if (refused := not_mine(batch, self)) is not None:
            return refused
        meter, started = Meter(self._price), self._clock.now()
        try:
            read = await self._read(batch, meter)
        except CallFailed as failed:
            read = Read((), tuple(failure_for(question, failed) for question in batch.questions))
        return Proposals(
            run_id=batch.run_id,
            batch_id=batch.batch_id,
            claims=read.claims,
            failures=read.failures,
            usage=meter.usage(self._clock.now() - started),
        )

    async def close(self) -> None:
        """Close the connections."""
        await self._messages.close()

    async def _read(self, batch: Batch, meter: Meter) -> Read:
        prompt = render(batch)
        return await call_within(
            self._budget,
            self._clock,
            batch.batch_id,
            lambda: self._ask(prompt, batch, meter),
            lambda patience: self._pace.turn(f"{self.model}\n{prompt.entries}", patience),
        )

    async def _ask(self, prompt: Prompt, batch: Batch, meter: Meter) -> Read:
        reply = await self._messages.ask(self._system, prompt.entries, prompt.sources, Answer, meter.start())
        return read_answer(reply, batch)
