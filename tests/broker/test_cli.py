"""The command line on a given cluster: what it prints of a run that was bound, and what of one that is not there."""

import uuid
from pathlib import Path

import orjson
import pytest
from typer.testing import Result

from streams.connection import Connection
from tests.broker import sample_truth
from tests.broker.theses import ThesisOnDisk
from tests.eval.entries.labelled_refusals import judge_one
from tests.streams.command_line import lines, sourcebind

RUN = "thesis"


class Cluster:
    """Commands on the shared broker, under names of their own."""

    def __init__(self, bootstrap: str, thesis: ThesisOnDisk) -> None:
        self.thesis = thesis
        self._options = ("--bootstrap", bootstrap, "--prefix", thesis.prefix)

    def __call__(self, *args: str | Path) -> Result:
        return sourcebind(*self._options, *args)

    def bind(self, *more: str) -> Result:
        return self("bind", self.thesis.library, self.thesis.sources, "--run", RUN, *more)

    def json(self, *args: str | Path) -> dict[str, object]:
        document = orjson.loads(self(*args, "--json").stdout)
        assert isinstance(document, dict)
        assert document["version"] == 1
        return document


@pytest.fixture(scope="module")
def cluster(bootstrap: str, tmp_path_factory: pytest.TempPathFactory) -> Cluster:
    folder, prefix = tmp_path_factory.mktemp("thesis"), f"t{uuid.uuid4().hex[:12]}-"
    thesis = ThesisOnDisk(folder, Connection(bootstrap=bootstrap), prefix)
    thesis.write_samples()
    (thesis.sources / "notes.txt").write_text("Buy milk.")
    return Cluster(bootstrap, thesis)


@pytest.fixture(scope="module")
def bound(cluster: Cluster) -> Result:
    return cluster.bind()


def rows(text: str) -> set[tuple[str, str, str]]:
    """The rows of the first table: entry, source, role; an entry that is named once has several."""
    found, entry = set(), ""
    for line in lines(text.partition("\n\n")[0])[2:]:
        cells = [cell for cell in line.split("  ") if cell]
        if not line.startswith(" "):
            entry, *cells = cells
        if len(cells) == 2:
            found.add((entry, cells[0].strip(), cells[1].strip()))
    return found


def test_bind_prints_a_row_an_entry_and_source(bound: Result) -> None:
    assert bound.exit_code == 0
    assert {row for row in rows(bound.stdout) if row[1] != "hale.pdf"} == sample_truth.BOUND


def test_bind_prints_what_is_left_and_why(bound: Result) -> None:
    left = bound.stdout.partition("Left unbound")[2]
    assert {source for source in sample_truth.LEFT if source in left} == sample_truth.LEFT.keys()
    assert "opens with a password only" in left
    assert "not handbuch as" in left
    assert "Not read, since not named as PDFs\n  notes.txt" in left
    assert "provider calls: 0" in left


def test_bind_prints_nothing_but_its_result(bound: Result) -> None:
    assert bound.stderr == ""
    assert max(map(len, lines(bound.stdout))) <= 80


def test_a_second_run_asks_nobody(cluster: Cluster, bound: Result) -> None:
    document = cluster.json("bind", cluster.thesis.library, cluster.thesis.sources, "--run", RUN)
    assert document["usage"] == []
    assert document["not_read"] == ["notes.txt"]
    assert bound.exit_code == 0


def test_verdicts_as_a_document(cluster: Cluster, bound: Result) -> None:
    verdicts = cluster.json("verdicts", RUN)["verdicts"]
    assert isinstance(verdicts, list)
    found = {(v["entry_id"], v["source_id"], v["role"]) for v in verdicts if v["source_id"] != "hale.pdf"}
    assert found == sample_truth.BOUND
    assert bound.exit_code == 0


def test_outcomes_name_every_source(cluster: Cluster, bound: Result) -> None:
    shown = cluster("outcomes", RUN)
    assert shown.exit_code == bound.exit_code == 0
    assert "locked.pdf            unreadable  password_required" in lines(shown.stdout)


def test_why_shows_every_gate_with_page_and_offsets(cluster: Cluster, bound: Result) -> None:
    shown = cluster("why", RUN, "handbuch")
    assert shown.exit_code == bound.exit_code == 0
    verdict, refusal = shown.stdout.split("\n\n")[1:3]
    if "Teil-2.pdf" in verdict:
        verdict, refusal = refusal, verdict
    assert verdict.startswith("Teil-3.pdf: bound as same_work")
    assert refusal.startswith("Teil-2.pdf: refused as")
    for gate in ("role", "evidence", "name", "title"):
        assert f"\n  {gate}: passed" in verdict
    assert "page 1, characters" in verdict.replace("\n    ", " ")
    assert "number_contradicted" in refusal


def test_why_says_what_is_known_where_nothing_was_proposed(cluster: Cluster, bound: Result) -> None:
    shown = cluster("why", RUN, "vega2016")
    assert shown.exit_code == bound.exit_code == 0
    assert "Nothing was proposed for it" in shown.stdout
    assert "scan0002.pdf: unreadable, no_text" in shown.stdout


def test_why_lists_what_comes_nearest_to_a_source_that_was_left(cluster: Cluster, bound: Result) -> None:
    shown = cluster("why", RUN, "osei_monograph.pdf")
    assert shown.exit_code == bound.exit_code == 0
    assert shown.stdout.startswith("osei_monograph.pdf: unbound,")
    near = lines(shown.stdout.partition("Nearest entries")[2])[1:]
    assert near[0].strip().startswith("osei2012 (match 100 %)")


def test_refusals_are_written_once_and_a_label_stays(cluster: Cluster, bound: Result, tmp_path: Path) -> None:
    assert bound.exit_code == 0
    first = cluster("refusals", "export", RUN, "--out", tmp_path)
    written = sorted(tmp_path.iterdir())
    assert (first.exit_code, first.stderr) == (0, f"written to {tmp_path}: {len(written)} refusals\n")
    (handbuch,) = (path for path in written if path.name.startswith("number_contradicted-handbuch-"))
    labelled = handbuch.read_bytes().replace(b'"label": ""', b'"label": "right"')
    handbuch.write_bytes(labelled)
    again = cluster("refusals", "export", RUN, "--out", tmp_path).stderr.splitlines()[-1]
    assert again == f"left as they were, since they are there already: {len(written)}"
    assert handbuch.read_bytes() == labelled
    assert (judge_one(handbuch).tried, judge_one(handbuch).wrong.total()) == (1, 0)


def test_a_run_that_is_not_there(cluster: Cluster, bound: Result) -> None:
    assert bound.exit_code == 0
    for command in (
        ("verdicts",),
        ("outcomes",),
        ("recheck",),
        ("regate",),
        ("forget", "--yes"),
        ("refusals", "export"),
    ):
        refused = cluster(*command, "tesis")
        assert refused.exit_code == 2
        assert refused.stderr == f"error: no run is named 'tesis'; there are: {RUN}\n"


def test_an_entry_that_is_not_there(cluster: Cluster, bound: Result) -> None:
    assert bound.exit_code == 0
    for command in (("why", RUN, "vega2017"), ("correct", RUN, "vega2017", "year=2017"), ("remove", RUN, "vega2017")):
        refused = cluster(*command)
        assert refused.exit_code == 2
        assert "no entry is named 'vega2017'; near it: vega2016" in refused.stderr.replace("\n", " ")


def test_a_value_that_the_binder_would_refuse(cluster: Cluster, bound: Result) -> None:
    assert bound.exit_code == 0
    refused = cluster("correct", RUN, "vega2016", 'year="soon"')
    assert refused.exit_code == 2
    assert "these fields cannot be so: year" in refused.stderr


def test_no_dead_letters(cluster: Cluster, bound: Result) -> None:
    assert bound.exit_code == 0
    shown = cluster("dead-letters", "list")
    assert (shown.exit_code, shown.stdout) == (0, "no dead letters\n")
    assert cluster("dead-letters", "replay", "3/17").exit_code == 2


def test_topics_are_as_they_must_be(cluster: Cluster, bound: Result) -> None:
    assert bound.exit_code == 0
    assert cluster("topics", "create").exit_code == 0  # those of the other jobs too
    assert cluster("topics", "check").exit_code == 0


def test_topics_that_are_missing_are_named(cluster: Cluster) -> None:
    elsewhere = sourcebind("--bootstrap", cluster.thesis.connection.bootstrap, "--prefix", "nobody", "topics", "check")
    assert elsewhere.exit_code == 1
    assert "nobody.uploads.v1: topic is missing" in elsewhere.stdout
    refused = sourcebind("--bootstrap", cluster.thesis.connection.bootstrap, "--prefix", "nobody", "verdicts", RUN)
    assert refused.exit_code == 3
    assert "sourcebind topics create" in refused.stderr
