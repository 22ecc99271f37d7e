"""From a CSL item to an entry."""

import re
from typing import get_args

from cards.bibliography.csl_item import Item, ItemName
from cards.bibliography.imprint import page_range, version_of, year_of
from cards.bibliography.latex import plain_text
from cards.bibliography.markup import tidy
from cards.bibliography.person_names import is_organisation, is_others, settled
from cards.identifiers import field_isbns, normal_arxiv, normal_doi
from schemas import Entry, EntryType, Name

_SAME: dict[str, EntryType] = {name: name for name in get_args(EntryType)}
_TYPES: dict[str, EntryType] = _SAME | {
    **dict.fromkeys(("classic", "collection", "periodical"), "book"),
    **dict.fromkeys(("entry", "entry-dictionary"), "entry-encyclopedia"),
    **dict.fromkeys(("post", "post-weblog"), "webpage"),
    "review-book": "review",
    **dict.fromkeys(("interview", "personal_communication"), "manuscript"),
    **dict.fromkeys(
        (
            "bill", "broadcast", "event", "figure", "graphic", "hearing", "legal_case", "legislation", "map",
            "motion_picture", "musical_score", "pamphlet", "performance", "regulation", "song", "treaty",
        ),
        "document",
    ),
}  # fmt: skip
#: Without author and editor, who publishes these is their author.
_CORPORATE = frozenset({"report", "standard"})
_EXTRA = re.compile(r"^\s*(DOI|arXiv|ISBN)\s*:\s*(\S+)", re.IGNORECASE | re.MULTILINE)


def to_entry(item: Item, warnings: list[str]) -> Entry:
    """Return the entry of an item; what is not as it should be is added to the warnings.

    Raises:
        pydantic.ValidationError: its id cannot be an id.
    """
    authors, more = _names(item.author, warnings)
    editors, _ = _names(item.editor or item.container_author, warnings)
    translators, _ = _names(item.translator, warnings)
    publisher = plain_text(item.publisher)
    entry_type = _type(item, warnings)
    if not authors and not editors and entry_type in _CORPORATE and publisher:
        authors = (Name(literal=publisher),)
    extra = {name.lower(): value for name, value in _EXTRA.findall(item.note)}
    return Entry(
        id=item.id,
        type=entry_type,
        title=_title(item, warnings),
        subtitle=plain_text(item.subtitle),
        authors=authors,
        more_authors=more,
        editors=editors,
        year=_year(item, warnings),
        container=plain_text(item.container_title),
        series=plain_text(item.collection_title),
        volume=".".join(text for text in (plain_text(item.volume), plain_text(item.part)) if text),
        number=plain_text(item.issue or item.number),
        pages=page_range(plain_text(item.page)),
        chapter=plain_text(item.chapter),
        edition=plain_text(item.edition),
        version=plain_text(item.version) or version_of(item.note),
        publisher=publisher,
        doi=_doi(item, extra.get("doi", ""), warnings),
        arxiv=_arxiv(item, extra.get("arxiv", "")),
        isbn=_isbn(item, extra.get("isbn", ""), warnings),
        url=tidy(item.url),
        note=_note(item.note, translators),
        language=tidy(item.language),
        aliases=tuple(alias for alias in (plain_text(item.original_title),) if alias),
    )


def _type(item: Item, warnings: list[str]) -> EntryType:
    if item.type not in _TYPES:
        warnings.append(f"the type '{item.type}' is not known" if item.type else "it has no type")
    return _TYPES.get(item.type, "document")


def _title(item: Item, warnings: list[str]) -> str:
    title = plain_text(item.title)
    if not title:
        warnings.append("it has no title")
    return title


def _names(items: list[ItemName], warnings: list[str]) -> tuple[tuple[Name, ...], bool]:
    names = [_name(item) for item in items]
    others = [name for name in names if is_others(name.literal or name.family)]
    if Name() in names:
        warnings.append("an empty name in a list of names")
    return tuple(name for name in names if name not in others and name != Name()), bool(others)


def _name(item: ItemName) -> Name:
    family, literal = plain_text(item.family).strip('"'), plain_text(item.literal)
    if not literal and not item.given and is_organisation(family):
        literal = family
    if literal:
        return Name(literal=literal)
    particle = plain_text(f"{item.dropping} {item.non_dropping}")
    return settled(Name(family=family, given=plain_text(item.given), particle=particle, suffix=plain_text(item.suffix)))


def _year(item: Item, warnings: list[str]) -> int | None:
    year = year_of(item.date())
    if item.date() and year is None:
        warnings.append(f"no year in '{plain_text(item.date())}'")
    return year


def _doi(item: Item, extra: str, warnings: list[str]) -> str:
    doi = normal_doi(item.doi)
    if item.doi and not doi:
        warnings.append(f"no DOI in '{plain_text(item.doi)}'")
    return doi or normal_doi(extra) or (normal_doi(item.url) if "doi.org/" in item.url else "")


def _arxiv(item: Item, extra: str) -> str:
    stated = (normal_arxiv(text) for text in (item.doi, item.url, item.number) if "arxiv" in text.lower())
    return next((arxiv for arxiv in (normal_arxiv(extra), *stated) if arxiv), "")


def _isbn(item: Item, extra: str, warnings: list[str]) -> tuple[str, ...]:
    stated = item.isbn if isinstance(item.isbn, str) else " ; ".join(item.isbn)
    found = field_isbns(stated) or field_isbns(extra)
    if stated and not found:
        warnings.append(f"no ISBN in '{plain_text(stated)}'")
    return found


def _note(note: str, translators: tuple[Name, ...]) -> str:
    names = ", ".join(name.literal or f"{name.given} {name.family}".strip() for name in translators)
    return "; ".join(text for text in (plain_text(note), f"translated by {names}" if names else "") if text)
