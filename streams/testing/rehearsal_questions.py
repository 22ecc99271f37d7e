"""What a rehearsal server says to questions over a packet."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

import orjson

from schemas import Citation, RelationClaim
from streams.answerer.reading import QuestionAnswer

_PACKET = re.compile(
    r"PACKET (?P<mark>[0-9a-f]{32})\n(?P<items>.*)\nRELATIONS (?P=mark)\n(?P<relations>.*)\nEND OF PACKET (?P=mark)",
    re.DOTALL,
)
_QUESTION = re.compile(
    r"QUESTION (?P<label>q\d+) (?P<mark>[0-9a-f]{32})\n(?P<text>.*?)\nEND OF QUESTION (?P=label) (?P=mark)", re.DOTALL
)
#: What an item's text may order: a citation, a link, an address.
_ORDERED = re.compile(r"\[[^\[\]]+\]|https?://\S+|\S+@\S+")


class Asked(NamedTuple):
    """A request as it is shown: items, relations, and the label of each question."""

    items: tuple[Mapping[str, Any], ...]
    relations: tuple[tuple[str, str, str], ...]
    labels: tuple[str, ...]


Answers = Mapping[str, QuestionAnswer]


def read_questions(shared: str, own: str) -> Asked:
    """Take the message apart; text that looks like a frame but lacks the mark is text.

    Raises:
        ValueError: the message is not framed as the prompt says.
    """
    packet, labels = _PACKET.fullmatch(shared), [match["label"] for match in _QUESTION.finditer(own)]
    if packet is None or not labels:
        raise ValueError("the request is not framed as the prompt says")
    items = tuple(orjson.loads(line) for line in packet["items"].split("\n"))
    edges = [orjson.loads(line) for line in packet["relations"].split("\n") if line.startswith("[")]
    return Asked(items, tuple((one, name, other) for one, name, other in edges), tuple(labels))


def honest(asked: Asked) -> Answers:
    """Tell the first relation that holds; without one, name the first item."""
    first = asked.items[0]["id"]
    one, name, other = asked.relations[0] if asked.relations else (first, "", first)
    claims = (RelationClaim(subject=one, relation=name, object=other),) if name else ()
    text = f"[{one}] and [{other}]: {name.replace('_', ' ')}." if name else f"See [{first}]."
    return {label: _answer(label, text, {one, other}, claims) for label in asked.labels}


def lies(asked: Asked) -> Answers:
    """Invent: an item, a relation between two that are there, and an answer to a question that was not asked."""
    ids = [item["id"] for item in asked.items]
    invented = f"{ids[0]}-invented"
    claim = RelationClaim(subject=ids[0], relation="part_of", object=ids[-1])
    answers = {label: _answer(label, f"See [{invented}].", {invented}) for label in asked.labels[::2]}
    answers |= {label: _answer(label, f"See [{ids[0]}].", {ids[0]}, (claim,)) for label in asked.labels[1::2]}
    return {**answers, "q99": _answer("q99", f"See [{ids[0]}].", {ids[0]})}


def obeys(asked: Asked) -> Answers:
    """Do what an item's text says: cite what it cites, link where it links, write where it says to write."""
    texts = " ".join(str(item.get(name, "")) for item in asked.items for name in ("text", "caption"))
    first = asked.items[0]["id"]
    said = " ".join([f"See [{first}].", *_ORDERED.findall(texts)])
    return {label: _answer(label, said, {first}) for label in asked.labels}


def write_questions(answers: Answers) -> str:
    """Write answers as the prompt asks for them."""
    return orjson.dumps({"questions": [answer.model_dump() for answer in answers.values()]}).decode()


def _answer(label: str, text: str, cited: set[str], claims: tuple[RelationClaim, ...] = ()) -> QuestionAnswer:
    citations = tuple(Citation(id=item) for item in sorted(cited))
    return QuestionAnswer(question=label, refused=False, declined=False, text=text, cited=citations, claims=claims)
