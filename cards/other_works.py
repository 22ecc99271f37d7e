"""Lists of other works in the front matter: by the same author, in the same series."""

import re

from cards.layout import Line, Page
from cards.words import plain

_HEADING = re.compile(
    r"(?:also|other (?:books?|works?|titles?|publications?)|(?:books?|works?|"
    r"titles?)(?: also)?) (?:available )?(?:by|from|in)\b.{0,60}|(?:also )?by the same authors?\b.{0,30}|"
    r"(?:recent |other |published |further )*(?:titles|volumes|books) (?:published )?in (?:the|"
    r"this) (?:same )?series\b.{0,30}|(?:already )?published in (?:the|this) series\b.{0,30}|"
    r"(?:weitere |andere )?(?:bucher |werke |titel |veroffentlichungen )?(?:von |vom )(?:demselben|derselben|"
    r"denselben|selben|gleichen) (?:autor|verfasser)\w*.{0,30}|"
    r"(?:weitere|bereits erschienene|bisher erschienene|lieferbare) (?:bande|titel|werke|bucher)\b.{0,40}|"
    r"bereits erschienen\b.{0,40}|"
    r"in (?:dieser|der (?:gleichen|selben)|derselben) reihe\b.{0,40}|(?:autres ouvrages )?(?:du|des|"
    r"de la) memes? auteure?s?\b.{0,30}|dans la meme collection\b.{0,30}|"
    r"(?:altre opere )?(?:dello stesso|della stessa|degli stessi) autor\w+\b.{0,30}|nella stessa collana\b.{0,30}|"
    r"(?:otras obras )?(?:del mismo|de la misma|de los mismos) autor\w*\b.{0,30}|en la misma coleccion\b.{0,30}"
)


def find_other_works(page: Page) -> set[Line]:
    """Find the lines of a list of other works on a page of the front matter: from its heading to the page's end."""
    for place, line in enumerate(page.lines):
        if _HEADING.fullmatch(plain(line.text).strip(" :.")):
            return {line for line in page.lines[place:] if line.middle >= page.lines[place].middle}
    return set()
