"""What a source was ruled on is remembered, and no record or count depends on whether it was."""

from collections.abc import Iterator
from random import Random

import pytest

from schemas import TOPICS, AddEntries, Command, Recheck, Regate, RemoveEntry
from streams.binder.basis import still_stands
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
)

#: A sibling of the first work, and an entry that only a DOI names.
LATER = entry("veg16b", "Lagoon Salinity Trends", "Vega")
STAMPED = entry("tide", "Tides of the Bay", "Moss", doi="10.5555/tide")
COMMANDS = (
    "correct sibling", "correct title", "correct back", "doi away", "doi back", "remove", "add", "set", "shuffled",
    "recheck", "regate",
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
        "set": bibliography(SALT, DREDGING, STAMPED, LATER, event_id=event_id),
        "shuffled": bibliography(LATER, STAMPED, DREDGING, SALT, event_id=event_id),
        "recheck": Recheck(run_id=RUN, event_id=event_id),
        "regate": Regate(run_id=RUN, event_id=event_id),
    }
    return changes[name]


def story(seed: int) -> Iterator[Command]:
    random = Random(seed)  # noqa: S311 - repeatable on purpose
    yield from (command(random.choice(COMMANDS), number) for number in range(30))


def told(seed: int, *, forgets: bool) -> tuple[object, ...]:
    """Everything that two workers in turn say of a story; one that forgets is a new one for every command."""
    provider = ScriptedProvider({"s1": [SALT_PROPOSAL], "s2": [DREDGING_PROPOSAL], "s4": [SALT_PROPOSAL]})
    driver = Driver([ProposerStage(provider)])
    driver.publish(bibliography(SALT, DREDGING, STAMPED))
    for source, the_card in (
        ("s1", SALT_CARD),
        ("s2", DREDGING_CARD),
        ("s2-copy", DREDGING_CARD),
        ("s3", card("Tides of the Bay", "A. Moss", doi="10.5555/tide")),
        ("s4", card("Lagoon Salinity Cycles", "R. Vega", front="Second print")),
    ):
        driver.publish(built(source, the_card))
    driver.run()
    driver.pass_time(2)
    for one in story(seed):
        if forgets:
            driver.restart()
        driver.publish(one)
        driver.pass_time(2)
    events = [(noun, [(event.key, event.value) for event in driver.log.events(noun)]) for noun in TOPICS]
    return (*events, driver.counts, driver.tables)


@pytest.mark.parametrize("seed", range(4))
def test_memory_changes_nothing_that_is_told(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[bool] = []

    def noted(*given: object, **more: object) -> bool:
        found.append(still_stands(*given, **more))  # type: ignore[arg-type]  # whatever it was given
        return found[-1]

    monkeypatch.setattr("streams.binder.settle.still_stands", noted)
    remembered = told(seed, forgets=False)
    assert found.count(True) > 20
    assert remembered == told(seed, forgets=True)
