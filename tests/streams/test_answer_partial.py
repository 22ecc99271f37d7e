"""What is sound in a reply is kept; the rest is a failure with its reason, and nothing is a silent "no match"."""

import orjson

from schemas import Claim
from streams.providers.answer import read_answer
from streams.providers.provider import Read
from tests.streams.provider_batches import batch_of

BATCH = batch_of("Lagoon Salinity Cycles", "Tidal Sediment Budgets", "Something else")


def answer(source: object, *binds: object, refused: object = False) -> dict[str, object]:
    return {"source": source, "refused": refused, "binds": list(binds)}


def bind(entry_id: object, role: str = "same_work", evidence: str = "Lagoon Salinity Cycles") -> dict[str, object]:
    return {"entry_id": entry_id, "role": role, "evidence": evidence}


def read(*answers: object) -> Read[Claim]:
    return read_answer(orjson.dumps({"sources": answers}).decode(), BATCH)


def reasons(outcome: Read[Claim]) -> dict[str, str]:
    return {failure.source_id: failure.reason for failure in outcome.failures}


def claimed(outcome: Read[Claim]) -> dict[str, list[str]]:
    return {claim.source_id: [bind.entry_id for bind in claim.proposals] for claim in outcome.answers}


def test_sources_left_out_are_failures() -> None:
    outcome = read(answer("s2", bind("ose11")))
    assert claimed(outcome) == {"p2.pdf": ["ose11"]}
    assert reasons(outcome) == {"p1.pdf": "provider_left_out", "p3.pdf": "provider_left_out"}


def test_an_unsound_answer_spoils_only_its_source() -> None:
    outcome = read(answer("s1", bind("veg16")), answer("s2", bind("ose11", role="cites")), answer("s3"))
    assert claimed(outcome) == {"p1.pdf": ["veg16"], "p3.pdf": []}
    assert reasons(outcome) == {"p2.pdf": "provider_malformed"}


def test_a_refused_source_is_not_one_without_binds() -> None:
    outcome = read(answer("s1", refused=True), answer("s2"), answer("s3"))
    assert reasons(outcome) == {"p1.pdf": "provider_refused"}
    assert claimed(outcome) == {"p2.pdf": [], "p3.pdf": []}


def test_a_refusal_takes_its_binds_with_it() -> None:
    assert "p1.pdf" not in claimed(read(answer("s1", bind("veg16"), refused=True)))


def test_a_source_that_was_not_asked_for_is_dropped() -> None:
    outcome = read(answer("s1"), answer("s2"), answer("s3"), answer("s4", bind("veg16")), answer("p1.pdf"))
    assert claimed(outcome) == {"p1.pdf": [], "p2.pdf": [], "p3.pdf": []}
    assert outcome.failures == ()


def test_a_label_that_was_changed_is_no_answer() -> None:
    outcome = read(answer("S1"), answer("2"), answer(3))
    assert outcome.answers == ()
    assert set(reasons(outcome).values()) == {"provider_left_out"}


def test_two_answers_for_one_source_are_none() -> None:
    outcome = read(answer("s1", bind("veg16")), answer("s1", bind("ose11")), answer("s2"), answer("s3"))
    assert reasons(outcome) == {"p1.pdf": "provider_malformed"}


def test_ids_of_entries_and_long_quotes_are_left_to_the_gates() -> None:
    long = "word " * 200
    outcome = read(
        answer("s1", bind("veg1"), bind("nobody99"), bind("veg16", evidence=long)), answer("s2"), answer("s3")
    )
    assert claimed(outcome)["p1.pdf"] == ["veg1", "nobody99", "veg16"]


def test_a_claim_names_what_it_answers() -> None:
    (claim,) = read(answer("s2", bind("ose11"))).answers
    question = BATCH.questions[1]
    assert (claim.key, claim.sha256, claim.batch_id) == (question.claim_key, question.sha256, BATCH.batch_id)
    assert (claim.model, claim.prompt_version) == (BATCH.model, BATCH.prompt_version)


def test_a_detail_repeats_nothing_of_what_was_said() -> None:
    outcome = read(answer("s1", bind("veg16", role="a secret of the source")))
    assert "secret" not in "".join(failure.detail for failure in outcome.failures)
