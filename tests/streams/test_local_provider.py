"""The proposer that is there without a key."""

from schemas import Batch, Proposals
from streams.providers.local import MODEL, PROMPT_VERSION, LocalProvider
from streams.providers.provider import Provider
from tests.streams.provider_batches import batch_of

VIEWS = ("[title]\nLagoon Salinity Cycles", "[title]\nSomething else", "[title]\nTidal Sediment Budgets")


def local_batch() -> Batch:
    return batch_of(*VIEWS, model=MODEL, prompt_version=PROMPT_VERSION)


async def test_every_source_gets_a_claim_in_the_order_of_the_batch() -> None:
    provider: Provider[Batch, Proposals] = LocalProvider()
    outcome = await provider.propose(local_batch())
    assert [(claim.source_id, [bind.entry_id for bind in claim.proposals]) for claim in outcome.claims] == [
        ("p1.pdf", ["veg16"]),
        ("p2.pdf", []),
        ("p3.pdf", ["ose11"]),
    ]
    assert outcome.failures == ()


async def test_it_costs_nothing() -> None:
    usage = (await LocalProvider().propose(local_batch())).usage
    assert (usage.calls, usage.input_tokens, usage.usd) == (0, 0, 0.0)


async def test_a_repeat_is_the_same_byte_for_byte() -> None:
    first, second = [await LocalProvider().propose(local_batch()) for _ in range(2)]
    assert first.to_bytes() == second.to_bytes()


async def test_claims_are_signed_with_its_name() -> None:
    (claim, *_) = (await LocalProvider().propose(local_batch())).claims
    assert (claim.model, claim.prompt_version) == ("local", "local-1")


async def test_a_batch_for_a_model_is_handed_back() -> None:
    outcome = await LocalProvider().propose(batch_of(*VIEWS))
    assert outcome.claims == ()
    assert {failure.reason for failure in outcome.failures} == {"provider_error"}
