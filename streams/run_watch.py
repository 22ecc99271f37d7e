"""What a run says while it is worked on."""

from collections.abc import Mapping
from types import TracebackType
from typing import Self

from schemas import Failure, Outcome, Proposals, Usage
from streams.client import Client, record_of


class RunWatch:
    """The outcomes of a run and the answers of its provider, for the length of an ``async with`` block.

    Each `read` costs as much as there is new.

    Args:
        client: reads.
        run_id: the run.

    Attributes:
        failures: why a source got no answer since the first `read`, until it gets one.
        usage: what each batch cost that was answered since the first `read`.
    """

    def __init__(self, client: Client, run_id: str) -> None:
        self.failures: dict[str, Failure] = {}
        self.usage: list[Usage] = []
        self._run = run_id
        self._outcomes: dict[bytes | None, Outcome] = {}
        self._tail = client.tail(["outcomes", "proposals"], run_id)
        self._read_before = False

    @property
    def outcomes(self) -> Mapping[str, Outcome]:
        """Of each source the last one."""
        return {outcome.source_id: outcome for outcome in self._outcomes.values()}

    @property
    def pending(self) -> Mapping[str, Outcome]:
        """The sources that have no state yet; not those that a spending limit holds back, nobody knows until when."""
        return {
            source: outcome
            for source, outcome in self.outcomes.items()
            if outcome.state == "pending" and outcome.reason != "provider_budget_spent"
        }

    async def __aenter__(self) -> Self:
        """Connect."""
        await self._tail.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Disconnect."""
        await self._tail.__aexit__(kind, error, trace)

    async def read(self) -> None:
        """Take in all that the run has said until now."""
        async for event in self._tail.read():
            record = record_of(event)
            if event.noun == "outcomes":
                self._outcomes.pop(event.key, None)
            if isinstance(record, Outcome) and record.run_id == self._run:
                self._outcomes[event.key] = record
            elif isinstance(record, Proposals) and record.run_id == self._run:
                self._take(record)
        self._read_before = True

    def _take(self, answer: Proposals) -> None:
        if self._read_before:
            self.usage.append(answer.usage)
            self.failures.update({failure.source_id: failure for failure in answer.failures})
            for claim in answer.claims:
                self.failures.pop(claim.source_id, None)
