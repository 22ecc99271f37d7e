"""Works about a work: corrections, comments, reviews, solutions. They print its title and are not it."""

import re

from gates.card_reading import CardReading
from gates.entry_reading import EntryReading
from gates.own_title import Candidate

_ARTICLE = r"(?:the|an?|ein|eine|der|die|das|une?|le|la|il|un[ao]?|el)?\s*"
_TO = r"\s*(?::|(?:on|to|of|for|zu|zur|zum|von|auf|über|de|du|des|sur|à|au|al|alla|su|sobre|di|del|della|per)\b)"
#: These need no "on" or "to": nobody calls a work so.
_ALONE = (
    r"errat(?:um|a)|corrigend(?:um|a)|addend(?:um|a)|retraction(?: note| notice)?|expression of concern|"
    r"publisher(?:['’]s)? (?:correction|note)|author(?:['’]s)? (?:correction|reply|response)|fe de erratas|berichtigung"
)
_ABOUT = (
    r"corrections?|appendi(?:x|ces?)|annexes?|anhang|anexos?|"
    r"comments?|commentary|repl(?:y|ies)|response|rejoinder|book reviews?|reviews?|discussion|notes?|"
    r"supplement(?:ary|al)?(?: materials?| information| notes?)?|solutions?(?: manual)?|solution manual|answers?|"
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
#: Lines around the title that may say what the text is.
_FRONT_LINES = 12


def notice(entry: EntryReading, reading: CardReading, candidate: Candidate | None) -> str:
    """Return the words by which the card says that it is about the entry's work, or ""."""
    own = entry.entry.title
    if _NOTICE.match(own) or entry.entry.type == "review":
        return ""
    texts = [reading.card.title, *(candidate.sighting.text for candidate in [candidate] if candidate)]
    texts += [line.text for line in reading.card.running_lines]
    for text in texts:
        found = _NOTICE.match(" ".join(text.split()))
        if found:
            return found.group().strip()
    return _line_about(reading)


def _line_about(reading: CardReading) -> str:
    """Return a line of the first page that stands before the title and is nothing but "Erratum", or "Reviewed by"."""
    first = [line for line in reading.lines if line.region.page == reading.lines[0].region.page][:_FRONT_LINES]
    title = next((at for at, line in enumerate(first) if line.region.zone == "title"), 0)
    for at, line in enumerate(first):
        if _REVIEWED.match(line.text) or (at < title and _HEADING.fullmatch(line.text)):
            return line.text.strip()
    return ""
