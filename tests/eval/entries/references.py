"""How a text refers to a work: in a list of references and in a sentence."""

from __future__ import annotations

from tests.eval.entries.labels import label
from tests.eval.entries.works import Work


def reference(work: Work, style: int) -> str:
    """One line of a list of references, in one of three styles."""
    names = [work.corporate] if work.corporate else [person.inverted for person in work.people]
    if style == 1 and not work.corporate:
        names = [f"{person.family}, {person.initials}" for person in work.people]
    who = "; ".join(names) if style == 0 else " & ".join(names)
    edited = f" ({label(work.language, 'editor')})" if work.editors and not work.authors else ""
    where = place(work)
    if style == 2:
        return f"{who}{edited}: {work.whole_title}, {where} {work.year}.".replace("?,", "?")
    return f"{who}{edited} ({work.year}). {work.whole_title}. {where}.".replace("?.", "?").replace(" .", "")


def place(work: Work) -> str:
    """Where a work appeared."""
    pages = work.pages.replace("--", "\u2013")
    if work.kind == "article":
        doi = f", https://doi.org/{work.doi}" if work.doi else ""
        return f"{work.container}, {work.volume}({work.number}), {pages}{doi}"
    if work.container:
        editors = ", ".join(person.short for person in work.editors)
        head = f"{editors} ({label(work.language, 'editor')}), " if editors else ""
        return f"{label(work.language, 'in')} {head}{work.container}, {pages}"
    edition = label(work.language, "ed_short", n=work.edition) if work.edition else ""
    return ", ".join(part for part in (edition, work.place, work.publisher or work.school, work.number) if part)


def mention(work: Work) -> str:
    """A work named in a sentence."""
    if work.corporate:
        return f"{work.corporate} ({work.year})"
    families = [person.family for person in work.people]
    many = f"{families[0]} et al." if len(families) > 2 else " & ".join(families)
    return f"{many} ({work.year})"
