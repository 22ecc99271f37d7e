"""The same quantity in any language's form keeps its support; a wrong one near it never does."""

from gates.verify.lacking import what_lacks
from schemas import Span
from tests.eval.verify.figure_forms import Trial, trials


def _keeps_its_support(trial: Trial) -> bool:
    return what_lacks(trial.claim, trial.excerpt, Span(start=0, end=len(trial.excerpt))) is None


def test_no_wrong_quantity_is_taken_and_no_right_one_refused() -> None:
    tried = list(trials())
    assert len(tried) > 7_000
    assert [trial for trial in tried if not trial.same and _keeps_its_support(trial)] == []
    assert [trial for trial in tried if trial.same and not _keeps_its_support(trial)] == []
