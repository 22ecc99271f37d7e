"""What cannot be done with what was given is said in a line or two, with exit code 2, before any broker is started."""

from pathlib import Path

import pytest

from streams.demo.samples import library
from tests.streams.command_line import sourcebind


@pytest.fixture
def thesis(tmp_path: Path) -> Path:
    (tmp_path / "refs.bib").write_bytes(library())
    (tmp_path / "papers").mkdir()
    (tmp_path / "papers" / "a.pdf").write_bytes(b"%PDF-1.7")
    return tmp_path


def refused(*args: str | Path) -> str:
    result = sourcebind(*args)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    return result.stderr


def test_a_missing_bibliography(thesis: Path) -> None:
    assert "does not exist" in refused("bind", thesis / "nope.bib", thesis / "papers")


def test_a_missing_folder(thesis: Path) -> None:
    assert "does not exist" in refused("bind", thesis / "refs.bib", thesis / "nope")


def test_a_file_that_is_no_bibliography(thesis: Path) -> None:
    (thesis / "refs.bib").write_text("Dear diary, today I read nothing.")
    told = refused("bind", thesis / "refs.bib", thesis / "papers")
    assert f"no entry of {thesis / 'refs.bib'} could be taken" in told
    assert "line 1" in told


def test_a_pdf_in_place_of_a_bibliography(thesis: Path) -> None:
    (thesis / "refs.bib").write_bytes(b"%PDF-1.7 \x00")
    assert str(thesis / "refs.bib") in refused("bind", thesis / "refs.bib", thesis / "papers")


def test_an_empty_folder(thesis: Path) -> None:
    (thesis / "papers" / "a.pdf").rename(thesis / "papers" / "a.doc")
    assert "holds no file that is named as a PDF" in refused("bind", thesis / "refs.bib", thesis / "papers")


def test_a_stamp_that_is_none(thesis: Path) -> None:
    (thesis / "papers" / "a.pdf.provenance.json").write_text("{}")
    assert "is no provenance stamp" in refused("bind", thesis / "refs.bib", thesis / "papers")


def test_a_run_that_cannot_be_named_so(thesis: Path) -> None:
    assert "printable characters" in refused("bind", thesis / "refs.bib", thesis / "papers", "--run", "")


def test_a_bibliography_to_publish_without_an_entry(thesis: Path) -> None:
    (thesis / "refs.bib").write_text("")
    assert "no entry" in refused("publish", "thesis", thesis / "refs.bib")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("titel=Salt", "the fields are type, title"),
        ("title", "is not FIELD=VALUE"),
        ("id=vega17", "is not FIELD=VALUE"),
        ("year=soon", "year is given as JSON, such as 2017"),
    ],
)
def test_a_correction_that_is_none(change: str, told: str) -> None:
    assert told in refused("correct", "thesis", "vega2016", change).replace("\n", " ")


def test_a_setting_that_cannot_be(tmp_path: Path) -> None:
    assert "bootstrap: must be host:port" in refused("--bootstrap", "kafka", "verdicts", "thesis")
    assert "prefix: must be" in refused("--prefix", "My Topics", "verdicts", "thesis")


def test_a_worker_that_may_read_nothing() -> None:
    assert "SOURCEBIND_URI_PREFIXES" in refused("worker")


def test_a_command_that_is_none() -> None:
    assert "Did you mean 'bind'" in refused("bnid")
