"""The exact rule refuses no honest quote and accepts no fake, in any language and on any layer."""

import pytest

from tests.eval.quotes.language import Language
from tests.eval.quotes.prose import LANGUAGES
from tests.eval.quotes.tally import Tally, by_exact_rule
from tests.eval.quotes.trial import QUOTES, SEEDS, written_trials


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.name)
def test_the_exact_rule_is_never_wrong(language: Language, seed: int) -> None:
    tally = Tally()
    for trial in written_trials(language, seed):
        by_exact_rule(trial, tally)
    assert (tally.honest, tally.fakes) == (2 * QUOTES, 2 * QUOTES)
    assert [quote.text for quote in tally.refused] == []
    assert [quote.text for quote in tally.accepted] == []
    assert [quote.text for quote in tally.misplaced] == []
