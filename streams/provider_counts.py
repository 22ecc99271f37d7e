"""What an operator counts of a batch that was asked: the same for all jobs."""

from collections.abc import Iterable
from typing import Literal

from schemas import ProviderReason, Usage
from streams.effects import Count

Task = Literal["bind", "verify", "answer"]


def provider_counts(
    task: Task, model: str, usage: Usage, *, answered: int, failures: Iterable[ProviderReason]
) -> tuple[Count, ...]:
    """Return the counts of a batch.

    Args:
        task: of which job.
        model: that was asked.
        usage: what it cost.
        answered: how many of its questions have an answer.
        failures: why each of the others has none.
    """
    reasons = tuple(failures)
    common = (("model", model), ("outcome", _outcome(answered, reasons)), ("task", task))
    tokens = (
        ("input", usage.input_tokens),
        ("cached_input", usage.cached_input_tokens),
        ("output", usage.output_tokens),
    )
    results = (("answered", answered), *((reason, reasons.count(reason)) for reason in sorted(set(reasons))))
    return (
        Count("provider_batches", common),
        Count("provider_calls", common, usage.calls),
        Count("provider_batch_seconds", common, usage.seconds),
        Count("provider_cost_usd", common, usage.usd),
        *(Count("provider_tokens", (("kind", kind), *common), amount) for kind, amount in tokens),
        *(
            Count("provider_answers", (("model", model), ("result", result), ("task", task)), amount)
            for result, amount in results
            if amount
        ),
    )


def _outcome(answered: int, reasons: tuple[ProviderReason, ...]) -> str:
    if not reasons:
        return "answered"
    return "mixed" if answered or len(set(reasons)) > 1 else reasons[0]
