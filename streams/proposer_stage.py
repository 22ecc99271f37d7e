"""The stage that asks about sources, shadow trials among them."""

from schemas import Batch, Proposals
from streams.binder.job import PROPOSING
from streams.effects import Effect
from streams.provider_stage import Allowance, Books, ProviderStage
from streams.providers.provider import Provider
from streams.stage import WORK_DEADLINE


class ProposerStage(ProviderStage[Batch, Proposals]):
    """Asks once for each batch; see `ProviderStage`.

    Args:
        provider: is asked.
        trial: is asked about the batches of a shadow trial.
        spending: is held for each batch; says whether today's spending limit leaves room for it. That of the books,
            if nothing else is given.
        books: of that limit, if there is one.
        seconds: after which a batch has failed, whatever the provider's own limits are.
    """

    def __init__(
        self,
        provider: Provider[Batch, Proposals],
        *,
        trial: Provider[Batch, Proposals] | None = None,
        spending: Allowance | None = None,
        books: Books | None = None,
        seconds: float = WORK_DEADLINE,
    ) -> None:
        super().__init__(PROPOSING, provider, spending=spending, books=books, seconds=seconds)
        self._trial = trial or provider

    def provider_for(self, batch: Batch) -> Provider[Batch, Proposals]:
        """Return who is asked."""
        return self._trial if batch.trial else self._provider

    def _told(self, batch: Batch, outcome: Proposals) -> tuple[Effect, ...]:
        return super()._told(batch, outcome.model_copy(update={"trial": batch.trial}))
