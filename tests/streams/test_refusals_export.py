"""What is written for a person to label is ruled as the whole card was, and says no more than it must."""

import json
from pathlib import Path

import orjson
import pytest

import gates
from schemas import Bibliography, Proposal, Refusal, SourceCard
from streams.cli.refusals import excerpt, to_label
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


def written(folder: Path, refusal: Refusal, label: str, card: SourceCard = CARD) -> Path:
    document = {**to_label(refusal, card, ENTRIES), "label": label}
    path = folder / f"{label}.json"
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


def test_a_file_without_a_label_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="neither 'right' nor 'wrong'"):
        judge_one(written(tmp_path, refused("vega", QUOTES[1]), ""))
