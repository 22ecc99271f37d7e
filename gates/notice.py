"""Works about a work: corrections, comments, reviews, solutions. They print its title and are not it."""

import re
from functools import lru_cache

from gates.card_reading import KEPT_CARDS, CardReading
from gates.entry_reading import EntryReading
from gates.kept import Kept
from gates.own_title import Candidate
from gates.words import significant_words

_ARTICLE = r"(?:the|an?|ein|eine|der|die|das|une?|le|la|il|un[ao]?|el)?\s*"
_TO = (
    r"\s*(?::|(?:on|to|of|for|zu|zur|zum|von|auf|über|de|du|des|sur|à|au|aux|a|al|alla|agli|ai|allo|su|sobre|di|del|della|"
    r"per)\b)"
)
#: These need no "on" or "to": nobody calls a work so.
_ALONE = (
    r"errat(?:um|a)|corrigend(?:um|a)|addend(?:um|a)|retraction(?: note| notice)?|expression of concern|"
    r"publisher(?:['’]s)? (?:correction|note)|author(?:['’]s)? (?:correction|reply|response)|fe de erratas|berichtigung"
)
_ABOUT = (
    r"corrections?|appendi(?:x|ces?)|annexes?|anhang|anexos?|"
    r"comments?|commentary|repl(?:y|ies)|response|rejoinder|book reviews?|reviews?|discussion|notes?|"
    r"supplement(?:ary|al)?(?: materials?| information| notes?)?|(?:zusatz|ergänzungs)materiali?(?:en)?|"
    r"materi[ae]l(?:e|i|es)? (?:supplementar[ei]|suplementarios?|complementarios?|supplémentaires?)|"
    r"solutions?(?: manual)?|solution manual|answers?|"
    r"instructor['’]?s['’]? (?:manual|guide)|(?:teaching|lecture) notes?|(?:study|reader['’]?s) guide|workbook|"
    r"companion|"
    r"korrektur|nachtrag|kommentar|anmerkung(?:en)?|erwiderung|replik|besprechung|rezension|lösung(?:en|sbuch)|"
    r"begleitheft|übungsbuch|ergänzung(?:en)?|compte[- ]rendu|recension|réponse|commentaires?|correctif|solutions?|"
    r"recensione|risposta|commenti?|reseña|respuesta|comentarios?|corrección|soluciones|soluzioni"
)
_NOTICE = re.compile(rf"\s*{_ARTICLE}(?:(?P<alone>{_ALONE})\b|(?P<about>{_ABOUT}){_TO})", re.IGNORECASE)
#: As a line of its own in front of the title.
_HEADING = re.compile(
    rf"\s*{_ARTICLE}(?:{_ALONE}|{_ABOUT})(?:\s+(?:on|to|of|for|zu|zur|sur|à|a|de))?\s*:?\s*", re.IGNORECASE
)
_REVIEWED = re.compile(
    r"^\W*(?:reviewed by|review by|rezensiert von|besprochen von|recens(?:é|ion) par|compte[- ]rendu (?:par|de)|"
    r"recensito da|recensione di|reseñado por|reseña de)\b",
    re.IGNORECASE,
)


def notice(entry: EntryReading, reading: CardReading, candidate: Candidate | None) -> str:
    """Return the words by which the card says that it is about the entry's work, or "".

    Args:
        entry: the entry.
        reading: the card.
        candidate: the text that is taken for the entry's title; without one, whatever the notice is about counts.
    """
    if is_notice(entry):
        return ""
    for found in (*_own_notices(reading), _read_notice(candidate.sighting.text) if candidate else None):
        if found and (candidate is None or found["alone"] or _concerns(found, entry)):
            return found.group().strip()
    above = candidate.before.splitlines() if candidate else []
    return next((line.strip() for line in above if _HEADING.fullmatch(line)), "") or _line_about(entry, reading)


def is_notice(entry: EntryReading) -> bool:
    """Say whether the entry is itself a work about another."""
    return entry.entry.type == "review" or _heading(entry.entry.title) is not None


def heading_words(entry: EntryReading) -> frozenset[str]:
    """Return the words by which the entry's title says that it is a notice."""
    return _heading(entry.entry.title) or frozenset()


@lru_cache(maxsize=20_000)
def _heading(title: str) -> frozenset[str] | None:
    """Return the words by which a title says that it is a notice; None if it says no such thing."""
    found = _NOTICE.match(title)
    return frozenset(significant_words(found.group())) if found else None


def notice_words(entry: EntryReading, reading: CardReading) -> frozenset[str]:
    """Return these words, if the card says beside its title that it is a notice."""
    words = heading_words(entry)
    return words if words and _line_about(entry, reading) else frozenset()


@lru_cache(maxsize=4096)
def _read_notice(text: str) -> re.Match[str] | None:
    """Read a title or running line of a card: the same ones for each entry that is looked for on it."""
    return _NOTICE.match(" ".join(text.split()))


def _read_own_notices(reading: CardReading) -> tuple[re.Match[str], ...]:
    texts = (reading.card.title, *(line.text for line in reading.card.running_lines))
    return tuple(found for text in texts if (found := _read_notice(text)))


#: The notices that a card's title and running lines are, whatever the entry; nearly always none.
_own_notices: Kept[CardReading, tuple[re.Match[str], ...]] = Kept(_read_own_notices, KEPT_CARDS)


def _concerns(found: re.Match[str], entry: EntryReading) -> bool:
    """Say whether what follows "Notes on" is the entry's work, in part at least, and not a subject of its own."""
    rest = significant_words(found.string[found.end() :])
    wanted = {word for work in entry.titles for word in work.title.words}
    common = sum(word in wanted for word in rest)
    return 2 * common >= min(len(rest), len(wanted))


def _line_about(entry: EntryReading, reading: CardReading) -> str:
    """Return the line of the first page that says that the text is about a work.

    It is "Reviewed by"; or it stands before the title and is nothing but "Erratum", or "Supplement to" and the whole
    title of the entry.
    """
    return next((line for line, alone in _front_notices(reading) if alone or _names_it(line, entry)), "")


def _read_front_notices(reading: CardReading) -> tuple[tuple[str, bool], ...]:
    """Return such lines, and whether they say it of whatever the text is about."""
    first = reading.opening
    title = next((at for at, line in enumerate(first) if line.region.zone == "title"), len(first))
    found = []
    for at, line in enumerate(first):
        alone = bool(_REVIEWED.match(line.text) or (at < title and _HEADING.fullmatch(line.text)))
        if alone or (at < title and _NOTICE.match(line.text)):
            found.append((line.text.strip(), alone))
    return tuple(found)


#: The lines of a card's first page that say that it is about another work.
_front_notices: Kept[CardReading, tuple[tuple[str, bool], ...]] = Kept(_read_front_notices, KEPT_CARDS)


def _names_it(line: str, entry: EntryReading) -> bool:
    found = _NOTICE.match(line)
    rest = frozenset(significant_words(line[found.end() :])) if found else frozenset()
    return any(len(work.title.words) > 1 and rest.issuperset(work.title.words) for work in entry.titles)
