"""A name is shown in any of the spellings that a page may have, and in no other."""

import pytest

from schemas import Name
from tests.gates.gate_cases import bind, make_card, make_entry


def test_an_umlaut_may_be_written_out() -> None:
    """NAM-01."""
    card = make_card("Salt Cycles\nJ. Mueller, A. Goeransson\n2014")
    assert bind(card, make_entry("m14", "Salt Cycles", "Müller", "Göransson", year=2014), "Salt Cycles").bound


@pytest.mark.parametrize(
    ("family", "byline", "bound"),
    [
        ("Muller", "J. Moeller", False),
        ("Goran", "A. Goeran", False),
        ("Mueller", "J. Müller", True),
        ("Müller", "J. M¨uller", True),
        ("Mueller", "J. M¨uller", True),
        ("Muller", "J. Müller", True),
        ("Meyer", "J. Meier", False),
        ("Dostoevsky", "F. Dostojewski", False),
        ("Lukasik", "I. Łukásik", True),
        ("Kowalczyk", "A. Kowalczyk1,2 and B. Nowak2", True),
        ("Достоевский", "Ф. Достоевский", True),
    ],
)
def test_spellings(family: str, byline: str, bound: bool) -> None:
    """NAM-01 (counter-check)."""
    card = make_card(f"Salt Cycles of the Lagoon\n{byline}\n2014")
    assert (
        bind(card, make_entry("m14", "Salt Cycles of the Lagoon", family, year=2014), "Salt Cycles of").bound is bound
    )


def test_particles_compound_families_and_hyphens() -> None:
    """NAM-03."""
    card = make_card("Salt Cycles\nOtto van den Berg, Mario de Sousa Pinto, Lia Campos‐Reyna\n2014")
    authors = (
        Name(family="Berg", particle="van den", given="O."),
        Name(family="de Sousa Pinto", given="M."),
        Name(family="Campos-Reyna", given="L."),
    )
    assert bind(card, make_entry("b14", "Salt Cycles", *authors, year=2014), "Salt Cycles").bound


def test_a_family_is_not_found_in_a_longer_one() -> None:
    """NAM-03 (counter-check)."""
    card = make_card("Salt Cycles of the Lagoon\nO. Berglund\n2014")
    ruling = bind(
        card, make_entry("b14", "Salt Cycles of the Lagoon", "Berg, O.", year=2014), "Salt Cycles of the Lagoon"
    )
    assert ruling.reason == "name_contradicted"


def test_short_families_are_whole_words_and_another_byline_is_a_contradiction() -> None:
    """NAM-05: the full title does not rescue it."""
    card = make_card("Engineering of Lithium Linings Online\nM. Tanaka\n2014")
    entry = make_entry("ng14", "Engineering of Lithium Linings", "Ng", "Li", "Lin", year=2014)
    ruling = bind(card, entry, "Engineering of Lithium Linings")
    assert ruling.reason == "name_contradicted"


def test_another_given_name_is_another_person() -> None:
    card = make_card("Salt Cycles of the Lagoon\nBernd Müller\n2014")
    ruling = bind(card, make_entry("m14", "Salt Cycles of the Lagoon", "Müller, Anna", year=2014), "Salt Cycles of the")
    assert ruling.reason == "name_contradicted"
    assert bind(
        card, make_entry("m14", "Salt Cycles of the Lagoon", "Müller, B.", year=2014), "Salt Cycles of the"
    ).bound


def test_a_name_in_another_script_is_a_reason_of_its_own() -> None:
    card = make_card("Salt Cycles of the Lagoon\nИ. Петров\n2014")
    latin = make_entry("p", "Salt Cycles of a Harbour in Spring", "Schmidt")
    assert bind(card, latin, "Salt Cycles of the Lagoon").reason == "name_script_differs"


def test_the_transliterated_name_is_a_key_that_must_be_equal() -> None:
    card = make_card("Salt Cycles of the Lagoon\nИ. Петров\n2014")
    assert bind(card, make_entry("p", "Salt Cycles of the Lagoon", "Petrov"), "Salt Cycles of the Lagoon").bound


def test_a_particle_that_parts_names_elsewhere_hides_no_given_name() -> None:
    """Arx is short, so its given name must be seen; "von" also means "by"."""
    card = make_card("In: Andrea von Arx (Hrsg.), Quellen der Küste, 1979\nSalz und Sand\nR. Vega", larger=1)
    volume = make_entry(
        "q", "Quellen der Küste", type="book", editors=(Name(family="Arx", particle="von", given="A."),)
    )
    ruling = bind(card, volume, "Quellen der Küste, 1979", role="chapter_in_this_volume")
    assert ruling.reason == "title_not_shown"  # and not a name


@pytest.mark.parametrize(
    "line", ["Preface by Lia Campos", "Préface de Lia Campos", "Aus dem Englischen übersetzt von Lia Campos"]
)
def test_who_wrote_the_preface_or_translated_it_is_no_other_author(line: str) -> None:
    card = make_card(f"Salt Cycles of the Lagoon\n{line}\nThe Coast Press, Rosa Vega 2014")
    assert bind(card, make_entry("v", "Salt Cycles of the Lagoon", "Vega"), "Salt Cycles of the Lagoon").bound
    assert not bind(card, make_entry("c", "Salt Cycles of the Lagoon", "Osei"), "Salt Cycles").bound
