"""The evaluation is what it claims to be: large, varied, repeatable, and true by construction."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections import Counter

import pymupdf
import pytest

from tests.eval.entries import generate, seeds
from tests.eval.entries.library import File, Library
from tests.eval.entries.plan import plan, plan_library
from tests.eval.entries.render import render

ROLES = {"same_work", "chapter_in_this_volume", "volume_of_this_chapter", "excerpt_of_work", "other_edition"}
KINDS = set(
    "article book inbook incollection inproceedings proceedings collection phdthesis mastersthesis techreport manual "
    "misc online unpublished booklet standard".split()
)
LAYOUTS = set("article two_column book chapter excerpt report thesis preprint slides scan notice review".split())


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text), delimiter="\t", quoting=csv.QUOTE_NONE))


def letters(text: str) -> str:
    """Letters and digits alone, marks dropped whether they are joined to the letter or stand before it."""
    decomposed = unicodedata.normalize("NFKD", text).casefold().replace("ß", "ss")
    return "".join(c for c in decomposed if c.isalnum())


def test_there_are_a_thousand_entries_in_five_languages_and_every_type() -> None:
    works = [work for lib in plan() for work in lib.entries]
    assert len(works) >= 1000
    assert {language for language, n in Counter(work.language for work in works).items() if n >= 100} >= set(
        ("de", "en", "fr", "it", "es")
    )
    assert {work.kind for work in works} == KINDS


def test_bibliographies_have_the_size_of_a_thesis() -> None:
    assert all(30 <= len(lib.entries) <= 155 for lib in plan())


def test_six_hundred_entries_have_a_file_in_every_layout() -> None:
    filed = {(lib.name, bind.key) for lib in plan() for file in lib.files for bind in file.binds}
    assert len(filed) >= 600
    assert {file.layout for lib in plan() for file in lib.files} >= LAYOUTS


def test_each_trap_has_twenty_members() -> None:
    traps = Counter(member.trap for lib in plan() for member in lib.members)
    assert len(traps) >= 15
    assert min(traps.values()) >= 20, traps


def test_traps_written_down_are_the_traps_made() -> None:
    table = (generate.MANIFEST.parent / "TRAPS.md").read_text(encoding="utf-8").split("## Kinds")[1].split("## Ways")[0]
    written = set(re.findall(r"^\| (\w+) \|", table, re.MULTILINE)) - {"trap"}
    assert written == {member.trap for lib in plan() for member in lib.members}


def test_each_role_has_true_pairs_that_must_bind() -> None:
    must = Counter(bind.role for lib in plan() for file in lib.files for bind in file.binds if not bind.optional)
    assert set(must) == ROLES
    assert min(must.values()) >= 20, must


def test_the_halves_share_no_bibliography_and_hold_every_trap() -> None:
    halves = {half: [lib for lib in plan() if lib.share == half] for half in ("calibrate", "report")}
    assert len(halves["calibrate"]) == len(halves["report"])
    traps = [{member.trap for lib in libs for member in lib.members} for libs in halves.values()]
    assert traps[0] == traps[1]


def test_the_same_seed_gives_the_same_texts() -> None:
    assert generate.MANIFEST.read_text(encoding="utf-8") == generate.manifest(plan())


def test_a_plan_made_again_is_the_same_plan() -> None:
    assert generate.texts(plan_library(3)) == generate.texts(plan_library(3))


def test_truth_names_entries_and_files_that_exist_and_roles_that_are_defined() -> None:
    for lib in plan():
        keys, files = {work.key for work in lib.entries}, {file.name for file in lib.files}
        assert len(keys) == len(lib.entries)
        assert len(files) == len(lib.files)
        for row in rows(generate.texts(lib)["truth.tsv"]):
            assert row["file"] in files
            assert row["entry_key"] in keys | {"-"}
            assert row["role"] in ROLES | {"-"}
            others = [part.rpartition(":") for part in row["also_ok"].split(",") if part not in {"", "-"}]
            assert all(key in keys and role.rstrip("?") in ROLES for key, _, role in others), row
        for row in rows(generate.texts(lib)["traps.tsv"]):
            assert row["file"] in files
            assert row["entry_key"] in keys


def test_no_file_is_the_same_work_twice_unless_the_entry_is() -> None:
    for lib in plan():
        twice = {member.key for member in lib.members if member.trap == "duplicate"}
        for file in lib.files:
            same = {bind.key for bind in file.binds if bind.role == "same_work"}
            assert len(same) <= 1 or same <= twice, file.name


def sample() -> list[tuple[Library, File]]:
    """Some files of every layout, few enough to draw within a second or two."""
    everything = [(lib, file) for lib in plan() for file in lib.files]
    seeds.generator("sample").shuffle(everything)
    seen: Counter[str] = Counter()
    chosen = []
    for lib, file in everything:
        seen[file.layout] += 1
        if seen[file.layout] <= 3:
            chosen.append((lib, file))
    return chosen


@pytest.mark.parametrize(("lib", "file"), sample(), ids=lambda part: part.name if isinstance(part, File) else "")
def test_pages_show_title_and_names_of_what_the_file_is(lib: Library, file: File) -> None:
    works = {work.key: work for work in lib.entries}
    pages = pymupdf.open("pdf", render(lib, file))
    text = letters("".join(pages[number].get_text() for number in range(len(pages))))
    for bind in file.binds:
        if bind.role == "same_work" and not bind.optional:
            work = works[bind.key]
            assert all(letters(word) in text for word in work.title.split()), work.title
            assert letters(work.corporate or work.people[0].family) in text.replace("ae", "a").replace("ue", "u")


def test_a_file_drawn_twice_has_the_same_bytes() -> None:
    lib = plan()[0]
    assert render(lib, lib.files[0]) == render(lib, lib.files[0])


def test_a_scan_shows_pictures_and_holds_its_text_unseen() -> None:
    lib, file = next((lib, file) for lib in plan() for file in lib.files if file.layout == "scan")
    page = pymupdf.open("pdf", render(lib, file))[0]
    assert page.get_images()
    assert {span["type"] for span in page.get_texttrace()} == {3}
