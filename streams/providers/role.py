"""What a source seems to be to an entry whose title was sighted in its view. A guess: the gates decide."""

import re

from schemas import Role
from streams.providers.entry_words import EntryWords
from streams.providers.sighting import Sheet, Sighting

#: Words at the beginning of running text in which a work says what it is.
_OPENING = 250

#: The source is another version of what it names next, or of what it is an earlier or shorter version of.
_VERSION = re.compile(
    r"\b(?:modified|revised|updated|extended|abridged|expanded|translated|earlier|previous|shorter) version\b"
    r"|\btranslat(?:ion|ed) (?:of|from)\b|\b(?:übersetzung|traduction|traducción|traduzione)\b"
    r"|\b(?:überarbeitete|aktualisierte) (?:fassung|version)\b",
    re.IGNORECASE,
)
_ORIGINAL = re.compile(r"\b(?:original|originaltitel|titolo originale)\b", re.IGNORECASE)
#: A title that goes on like another work's title.
_REVISED = re.compile(
    r"\b(?:revised|updated|new|überarbeitete|neue|révisée?|nouvelle|revisada|nueva|riveduta|nuova)\s+$", re.IGNORECASE
)
#: The volume that follows is the one in which the source stands.
_IN = re.compile(r"(?:^|\s)(?:In|Aus|Dans|En)\s*:\s")


def role_of(sheet: Sheet, words: EntryWords, sighting: Sighting) -> Role | None:
    """Return the role; None if the source only seems to cite the entry.

    Args:
        sheet: the view.
        words: the entry.
        sighting: one of the entry's titles.
    """
    part, before = sheet.words[sighting.first].part, sheet.before(sighting, 12)
    if part == "file name":
        return None
    if _IN.search(sheet.before(sighting, 40)):
        return "chapter_in_this_volume"
    if _VERSION.search(before) or _ORIGINAL.search(before) or _REVISED.search(before):
        return "other_edition"
    if part == "running lines" or _heads_an_untitled_page(sheet, sighting):
        return "chapter_in_this_volume" if words.entry.editors else "excerpt_of_work"
    if not at_the_head(sheet, sighting):
        return None
    return "other_edition" if _is_version(sheet, words) or _counts_otherwise(sheet, words, sighting) else "same_work"


def at_the_head(sheet: Sheet, sighting: Sighting) -> bool:
    """Whether a sighting stands where a work says what it is."""
    part = sheet.words[sighting.first].part
    return part in ("title", "byline", "front") or (
        part == "opening text" and sighting.first - sheet.first_of(part) < _OPENING
    )


def _heads_an_untitled_page(sheet: Sheet, sighting: Sighting) -> bool:
    """Whether it is the first line of a text without a title block, with a page number: the head of a larger work."""
    part, after = sheet.words[sighting.first].part, sheet.words[sighting.last + 1 : sighting.last + 2]
    first = part == "opening text" and sighting.first == sheet.first_of(part)
    return first and not sheet.has("title") and any(word.text.isdigit() for word in after)


def _is_version(sheet: Sheet, words: EntryWords) -> bool:
    """Whether the source says of itself that it is a version of something by the entry's people."""
    return any(words.names & sheet.after(statement.end(), 60) for statement in _VERSION.finditer(sheet.view))


def _counts_otherwise(sheet: Sheet, words: EntryWords, sighting: Sighting) -> bool:
    """Whether a number of the entry's title is missing from what was sighted: version 2.0 is not version 3.0."""
    seen = {word.text for word in sheet.words[sighting.first : sighting.last + 1]}
    return any(word.isdigit() and word not in seen for word in words.titles[0])
