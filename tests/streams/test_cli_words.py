"""Each reason code is told in words."""

from typing import get_args

from schemas import OutcomeReason, PairReason
from streams.cli.pair_words import PAIRS
from streams.cli.words import OUTCOMES


def reasons(alias: object) -> set[str]:
    parts = get_args(alias)
    return {part for part in parts if isinstance(part, str)}.union(
        *(reasons(part) for part in parts if not isinstance(part, str))
    )


def test_every_outcome_has_its_words() -> None:
    assert OUTCOMES.keys() == reasons(OutcomeReason)


def test_every_reason_of_a_pair_has_its_words() -> None:
    assert PAIRS.keys() == reasons(PairReason)
