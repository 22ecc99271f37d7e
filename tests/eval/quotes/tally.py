"""What a way of checking quotes made of a trial."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from gates import find_quote, fold
from tests.eval.quotes.honest import Quote
from tests.eval.quotes.trial import Trial


@dataclass(slots=True)
class Tally:
    """Wrong answers, and what the right ones cost."""

    #: Honest quotes that were refused, and those that were found elsewhere than where they were taken.
    refused: list[Quote] = field(default_factory=list)
    misplaced: list[Quote] = field(default_factory=list)
    #: Fakes that were accepted.
    accepted: list[Quote] = field(default_factory=list)
    honest: int = 0
    fakes: int = 0
    #: Of the processor.
    seconds: float = 0.0

    def add(self, trial: Trial, verdicts: Sequence[bool | None], seconds: float) -> None:
        """Add the verdicts on a trial's honest quotes and then its fakes; None for a quote that was not tried."""
        honest, fakes = verdicts[: len(trial.honest)], verdicts[len(trial.honest) :]
        self.refused += [quote for quote, verdict in zip(trial.honest, honest, strict=True) if verdict is False]
        self.accepted += [quote for quote, verdict in zip(trial.fakes, fakes, strict=True) if verdict]
        self.honest += sum(verdict is not None for verdict in honest)
        self.fakes += sum(verdict is not None for verdict in fakes)
        self.seconds += seconds

    @property
    def rate(self) -> float:
        """Quotes a second on one core."""
        return (self.honest + self.fakes) / self.seconds if self.seconds else 0.0


def by_exact_rule(trial: Trial, tally: Tally) -> None:
    """Put a trial to the gates' exact rule, as a card does: the text is folded once and kept."""
    card = fold(trial.text)
    quotes = [*trial.honest, *trial.fakes]
    start = time.process_time()
    spans = [find_quote(quote.text, card) for quote in quotes]
    tally.add(trial, [span is not None for span in spans], time.process_time() - start)
    for quote, span in zip(trial.honest, spans, strict=False):
        if span is not None and (span.start, span.end) != quote.place:
            tally.misplaced.append(quote)


def by(check: Callable[[str, str], bool], trial: Trial, tally: Tally) -> None:
    """Put a trial to any other check of a quote and a text."""
    start = time.process_time()
    verdicts = [check(quote.text, trial.text) for quote in (*trial.honest, *trial.fakes)]
    tally.add(trial, verdicts, time.process_time() - start)
