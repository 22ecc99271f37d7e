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


def expected_usd(batch: Batch) -> float:
    """Return US dollars for one call, all of its input written to the cache and every source answered."""
    shown = characters(batch.entries) + sum(len(question.view) for question in batch.questions)
    tokens = shown / CHARACTERS_PER_TOKEN + SYSTEM_TOKENS
    rate = price_of(batch.model).rate_for(round(tokens))
    return (tokens * rate.cache_write + len(batch.questions) * ANSWER_TOKENS * rate.output) / 1_000_000
