"""Invented cards are what cards of their PDFs would be: the gates bind them to their entries, and to no others."""

from gates import fast_path, rule_source
from schemas import Bibliography
from tests.bench.library import Source, works
from tests.bench.stored import NAMED, Run

RUN = Run("test", 150, 40, seed=3)


def test_every_source_is_bound_to_its_entry_only() -> None:
    for source in [*RUN.each()][::10]:
        rulings = rule_source(RUN.proposals(source), source.card(), RUN.bibliography)
        assert [ruling.entry_id for ruling in rulings if ruling.bound] == [source.work.id]
        assert len(rulings) == 2


def test_a_doi_binds_without_a_claim() -> None:
    first, second = works(3, 2)
    bibliography = Bibliography(entries=(first.entry(), second.entry()))
    ruling = fast_path(Source(second).card(), bibliography)
    assert ruling
    assert (ruling.entry_id, ruling.bound, ruling.flags) == (second.id, True, ())


def test_sources_are_shared_out_as_said() -> None:
    numbers = [source.work.number for source in RUN.each()]
    assert len(numbers) == RUN.sources
    assert {number: numbers.count(number) for number in NAMED} == NAMED
    assert len({source.sha256 for source in RUN.each()}) == RUN.sources


def test_a_card_is_a_whole_one() -> None:
    card = Source(works(3, 1)[0]).card()
    assert len(card.text) > 59_000
    assert not card.no_text
    assert card.title == works(3, 1)[0].title
