"""What calls cost: prices of tokens, and a meter that also counts calls that were cut off."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from schemas import Usage


@dataclass(frozen=True)
class Rate:
    """US dollars for a million tokens."""

    input: float
    cache_write: float
    cache_read: float
    output: float


@dataclass(frozen=True)
class Price:
    """A model's rate, and the one for calls whose prompt is longer than ``long_prompt`` tokens, cached or not."""

    rate: Rate
    long_prompt: int | None = None
    long_rate: Rate | None = None

    def rate_for(self, prompt_tokens: int) -> Rate:
        """Return the rate at which every token of a call with such a prompt is billed."""
        if self.long_prompt is None or self.long_rate is None or prompt_tokens <= self.long_prompt:
            return self.rate
        return self.long_rate


#: From platform.claude.com/docs, pages "Pricing" and "Claude Haiku 5.5", of October 2026. Cache writes live 5 minutes.
PRICES = {
    "local": Price(Rate(input=0.0, cache_write=0.0, cache_read=0.0, output=0.0)),
    "claude-haiku-5-5": Price(
        Rate(input=0.10, cache_write=0.125, cache_read=0.01, output=0.50),
        long_prompt=100_000,
        long_rate=Rate(input=0.50, cache_write=0.625, cache_read=0.05, output=2.50),
    ),
    "claude-sonnet-5-5": Price(Rate(input=2.0, cache_write=2.50, cache_read=0.10, output=10.0)),
    "claude-opus-5-5": Price(Rate(input=4.0, cache_write=5.0, cache_read=0.20, output=20.0)),
}

#: A model without a known price counts as the dearest: a spending limit may then stop too early, never too late.
UNKNOWN_MODEL = PRICES["claude-opus-5-5"]


def price_of(model: str) -> Price:
    """Return the price of a model."""
    return PRICES.get(model, UNKNOWN_MODEL)


@dataclass
class Tally:
    """Tokens of one call, as the server last reported them; none before it said anything."""

    fresh: int = 0
    written: int = 0
    read: int = 0
    output: int = 0

    @property
    def prompt(self) -> int:
        """All input tokens, wherever they came from."""
        return self.fresh + self.written + self.read


@dataclass
class Meter:
    """Counts the calls of one batch. What a cut call produced after its last report is not known, and not counted."""

    price: Price
    tallies: list[Tally] = field(default_factory=list)

    def start(self) -> Tally:
        """Count a call that begins now, and return its tally to be filled as reports arrive."""
        self.tallies.append(Tally())
        return self.tallies[-1]

    def usage(self, seconds: float) -> Usage:
        """Return what was used; ``input_tokens`` are all, ``cached_input_tokens`` those of them read from cache."""
        return Usage(
            calls=len(self.tallies),
            input_tokens=sum(tally.prompt for tally in self.tallies),
            cached_input_tokens=sum(tally.read for tally in self.tallies),
            output_tokens=sum(tally.output for tally in self.tallies),
            seconds=seconds,
            usd=_usd(self.tallies, self.price),
        )


def _usd(tallies: Sequence[Tally], price: Price) -> float:
    total = 0.0
    for tally in tallies:
        rate = price.rate_for(tally.prompt)
        total += tally.fresh * rate.input + tally.written * rate.cache_write
        total += tally.read * rate.cache_read + tally.output * rate.output
    return total / 1_000_000
