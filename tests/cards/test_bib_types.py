import pytest

from cards.bibliography import parse_bibliography
from schemas import Entry


def read(record: str) -> Entry:
    (entry,) = parse_bibliography(record, "bibtex").entries
    return entry


@pytest.mark.parametrize(
    ("kind", "entry_type"),
    [
        ("article", "article-journal"), ("ARTICLE", "article-journal"), ("book", "book"), ("collection", "book"),
        ("proceedings", "book"), ("manual", "book"), ("incollection", "chapter"), ("inproceedings", "paper-conference"),
        ("conference", "paper-conference"), ("phdthesis", "thesis"), ("mastersthesis", "thesis"), ("thesis", "thesis"),
        ("techreport", "report"), ("report", "report"), ("online", "webpage"), ("software", "software"),
        ("dataset", "dataset"), ("standard", "standard"), ("patent", "patent"), ("unpublished", "manuscript"),
        ("misc", "document"), ("booklet", "document"),
    ],
)  # fmt: skip
def test_types_in_the_words_of_csl(kind: str, entry_type: str) -> None:
    assert read(f"@{kind}{{a, title={{A}}}}").type == entry_type


@pytest.mark.parametrize(
    "fields",
    [
        "journal={arXiv preprint arXiv:2401.01234}",
        "eprint={2401.01234v2}, archiveprefix={arXiv}, primaryclass={cs.DL}",
        "eprint={2401.01234}, eprinttype={arxiv}",
        "journal={CoRR}, volume={abs/2401.01234}",
        "doi={10.48550/arXiv.2401.01234}",
        "url={https://arxiv.org/abs/2401.01234}",
    ],
)
def test_an_article_that_is_only_on_arxiv_is_a_preprint(fields: str) -> None:
    entry = read(f"@article{{a, title={{A}}, {fields}}}")
    assert (entry.type, entry.arxiv, entry.volume) == ("article", "2401.01234", "")


def test_an_article_with_a_journal_stays_one_and_keeps_its_arxiv_id() -> None:
    entry = read("@article{a, title={A}, journal={Coastal Notes}, eprint={2401.01234}}")
    assert (entry.type, entry.container, entry.arxiv) == ("article-journal", "Coastal Notes", "2401.01234")


def test_a_note_about_another_arxiv_paper_gives_no_id() -> None:
    assert read("@misc{a, title={A}, note={Extends arXiv:2401.01234}}").arxiv == ""


def test_an_eprint_elsewhere_is_no_arxiv_id() -> None:
    assert read("@article{a, title={A}, eprint={2401.01234}, eprinttype={hal}}").arxiv == ""


def test_the_manual_of_a_package_version_is_software() -> None:
    entry = read("@manual{a, title={salt: Cycles}, note={R package version 0.30.0}}")
    assert (entry.type, entry.version, entry.note) == ("software", "0.30.0", "R package version 0.30.0")
