"""Organisations as they are printed: the same one in other words, and others of nearly the same name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from tests.eval.entries import drawing
from tests.eval.entries.library import Bind, Library


@dataclass
class Office:
    """An organisation as bibliographies name it, how it is printed, and others that are not it."""

    language: str
    name: str
    printed: list[str] = field(default_factory=list)
    twins: list[str] = field(default_factory=list)


def offices() -> Iterator[Office]:
    """Those of offices.txt."""
    office = Office("", "")
    for line in (Path(__file__).parent / "offices.txt").read_text(encoding="utf-8").splitlines():
        sign, _, name = line.partition(" ")
        if sign == "#":
            continue
        if sign in "=-":
            (office.printed if sign == "=" else office.twins).append(name)
            continue
        if office.name:
            yield office
        office = Office(sign, name)
    yield office


def add(lib: Library) -> None:
    """A report of each office, printed under each of its names and under those of the others.

    All else is the same, title and year too: only the name can tell the report of another office apart.
    """
    for office in offices():
        drawn = drawing.report(lib, office.language, office.name, lib.titles.title(office.language))
        work = lib.enter(replace(drawn, number=""))
        for name in (office.name, *office.printed):
            lib.file(replace(work, corporate=name), "report", Bind(work.key, "same_work"))
        for name in office.twins:
            lib.trap("near_office", lib.file(replace(work, corporate=name), "report"), work)
