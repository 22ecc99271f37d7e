"""Reading a generated folder back gives the truth that was written."""

from __future__ import annotations

from pathlib import Path

from tests.eval.entries.pairs import targets, truths


def folder(home: Path, line: str) -> Path:
    head = "file\tentry_key\trole\tnote\talso_ok\ttrap\tlanguage\n"
    (home / "truth.tsv").write_text(head + line + "\n", encoding="utf-8")
    (home / "traps.tsv").write_text("file\tentry_key\ttrap\na.pdf\tx:1\tedition\n", encoding="utf-8")
    return home


def test_a_true_role_is_fine_and_another_is_not(tmp_path: Path) -> None:
    truth = truths(folder(tmp_path, "a.pdf\tx:1\tother_edition\t\t\tedition\tde"))["a.pdf"]
    assert truth.fine("x:1", "other_edition", flagged=False)
    assert not truth.fine("x:1", "same_work", flagged=True)
    assert not truth.fine("y", "other_edition", flagged=True)


def test_a_bind_that_needs_a_flag_is_fine_only_with_one(tmp_path: Path) -> None:
    truth = truths(folder(tmp_path, "a.pdf\t-\t-\t\tx:1:same_work?\tedition\tde"))["a.pdf"]
    assert truth.fine("x:1", "same_work", flagged=True)
    assert not truth.fine("x:1", "same_work", flagged=False)


def test_a_bare_dash_makes_the_pair_optional(tmp_path: Path) -> None:
    truth = truths(folder(tmp_path, "a.pdf\tx:1\tsame_work\t\tx:1:other_edition,-\t\tde"))["a.pdf"]
    assert truth.optional == {"x:1"}
    assert truth.fine("x:1", "other_edition", flagged=False)
    assert truth.traps["x:1"] == ["edition"]


def test_an_adversary_knows_title_with_subtitle_and_all_families(tmp_path: Path) -> None:
    head = "key\tkind\tlanguage\ttitle\tsubtitle\tfamilies\tcontainer\tdoi\n"
    (tmp_path / "entries.tsv").write_text(head + "k\tbook\tde\tA\tB\tHuber;Day\t\t10.5555/x\n", encoding="utf-8")
    (entry,) = targets(tmp_path)
    assert (entry.title, entry.families, entry.doi) == ("A B", ("Huber", "Day"), "10.5555/x")
