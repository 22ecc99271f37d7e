"""Does the byline name somebody, and in the office of an author?"""

import re
from typing import NamedTuple

from gates.card_reading import KEPT_CARDS, CardReading
from gates.corporate import names_organisation
from gates.entry_reading import EntryReading
from gates.kept import Kept
from gates.words import significant_words
from schemas import Name

_CAPITALISED = re.compile(r"[^\W\d_a-z](?:[^\W\d_]+|\.)")
#: Who is named behind these did something else than write the work.
_OTHER_OFFICE = re.compile(
    r"\W*(?:with |mit |avec |con |a |an |une? |ein(?:em|er)? |un[ao]? )*"
    r"(?:foreword|preface|afterword|translat|illustrat|supervis|advis|dedicat|in memory of|"
    r"vorwort|geleitwort|nachwort|(?:aus dem \w+ )?übersetz|illustriert|betreu|gutachter|gewidmet|für |"
    r"préface|postface|traduit|traduction|illustré|dirigée? par|directeur de thèse|à la mémoire|dédié|"
    r"prefazione|postfazione|traduzione|tradotto|illustrato|relatore|dedicato|alla memoria|"
    r"prólogo|epílogo|traducción|traducido|ilustrado|dirigida por|director de tesis|dedicado|a la memoria)",
    re.IGNORECASE,
)


def others_sign(entry: EntryReading, group: tuple[Name, ...], reading: CardReading) -> bool:
    """Say whether the byline looks like the name of a person, or, for an organisation's work, of an organisation.

    Lines that name a translator, a supervisor and the like are left out, and lines that are a part of the title.
    """
    corporate = any(name.literal for name in group)
    bylines = [[line for line in lines if not _is_of_title(line, entry)] for lines in _signing_lines(reading)]
    return any(_names_somebody(lines, corporate) for lines in bylines)


class _Line(NamedTuple):
    """A line of a byline that names no other office."""

    text: str
    words: tuple[str, ...]
    #: How many of its words have a capital; none goes beyond the line.
    capitalised: int


def _read_signing_lines(reading: CardReading) -> tuple[tuple[_Line, ...], ...]:
    return tuple(
        tuple(
            _Line(line, significant_words(line), len(_CAPITALISED.findall(line)))
            for line in text.splitlines()
            if not _OTHER_OFFICE.match(line)
        )
        for text in reading.byline_texts
    )


#: The lines of a card's bylines, whatever the entry.
_signing_lines: Kept[CardReading, tuple[tuple[_Line, ...], ...]] = Kept(_read_signing_lines, KEPT_CARDS)


def _is_of_title(line: _Line, entry: EntryReading) -> bool:
    return bool(line.words) and any(work.title.bag.issuperset(line.words) for work in entry.titles)


def _names_somebody(lines: list[_Line], corporate: bool) -> bool:
    if sum(line.capitalised for line in lines) >= 2:
        return True
    return corporate and names_organisation("\n".join(line.text for line in lines))
