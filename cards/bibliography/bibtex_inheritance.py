"""What a BibTeX record takes over from another one: ``crossref`` and biblatex's ``xdata``."""

from cards.bibliography.bibtex_records import Record

#: Parts, whose parent is the volume they stand in.
PARTS = frozenset(
    "inbook incollection inproceedings conference inreference bookinbook suppbook suppcollection article"
    " suppperiodical".split()
)
#: What a volume says of its parts. Not its DOI, pages, note or URL: those are its own.
_SHARED = frozenset(
    "booktitle booksubtitle maintitle mainsubtitle journal journaltitle journalsubtitle year date editor"
    " publisher series volume number issue part edition organization institution isbn language langid".split()
)
#: Fields that say one thing together: who has one of them takes over none.
_TOGETHER = (
    frozenset({"year", "date"}),
    frozenset({"booktitle", "booksubtitle"}),
    frozenset({"maintitle", "mainsubtitle"}),
    frozenset({"journal", "journaltitle", "journalsubtitle"}),
)
_TITLES = {"title": "booktitle", "subtitle": "booksubtitle"}
_MAIN_TITLES = {"title": "maintitle", "subtitle": "mainsubtitle"}
_JOURNAL_TITLES = {"title": "journaltitle", "subtitle": "journalsubtitle"}
#: A part, its volume, a set of volumes, a series: nothing real is deeper.
_DEEPEST = 8


def inherit(records: list[Record]) -> None:
    """Fill each record's missing fields from those that it names; a parent that is not there is a warning."""
    by_key: dict[str, Record] = {}
    for record in records:
        by_key.setdefault(record.key, record)
    for record in records:
        _inherit(record, by_key, frozenset({record.key}))


def _inherit(record: Record, by_key: dict[str, Record], on_the_way: frozenset[str]) -> None:
    for name in ("xdata", "crossref"):
        for key in record.fields.pop(name, "").split(","):
            parent = by_key.get(key.strip())
            if parent and parent.key not in on_the_way and len(on_the_way) < _DEEPEST:
                _inherit(parent, by_key, on_the_way | {parent.key})
                _take_over(record, parent, everything=name == "xdata")
            elif key.strip():
                record.warnings.append(f"{name} names '{key.strip()}', which is not there to take over from")


def _take_over(record: Record, parent: Record, *, everything: bool) -> None:
    if everything:
        record.fields = parent.fields | record.fields
        return
    renamed = _renamed(record.kind, parent.kind)
    inherited = {renamed[name]: parent.fields[name] for name in renamed if name in parent.fields}
    inherited |= {name: value for name, value in parent.fields.items() if name in _SHARED}
    for together in _TOGETHER:
        if not together.isdisjoint(record.fields):
            inherited = {name: value for name, value in inherited.items() if name not in together}
    if record.kind == "inbook" and "author" in parent.fields:
        inherited["bookauthor" if "author" in record.fields else "author"] = parent.fields["author"]
    record.fields = inherited | record.fields


def _renamed(kind: str, parent_kind: str) -> dict[str, str]:
    if parent_kind.startswith("mv"):
        return _MAIN_TITLES
    if kind in ("article", "suppperiodical"):
        return _JOURNAL_TITLES
    return _TITLES if kind in PARTS else {}
