"""Proposals to rulings: pure functions that only refuse."""

from gates.answer import Guarded, check_answer
from gates.fast_path import fast_path
from gates.fold import FOLD_VERSION, Folded, fold
from gates.quote import find_quote
from gates.rule import rule
from gates.sibling import siblings
from gates.source import rule_source

#: Rises when the same proposal on the same card against the same bibliography may be ruled otherwise.
GATES_VERSION: int = 1

__all__ = [
    "FOLD_VERSION",
    "GATES_VERSION",
    "Folded",
    "Guarded",
    "check_answer",
    "fast_path",
    "find_quote",
    "fold",
    "rule",
    "rule_source",
    "siblings",
]
