"""The proposer that asks a model, with everything that a test may set."""

from typing import Unpack

from schemas import Batch, Proposals
from streams.binder.job import PROPOSING
from streams.providers.model import ModelProvider, Options


class AnthropicProvider(ModelProvider[Batch, Proposals]):
    """Asks which source is which entry; see `ModelProvider`."""

    def __init__(self, api_key: str, **options: Unpack[Options]) -> None:
        super().__init__(PROPOSING, api_key, **options)
