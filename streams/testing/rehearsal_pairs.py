"""What a rehearsal server says of pairs of claim and excerpt."""

import re
from collections.abc import Mapping
from typing import NamedTuple

import orjson

from gates import REFERENCE_CASES
from streams.verifier.local import sentence
from streams.verifier.prompt import SHARED, PairAnswer

_PAIR = re.compile(
    r"PAIR (?P<label>p\d+) (?P<mark>[0-9a-f]{32})\nCLAIM (?P=mark)\n(?P<claim>.*?)\nEXCERPT (?P=mark)\n"
    r"(?P<excerpt>.*?)\nEND OF PAIR (?P=label) (?P=mark)",
    re.DOTALL,
)
_LABELLED = {(case.claim, case.excerpt): case for case in REFERENCE_CASES}


class Shown(NamedTuple):
    """A pair as the request shows it."""

    claim: str
    excerpt: str


Pairs = Mapping[str, Shown]
Answers = Mapping[str, PairAnswer]


def read_pairs(shared: str, own: str) -> Pairs:
    """Take the message apart; text that looks like a frame but lacks the mark is text.

    Raises:
        ValueError: the message is not framed as the prompt says.
    """
    found = {match["label"]: Shown(match["claim"], match["excerpt"]) for match in _PAIR.finditer(own)}
    if shared != SHARED or not found:
        raise ValueError("the request is not framed as the prompt says")
    return found


def honest(pairs: Pairs) -> Answers:
    """Say what the local assessor says: it supports what stands there word for word, and dares nothing else."""
    return {label: _literal(label, pair) for label, pair in pairs.items()}


def lies(pairs: Pairs) -> Answers:
    """Support everything: with words that no excerpt holds, with another pair's, with none, and a pair of its own."""
    others = [*pairs.values()][1:] + [*pairs.values()][:1]
    answers = {}
    for number, (label, other) in enumerate(zip(pairs, others, strict=True)):
        quote = ("it is hereby proven beyond doubt", other.excerpt, "")[number % 3]
        answers[label] = _answer(label, "supports", quote)
    return {**answers, "p99": _answer("p99", "supports", "it is hereby proven beyond doubt")}


def obeys(pairs: Pairs) -> Answers:
    """Do what an excerpt says: support its claim, and quote it."""
    return {label: _answer(label, "supports", " ".join(pair.excerpt.split()[:30])) for label, pair in pairs.items()}


def labelled(pairs: Pairs) -> Answers:
    """Say of the reference cases what stands written beside them, as no model does: it proves the way, not a model."""
    cases = {label: _LABELLED.get(pair) for label, pair in pairs.items()}
    return {
        label: _answer(label, case.expected, case.quote) if case else _literal(label, pairs[label])
        for label, case in cases.items()
    }


def write_pairs(answers: Answers) -> str:
    """Write answers as the prompt asks for them."""
    return orjson.dumps({"pairs": [answer.model_dump() for answer in answers.values()]}).decode()


def _literal(label: str, pair: Shown) -> PairAnswer:
    quote = sentence(pair.claim, pair.excerpt)
    return _answer(label, "supports" if quote else "insufficient", quote)


def _answer(label: str, verdict: str, quote: str = "") -> PairAnswer:
    said = {"pair": label, "refused": False, "reason": "rehearsed", "verdict": verdict, "quote": quote}
    return PairAnswer.model_validate(said)
