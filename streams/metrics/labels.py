"""The labels of all metrics, with what they may say."""

from typing import Final, get_args

from gates import StageReason
from gates.answer import LeakKind
from gates.language import Language
from schemas import (
    PAIR_VERDICTS,
    PARTITIONS,
    ROLES,
    TOPICS,
    AnswerReason,
    AnswerState,
    Command,
    DemoteReason,
    DropReason,
    Flag,
    Gate,
    Method,
    OutcomeReason,
    ProviderReason,
    QualityStatus,
    Reason,
    State,
    WithdrawalReason,
)
from schemas.card import HiddenWhy
from streams.metrics.metric import OTHER, Label


def _words(*literals: object) -> tuple[str, ...]:
    """Return the words of literals and of unions of them."""
    found: list[str] = []
    for literal in literals:
        for word in get_args(literal):
            found += [word] if isinstance(word, str) else _words(word)
    return tuple(found)


#: Where there is nothing to name: the gate of a bind, the model of the fast path.
NONE: Final = "none"

FAILURES = _words(ProviderReason)

ROLE = Label("role", ROLES)
#: ``other``: with too few frequent words to tell.
LANGUAGE = Label("language", (*_words(Language), OTHER))
METHOD = Label("method", _words(Method))
FLAG = Label("flag", _words(Flag))
FLAGGED = Label("flagged", ("yes", "no"))
GATE = Label("gate", (NONE, *_words(Gate)))
REFUSAL = Label("reason", (NONE, *_words(Reason)))
WITHDRAWAL = Label("reason", _words(WithdrawalReason))
RULING = Label("result", ("bound", "refused"))
STATE = Label("state", _words(State))
STATE_REASON = Label("reason", _words(OutcomeReason))
FAILURE = Label("reason", FAILURES)
MODEL = Label("model")
PROMPT = Label("prompt_version")
TASK = Label("task", ("bind", "verify", "answer"))
#: Of a batch: all of it was answered, or nothing for one reason; ``mixed`` is everything between.
OUTCOME = Label("outcome", ("answered", "mixed", *FAILURES))
ANSWER = Label("result", ("answered", *FAILURES))
TOKENS = Label("kind", ("input", "cached_input", "output"))
CARD = Label("result", ("card", "removed", *_words(OutcomeReason)))
HIDDEN = Label("why", _words(HiddenWhy))
PLACE = Label("place", ("view", "metadata", "entry"))
ATTEMPT = Label("kind", ("frame", "answer", "instruction"))
LOOKUP = Label("result", ("hit", "miss"))
REPEAT = Label("why", ("asked_again", "call_repeated"))
BATCH = Label("kind", ("live", "trial"))
LOST = Label("found", ("overtaken", "after_a_day"))
LIMIT = Label("limit", ("run", "day"))
COMMAND = Label("kind", tuple(kind.__name__ for kind in Command.__subclasses__()))
LETTER = Label(
    "code",
    (
        *("null_value", "not_json", "unknown_version", "wrong_schema", "step_failed", "too_large"),
        *("revision_conflict", "run_forgotten", "id_changed"),
        *("duplicate_entry", "unknown_entry", "wrong_field"),
        *("unknown_report", "report_unreadable", "unknown_id", "wrong_form", *_words(StageReason)),
    ),
)
TOPIC = Label("topic", tuple(TOPICS))
PARTITION = Label("partition", tuple(map(str, range(PARTITIONS))))
GROUP = Label("group", ("binder", "cards", "proposer", "verifier", "assessor", "answerer", "replier"))
TRIAL_RULING = Label("ruling", RULING.values)
ASSESSMENT = Label("verdict", PAIR_VERDICTS)
DROPPED = Label("reason", _words(DropReason))
DEMOTED = Label("reason", _words(DemoteReason))
STATUS = Label("status", _words(QualityStatus))
SHOWN = Label("result", _words(AnswerState))
REDACTED = Label("kind", _words(LeakKind))
ANSWER_REFUSAL = Label("reason", (NONE, *_words(AnswerReason)))
