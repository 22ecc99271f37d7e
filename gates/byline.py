"""Does the byline name somebody, and in the office of an author?"""

import re

from gates.card_reading import CardReading
from gates.corporate import names_organisation
from gates.entry_reading import EntryReading
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
    bylines = ["\n".join(line for line in text.splitlines() if _signs(line, entry)) for text in reading.byline_texts]
    corporate = any(name.literal for name in group)
    return any(len(_CAPITALISED.findall(text)) >= 2 or (corporate and names_organisation(text)) for text in bylines)


def _signs(line: str, entry: EntryReading) -> bool:
    if _OTHER_OFFICE.match(line):
        return False
    words = significant_words(line)
    return not words or not any(frozenset(work.title.words).issuperset(words) for work in entry.titles)
