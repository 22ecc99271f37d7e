"""A command rules only the sources that it touches, and what is told is what ruling all of them would tell."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import gates
from schemas import TOPICS, AddEntries, Bibliography, Command, Entry, Recheck, Regate, RemoveEntry
from streams.binder import commands
from streams.binder.touched import UNSEEN, touched
from streams.binder.work import Work
from streams.proposer_stage import ProposerStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import (
    DREDGING,
    DREDGING_CARD,
    DREDGING_PROPOSAL,
    RUN,
    SALT,
    SALT_CARD,
    SALT_PROPOSAL,
    bibliography,
    built,
    card,
    correction,
    entry,
    same_work,
)

#: A sibling of the first work, and an entry that only a DOI names.
LATER = entry("veg16b", "Lagoon Salinity Trends", "Vega")
STAMPED = entry("tide", "Tides of the Bay", "Moss", doi="https://doi.org/10.5555/TIDE")
#: Nothing on a card tells one of these from the first work: its refusal names the first of the others.
AGAIN = [entry(f"veg{year}", "Lagoon Salinity Cycles", "Vega", year) for year in (2010, 2012)]
ALL = (SALT, DREDGING, STAMPED, LATER, *AGAIN)
EXCERPT = SALT_PROPOSAL.model_copy(update={"role": "excerpt_of_work"})
COMMANDS = (
    "correct sibling", "correct title", "correct back", "doi away", "doi back", "remove", "add", "set", "shuffled",
    "noted", "edition noted", "recheck", "regate",
)  # fmt: skip


def command(name: str, number: int) -> Command:
    event_id = f"{name}-{number}"
    changes: dict[str, Command] = {
        "correct sibling": correction("veg16b", event_id, title="Lagoon Salinity Cycles", year=2015),
        "correct title": correction("ose19", event_id, title="Harbour Economics of Dredging in the North"),
        "correct back": correction("ose19", event_id, title=DREDGING.title),
        "doi away": correction("tide", event_id, doi=""),
        "doi back": correction("tide", event_id, doi="10.5555/tide"),
        "remove": RemoveEntry(run_id=RUN, event_id=event_id, entry_id="veg16b"),
        "add": AddEntries(run_id=RUN, event_id=event_id, entries=(LATER,)),
        "set": bibliography(*ALL, event_id=event_id),
        "shuffled": bibliography(*reversed(ALL), event_id=event_id),
        "noted": bibliography(*(noted(one, f"Read on a Monday, {number}") for one in ALL), event_id=event_id),
        "edition noted": bibliography(*(noted(one, "4th edition") for one in ALL), event_id=event_id),
        "recheck": Recheck(run_id=RUN, event_id=event_id),
        "regate": Regate(run_id=RUN, event_id=event_id),
    }
    return changes[name]


def story(seed: int) -> Iterator[Command]:
    random = Random(seed)  # noqa: S311 - repeatable on purpose
    yield from (command(random.choice(COMMANDS), number) for number in range(30))


def noted(one: Entry, note: str) -> Entry:
    return one.model_copy(update={"note": note, "url": "https://example.org"})


def told(seed: int) -> list[object]:
    """Everything that a story leaves on the topics and in the tables."""
    provider = ScriptedProvider({
        "s1": [EXCERPT, same_work("veg2012", SALT_PROPOSAL.evidence)],
        "s2": [DREDGING_PROPOSAL],
        "s4": [SALT_PROPOSAL],
        "s5": [DREDGING_PROPOSAL],
    })  # fmt: skip
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(*ALL))
    for source, the_card in (
        ("s1", SALT_CARD),
        ("s2", DREDGING_CARD),
        ("s2-copy", DREDGING_CARD),
        ("s3", card("Tides of the Bay", "A. Moss", doi="10.5555/tide")),
        ("s4", card("Lagoon Salinity Cycles", "R. Vega", front="Second print")),
        ("s5", card("Harbour Dredging Costs", "K. Osei", front="3rd edition")),
    ):
        driver.publish(built(source, the_card))
    driver.run()
    driver.pass_time(2)
    for one in story(seed):
        driver.publish(one)
        driver.pass_time(2)
    events = [(noun, [(event.key, event.value) for event in driver.log.events(noun)]) for noun in TOPICS]
    return [*events, driver.tables, driver.counts]


@pytest.mark.parametrize("seed", range(6))
def test_what_is_not_touched_would_be_told_as_it_was(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[str] = []

    def every(work: Work, run: str, before: Bibliography, after: Bibliography) -> set[str]:
        sources = set(work.names("cards", run))
        left.extend(sources - touched(work, run, before, after))
        return sources

    ours = told(seed)
    monkeypatch.setattr(commands, "touched", every)
    assert ours == told(seed)
    assert len(left) > 20


def test_a_bibliography_that_comes_back_brings_its_own_answer_back() -> None:
    provider = ScriptedProvider({"s1": []})
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(SALT))
    driver.publish(built("s1", SALT_CARD))
    driver.run()
    driver.pass_time(2)
    provider.said = {"s1": [SALT_PROPOSAL]}
    driver.publish(bibliography(SALT, DREDGING, event_id="set-2"))
    driver.run()
    driver.pass_time(2)
    assert driver.verdicts(RUN).keys() == {("s1", "veg16")}
    driver.publish(bibliography(SALT, event_id="set-3"))
    driver.run()
    assert not driver.verdicts(RUN)


def test_no_gate_reads_what_is_left_out_of_the_comparison() -> None:
    readers: dict[str, set[str]] = {}
    for path in Path(gates.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in UNSEEN:
                readers.setdefault(node.attr, set()).add(path.name)
    assert readers == {"note": {"entry_reading.py"}}, "of a note only the marks are read, which are compared"
