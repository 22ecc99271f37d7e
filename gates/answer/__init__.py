"""Answers over an evidence packet: shown whole and true to the packet, or not at all."""

from gates.answer.check import RuledAnswer, check_answer, rule_answer
from gates.answer.graph import Graph
from gates.answer.guarded import NOTHING_GUARDED, Guarded
from gates.answer.leaks import LeakKind
from gates.answer.ranking import Hit, MatchedResult, RankedResult, match_percentages, rank
from gates.answer.relations import PHOTO_RULES, RELATIONS, SOURCE_RULES
from gates.answer.wording import DECLINED, FAILED, REFUSAL, REFUSED

#: Rises when the same draft over the same packet may be answered otherwise.
ANSWER_GATES_VERSION = 1

__all__ = [
    "ANSWER_GATES_VERSION",
    "DECLINED",
    "FAILED",
    "NOTHING_GUARDED",
    "PHOTO_RULES",
    "REFUSAL",
    "REFUSED",
    "RELATIONS",
    "SOURCE_RULES",
    "Graph",
    "Guarded",
    "Hit",
    "LeakKind",
    "MatchedResult",
    "RankedResult",
    "RuledAnswer",
    "check_answer",
    "match_percentages",
    "rank",
    "rule_answer",
]
