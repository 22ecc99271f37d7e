"""The whole evaluation as a plan: which bibliographies, which entries, which files. Nothing is drawn yet."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from tests.eval.entries import seeds, traps_files, traps_people, traps_texts
from tests.eval.entries.library import File, Library, Member
from tests.eval.entries.titles import FIELDS
from tests.eval.entries.works import Work

CASES = (
    traps_people.same_author,
    traps_texts.volume,
    traps_files.wrong_doi,
    traps_texts.comment_on,
    traps_people.sibling,
    traps_files.volume_mate,
    traps_texts.review_of,
    traps_people.common_name,
    traps_texts.edition,
    traps_files.cited,
    traps_texts.companion,
    traps_people.transliterated,
    traps_files.preprint,
    traps_texts.correction_to,
    traps_people.corporate_twin,
    traps_files.duplicate,
    traps_texts.revised,
    traps_people.editor_author,
    traps_texts.near_title,
    traps_files.renamed,
    traps_people.namesake,
    traps_texts.translation,
    traps_files.issue_mate,
    traps_people.named_on_page,
    traps_texts.generic_title,
    traps_people.also_by,
    traps_texts.numbered,
)

#: Own language of each bibliography; the others come in as a thesis cites them.
LANGUAGES = ("de", "en", "fr", "it", "es", "de", "en", "de", "fr", "en", "es", "it", "de")

#: Entries in a bibliography: a seminar paper has 30, a dissertation 150.
SIZES = (58, 34, 71, 96, 45, 63, 150, 52, 40, 85, 66, 30, 74)

#: Share of the entries that belong to a trap, and of the other entries that have a file.
TRAPPED, WITH_FILE = 0.78, 0.5

LIBRARIES = 26


def plan_library(number: int) -> Library:
    """One bibliography; the case it starts with moves on from one to the next, so that all kinds come evenly."""
    form = {7: "json", 11: "ris", 19: "ris", 23: "json"}.get(number, "bib")
    size = SIZES[number * 5 % len(SIZES)]
    half = "calibrate" if number % 2 == 0 else "report"
    language, field = LANGUAGES[number % len(LANGUAGES)], FIELDS[number * 3 % len(FIELDS)]
    lib = Library(f"{number:02}-{field}-{language}", language, field, half, form, size)
    at = number * 16
    while len(lib.entries) < size * TRAPPED:
        CASES[at % len(CASES)](lib)
        at += 1
    while len(lib.entries) < size:
        traps_files.alone(lib, with_file=lib.rng.random() < WITH_FILE)
    traps_files.unrelated(lib)
    finish(lib)
    return lib


def finish(lib: Library) -> None:
    """Let every text cite other entries, and sort the entries as a bibliography does."""
    rng = seeds.generator("cites", lib.name)
    lib.files = [replace(file, cites=citations(lib, file, rng.random())) for file in lib.files]
    for file in lib.files:
        if file.layout == "thesis":
            lib.members += [Member(file.name, work.key, "cited") for work in file.cites[:4]]
    lib.entries.sort(key=lambda work: work.key.lower())


def citations(lib: Library, file: File, share: float) -> tuple[Work, ...]:
    """Other entries that the file cites: a thesis nearly all of them, an article some."""
    near = {bind.key for bind in file.binds} | {text.rpartition(":")[0] for text in file.also_ok}
    rng = seeds.generator("cites", lib.name, file.name)
    others = [work for work in lib.entries if work.key not in near]
    most = 0.8 * len(others) if file.layout == "thesis" else 4 + 18 * share
    chosen = rng.sample(others, min(int(most), len(others)))
    return tuple(sorted(chosen, key=lambda work: (work.by, work.year)))


@cache
def plan() -> tuple[Library, ...]:
    """All bibliographies."""
    return tuple(plan_library(number) for number in range(LIBRARIES))
