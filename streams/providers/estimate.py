"""What a batch may come to, told before it is asked."""

from collections.abc import Iterable

from schemas import Batch, Entry
from streams.providers.cost import price_of
from streams.providers.prompt import entry_line

#: On the dear side, as is all of this: English prose has four characters a token, names and other languages fewer.
CHARACTERS_PER_TOKEN = 2.4
SYSTEM_TOKENS = 1_500
#: Several binds a source.
ANSWER_TOKENS = 200


def characters(entries: Iterable[Entry]) -> int:
    """Return how much of a prompt these entries take."""
    return sum(len(entry_line(entry)) + 1 for entry in entries)


def usd_for(model: str, shown: int, questions: int) -> float:
    """Return US dollars for one call, all of its input written to the cache and every question answered.

    Args:
        model: that is asked.
        shown: characters besides the system prompt.
        questions: how many there are.
    """
    tokens = shown / CHARACTERS_PER_TOKEN + SYSTEM_TOKENS
    rate = price_of(model).rate_for(round(tokens))
    return (tokens * rate.cache_write + questions * ANSWER_TOKENS * rate.output) / 1_000_000


def expected_usd(batch: Batch) -> float:
    """Return what a batch of sources may come to cost."""
    shown = characters(batch.entries) + sum(len(question.view) for question in batch.questions)
    return usd_for(batch.model, shown, len(batch.questions))
