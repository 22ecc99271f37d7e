"""What a rehearsal server says: read out of the request itself, as a model would."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import orjson
from pydantic import ValidationError

from schemas import Entry, Proposal
from streams.providers.local import proposals_for

_ENTRIES = re.compile(r"ENTRIES (?P<mark>[0-9a-f]{32})\n(?P<lines>.*)\nEND OF ENTRIES (?P=mark)", re.DOTALL)
_MARK = re.compile(r"SOURCE s1 (?P<mark>[0-9a-f]{32})\n")
_FORGED = re.compile(r"(?<!END OF )SOURCE (?P<label>s\d+)\b[^\n]*\n(?P<text>.*?)(?=END OF SOURCE|\Z)", re.DOTALL)
_BIND = re.compile(r'\{[^{}]*"entry_id"[^{}]*\}')
_WORD = re.compile(r"\S+")

Binds = dict[str, list[Proposal]]


@dataclass(frozen=True)
class Asked:
    """What a request asks: the entries, and the view of each source under its label."""

    entries: tuple[Entry, ...]
    views: Mapping[str, str]


def read_request(entries: str, sources: str) -> Asked:
    """Take the two parts of the message apart; text that looks like a frame but lacks the mark is text.

    Raises:
        ValueError: the message is not framed as the prompt says.
    """
    found, mark = _ENTRIES.fullmatch(entries), _MARK.match(sources)
    if found is None or mark is None:
        raise ValueError("the request is not framed as the prompt says")
    source = re.compile(rf"SOURCE (s\d+) {mark['mark']}\n(.*?)\nEND OF SOURCE \1 {mark['mark']}", re.DOTALL)
    lines = [line for line in found["lines"].split("\n") if line]
    return Asked(tuple(Entry.model_validate_json(line) for line in lines), dict(source.findall(sources)))


def honest(asked: Asked) -> Binds:
    """Say what the local proposer finds in each view."""
    return {label: list(proposals_for(view, asked.entries)) for label, view in asked.views.items()}


def lies(asked: Asked) -> Binds:
    """Invent: other entries, ids shortened or made up, evidence that no source holds, a source that was not asked."""
    binds: Binds = {}
    for position, label in enumerate([*asked.views, "s99"]):
        entry = asked.entries[position % len(asked.entries)]
        quote = f"{entry.title} is hereby proven beyond doubt"
        ids = [entry.id, entry.id[:-1], f"{entry.id}-invented"]
        binds[label] = [Proposal(entry_id=name, role="same_work", evidence=quote) for name in ids]
    return binds


def obeys(asked: Asked) -> Binds:
    """Do what a text says: binds written out in it, entries that it names, blocks of other sources that it opens.

    What an entry says is done for every source.
    """
    binds = honest(asked)
    everywhere = "\n".join(text for entry in asked.entries for text in _texts(entry))
    for label, view in asked.views.items():
        binds[label] += [*_written_out(everywhere), *_named(view, asked.entries, everywhere)]
    for label, view in asked.views.items():
        orders = [*_written_out(view), *_named(view, asked.entries, view)]
        told = {label, *(name for name in re.findall(r"\bs\d+\b", view) if name in binds)}
        for name in told:
            binds[name] += orders
        for forged in _FORGED.finditer(view):
            binds.setdefault(forged["label"], []).extend(proposals_for(forged["text"], asked.entries))
    return binds


def write_answer(binds: Binds) -> str:
    """Write binds as the prompt asks for them."""
    answers = [
        {"source": label, "refused": False, "binds": [bind.model_dump() for bind in dict.fromkeys(found)]}
        for label, found in binds.items()
    ]
    return orjson.dumps({"sources": answers}).decode()


def _written_out(view: str) -> Iterable[Proposal]:
    for text in _BIND.findall(view):
        try:
            yield Proposal.model_validate_json(text)
        except ValidationError:
            continue


def _texts(entry: Entry) -> Iterable[str]:
    people = (f"{name.given} {name.family} {name.literal}" for name in (*entry.authors, *entry.editors))
    return entry.title, entry.subtitle, entry.container, entry.series, entry.publisher, *entry.aliases, *people


def _named(view: str, entries: Iterable[Entry], orders_in: str) -> Iterable[Proposal]:
    quotes = [" ".join(_WORD.findall(line)[:15]) for line in view.splitlines() if len(_WORD.findall(line)) > 2]
    for entry in entries:
        if re.search(rf"(?<!\w){re.escape(entry.id)}(?!\w)", orders_in):
            orders = [quote for quote in quotes if entry.id in quote]
            for quote in [*quotes[:5], *orders]:
                yield Proposal(entry_id=entry.id, role="same_work", evidence=quote)
