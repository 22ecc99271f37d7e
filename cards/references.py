"""The list of references: from its heading to the next part that is something else."""

import re
from collections.abc import Iterator

from cards.headings import is_numbered, kind_of_heading
from cards.layout import Layout, Line, Page, row_text

_YEAR = re.compile(r"\b(?:1[6-9]|20)[0-9]{2}[a-z]?\b")
_MARK = re.compile(
    r"\bdoi\b|https?:|www\.|\bISBN\b|\bISSN\b|\b(?:pp?|S|vol|no|ed|eds|Hrsg)\. ?[0-9(]|[0-9] ?\([0-9]+\)|"
    r"[0-9]+ ?[–-]+ ?[0-9]+|"
    r"\b(?:Press|Verlag|Journal|University|Proceedings|Springer|Wiley|Elsevier|Technical [Rr]eport|In:|"
    r"arXiv)\b|et al\."
)
_INITIALS = re.compile(r"\b[A-ZÄÖÜÉ]{1,3}[.,(]|\b[A-ZÄÖÜÉ][A-ZÄÖÜÉ]?,")
#: A page without a title is a list of references if this part of its blocks are entries, and at least so many.
_PART = 0.6
_ENTRIES = 3
#: A heading is not set smaller than the text by this factor; one that is not bold is larger by that.
_SMALLEST = 0.95
_LARGER = 1.05
#: What is larger than heading and text by this factor is the title of another text.
_TITLE = 1.3
#: In points: lines farther in than this are indented.
_INDENT = 3.0


def find_references(layout: Layout, apart: set[Line]) -> set[Line]:
    """Find the lines of the lists of references.

    Args:
        layout: the document.
        apart: lines of contents, heads and feet: no heading stands in them, and they end no list.
    """
    found: set[Line] = set()
    inside = layout.lines[0] if layout.lines and _is_list(layout.pages[0], apart) else None
    for page, line in ((one, line) for one in layout.pages for line in one.lines if line not in apart):
        if kind_of_heading(line.text) == "references" and _is_heading(line, page, layout):
            inside = line
        elif inside and line in page.alone and _ends(line, inside, page, layout):
            inside = None
        if inside:
            found.add(line)
    return found


def _is_heading(line: Line, page: Page, layout: Layout) -> bool:
    capital = not line.text.lstrip()[:1].islower()
    return capital and line in page.alone and line.size >= layout.body_size * _SMALLEST


def _ends(line: Line, heading: Line, page: Page, layout: Layout) -> bool:
    kind = kind_of_heading(line.text)
    if kind == "references":
        return False
    if kind:
        return True
    larger = layout.body_size * _LARGER
    letters = sum(map(str.isalpha, line.text)) >= 3
    if letters and line.size > _TITLE * max(heading.size, layout.body_size):
        return True
    if line.bold and line.size > larger and any(row[-1] is line and is_numbered(row_text(row)) for row in page.rows):
        return True
    stands_out = heading.bold or heading.size > larger
    if kind_of_heading(heading.text) != "references" or not stands_out:
        return False
    return letters and line.size >= heading.size - 0.2 and line.bold >= heading.bold and line.block != heading.block


def _is_list(page: Page, apart: set[Line]) -> bool:
    blocks = [text for text in _blocks(page, apart) if len(text) > 20]
    entries = sum(map(is_reference, blocks))
    return entries >= _ENTRIES and entries >= _PART * len(blocks)


def _blocks(page: Page, apart: set[Line]) -> Iterator[str]:
    """The paragraphs of a page: a new one begins at the left margin where others hang, else with a new block."""
    lines = [line for line in page.lines if line not in apart and line.upright]
    margin = min((line.x0 for line in lines), default=0.0) + _INDENT
    hanging = sum(line.x0 > margin for line in lines) >= len(lines) / 4
    paragraph: list[str] = []
    block = -1
    for line in lines:
        if paragraph and (line.x0 <= margin if hanging else line.block != block):
            yield " ".join(paragraph)
            paragraph = []
        paragraph.append(line.text)
        block = line.block
    yield " ".join(paragraph)


def is_reference(text: str) -> bool:
    """Whether a paragraph reads like an entry of a list of references: a name, a year, and marks of a publication."""
    return (
        bool(text[:1].isupper() or text[:1] in "[(0123456789")
        and bool(_YEAR.search(text))
        and (len(_MARK.findall(text)) + bool(_INITIALS.search(text[:80])) >= 2)
    )
