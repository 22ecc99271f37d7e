"""What is written for a person to label is ruled as the whole card was, and says no more than it must."""

import json
from pathlib import Path

import orjson
import pytest

import gates
from schemas import Bibliography, Proposal, Refusal, SourceCard
from streams.cli.refusals import excerpt, file_name, to_label
from tests.eval.entries.labelled_refusals import judge_labelled, judge_one
from tests.gates.gate_cases import make_card, make_entry

CARD = make_card(
    "Harbour Dredging Costs\nKofi Osei\nCoastal Notes 2019\nWe follow Vega (2016) and measure what it costs.",
    "1 Results\nThe harbour of the north is deep and costs more than all others do.",
    "References\nVega R, Lim D. Lagoon Salinity Cycles. Coastal Notes 2016;4:1-9.",
)
ENTRIES = Bibliography(
    entries=(
        make_entry(
            "osei",
            "Harbour Dredging Costs and Their Benefits for Fishing Villages in the North",
            "Osei, Kofi",
            year=2019,
        ),
        make_entry("vega", "Lagoon Salinity Cycles", "Vega", "Lim", year=2016),
    )
)
QUOTES = ["Harbour Dredging Costs", "Vega R, Lim D. Lagoon Salinity Cycles", "nowhere in this text at all"]


def refused(entry: str, quote: str) -> Refusal:
    ruling = gates.rule(Proposal(entry_id=entry, role="same_work", evidence=quote), CARD, ENTRIES)
    assert ruling.reason is not None
    return Refusal(
        run_id="r", source_id="s", entry_id=entry, role="same_work", evidence=quote, reason=ruling.reason,
        gates=ruling.gates, model="m", prompt_version="1", revision=1, gates_version=gates.GATES_VERSION,
    )  # fmt: skip


def written(folder: Path, refusal: Refusal, label: str) -> Path:
    document = {**to_label(refusal, CARD, ENTRIES), "label": label}
    path = folder / file_name(refusal)
    path.write_bytes(orjson.dumps(document))
    return path


@pytest.mark.parametrize("quote", QUOTES)
@pytest.mark.parametrize("entry", ["osei", "vega"])
def test_the_excerpt_is_ruled_as_the_card_is(entry: str, quote: str) -> None:
    refusal = refused(entry, quote)
    document = json.loads(orjson.dumps(to_label(refusal, CARD, ENTRIES)))
    card = SourceCard.model_validate_json(json.dumps(document["card"]))
    again = gates.rule(Proposal(entry_id=entry, role="same_work", evidence=quote), card, ENTRIES)
    assert (again.bound, again.reason) == (False, refusal.reason)


def test_running_text_is_left_out_but_for_the_place_of_the_quote() -> None:
    assert "The harbour of the north" not in excerpt(CARD, QUOTES[0]).text
    assert "Lagoon Salinity Cycles" not in excerpt(CARD, QUOTES[0]).text
    assert QUOTES[1] in excerpt(CARD, QUOTES[1]).text
    part = excerpt(CARD, QUOTES[1])
    assert [part.text[r.start : r.end] for r in part.regions if r.zone == "title"] == ["Harbour Dredging Costs"]


def test_labelled_files_are_counted_under_their_label(tmp_path: Path) -> None:
    right, wrong = refused("vega", QUOTES[1]), refused("osei", QUOTES[0])
    written(tmp_path, right, "right")
    written(tmp_path, wrong, "wrong")
    figures = judge_labelled(tmp_path)
    assert (figures.tried, figures.wrong.total(), figures.bound()) == (1, 0, (0, 1))


@pytest.mark.parametrize("label", ["", "rihgt", "not wrong"])
def test_a_label_that_is_none_is_an_error(tmp_path: Path, label: str) -> None:
    with pytest.raises(ValueError, match=f"'{label}', neither 'right' nor 'wrong'"):
        judge_one(written(tmp_path, refused("vega", QUOTES[1]), label))


def test_a_label_may_be_written_large_and_with_a_space(tmp_path: Path) -> None:
    assert judge_one(written(tmp_path, refused("vega", QUOTES[1]), "Right ")).tried == 1


def test_every_file_that_cannot_be_judged_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text('{"label": "right",')
    (tmp_path / "bare.json").write_text('{"label": "right"}')
    unlabelled = written(tmp_path, refused("vega", QUOTES[1]), "")
    with pytest.raises(ValueError, match="label") as raised:
        judge_labelled(tmp_path)
    assert [line.split(":")[0] for line in str(raised.value).splitlines()] == [
        "bare.json",
        "broken.json",
        unlabelled.name,
    ]


def test_a_refusal_has_one_name_and_no_other_refusal_has_it() -> None:
    first, other = refused("osei", QUOTES[0]), refused("osei", QUOTES[2])
    assert file_name(first) == file_name(first.model_copy(update={"revision": 7}))
    assert file_name(first) != file_name(other)
    assert "/" not in file_name(first.model_copy(update={"entry_id": "../osei"}))


def test_what_lost_to_another_entry_is_ruled_beside_it(tmp_path: Path) -> None:
    """Alone it would be bound."""
    card = make_card("Harbour Dredging Costs\nKofi Osei, Ana Vega\n2019\nWe measure what it costs to keep it deep.")
    both = make_entry("both", QUOTES[0], "Osei, Kofi", "Vega, Ana", year=2019)
    entries = Bibliography(entries=(both, make_entry("vega", QUOTES[0], "Vega, Ana", year=2011)))
    proposals = [Proposal(entry_id=name, role="same_work", evidence=QUOTES[0]) for name in ("both", "vega")]
    lost = gates.rule_source(proposals, card, entries)[1]
    assert lost.reason == "other_same_work"
    refusal = refused("osei", QUOTES[0]).model_copy(
        update={"entry_id": lost.entry_id, "reason": lost.reason, "gates": lost.gates}
    )
    path = tmp_path / "lost.json"
    path.write_bytes(orjson.dumps({**to_label(refusal, card, entries, proposals[:1]), "label": "right"}))
    assert judge_one(path).wrong.total() == 0
    path.write_bytes(orjson.dumps({**to_label(refusal, card, entries), "label": "right"}))
    assert judge_one(path).wrong.total() == 1


def test_what_is_kept_for_the_evaluation_can_be_ruled() -> None:
    assert judge_labelled().files > 0
