"""Texts that speak to the model or imitate its frame: counted, and nothing else.

No list of phrases is complete, so nothing is decided here: what keeps such a text without effect is that a proposal is
believed only as far as the gates can prove it. A paper about such attacks is counted too.
"""

import re
from collections.abc import Iterable

from cards import view
from schemas import Entry, SourceCard
from streams.binder.work import Work
from streams.providers.prompt import entry_line

_KINDS = {
    "frame": re.compile(r"^\W*(?:END OF )?(?:SOURCE s\d+|ENTRIES)\b", re.MULTILINE),
    "answer": re.compile(r"[\"'“”]\s*(?:entry_id|binds|evidence)\s*\\?[\"'“”]\s*:"),
    "instruction": re.compile(
        r"\b(?=[abdfimosvy])(?:"  # at most places nothing else is tried
        r"(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|text)\b"
        r"|system prompt\b|(?:as|you are|you are now) an? (?:AI|assistant|language model)\b"
        r"|(?:bind|match|assign|map) (?:every|each|all|this|the) (?:sources?|documents?|pdfs?|entry|entries)\b"
        r"|(?:ignoriere|missachte|vergiss)\b.{0,40}\b(?:anweisung|anweisungen|regeln)\b"
        r"|(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:instructions|consignes|règles)\b"
        r"|(?:ignora|olvida)d?\b.{0,40}\b(?:instrucciones|reglas)\b"
        r"|(?:ignora|dimentica)\b.{0,40}\b(?:istruzioni|regole)\b)",
        re.IGNORECASE | re.DOTALL,
    ),
}


def kinds(text: str) -> list[str]:
    """Return in which ways a text seems to try."""
    return [kind for kind, pattern in _KINDS.items() if pattern.search(text)]


def count_in_card(work: Work, card: SourceCard) -> None:
    """Count what a card tries: in what the model is shown of it, in its metadata, and in text that no reader sees."""
    for place, text in (("view", view(card)), ("metadata", f"{card.metadata.title}\n{card.metadata.author}")):
        for kind in kinds(text):
            work.count("injection_attempts", place=place, kind=kind)
    for why in sorted({hidden.why for hidden in card.hidden}):
        work.count("hidden_texts", why=why)


def count_in_entries(work: Work, entries: Iterable[Entry]) -> None:
    """Count what entries try, in what the model is shown of them."""
    for entry in entries:
        for kind in kinds(entry_line(entry)):
            work.count("injection_attempts", place="entry", kind=kind)
