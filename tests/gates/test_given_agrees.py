"""The given name beside a family name: this person's, another's, or none at all."""

import pytest

from gates.person import given_agrees
from schemas import Name


def beside(line: str, given: str, particle: str = "") -> bool | None:
    """Ask for the name Arx, in a line that has it once."""
    start = line.index("Arx")
    return given_agrees(line, start, start + 3, Name(family="Arx", given=given, particle=particle))


@pytest.mark.parametrize(
    ("line", "given", "agrees"),
    [
        ("Anna Arx", "A.", True),
        ("Anna Arx", "Berta", False),
        ("Anna Arx", "", None),
        ("Arx", "A.", None),
        ("B. Anna Arx", "A.", True),  # one of the given names is enough
        ("Anna Arx", "Berta Anna", True),
        ("P. Arx", "Jean-Paul", True),
        ("J.-P. Arx", "Paul", True),
        ("Jean‐Paul Arx", "Paul", True),  # a hyphen of another glyph
        ("D. Arx", "Дмитрий", True),
        ("Д. Arx", "Dmitri", True),
        ("Ü. Arx", "Ulrich", True),
        # only what stands directly in front of the family belongs to it
        ("Berta Osei, Anna Arx", "B.", False),
        ("Berta and Anna Arx", "B.", False),
        ("Berta, Arx", "A.", None),
        ("Berta wrote Arx", "A.", None),
        ("Berta wrote Anna Arx", "B.", False),
        ("Anna Berta Carla Dora Arx", "A.", True),
        ("Zoe Anna Berta Carla Dora Arx", "Z.", False),  # four words at most
        # titles are no given names, particles may stand between
        ("Prof. Arx", "A.", None),
        ("Prof. Anna Arx", "P.", False),
        ("Anna Prof. Arx", "B.", None),
        ("Anna van Arx", "B.", False),
        ("Anna van Arx", "A.", True),
        ("Ben Arx", "B.", True),  # a particle elsewhere; with a capital it is a name
        ("Ben Arx", "A.", False),
        # nicknames
        ("Bill Arx", "William", True),
        ("William Arx", "Bill", True),
        ("Bill Arx", "Robert", False),
        ("Ted Arx", "Edward", True),
        ("Theodore Arx", "Edward", True),
        ("Bill Arx", "John", False),
    ],
)
def test_in_front_of_the_family(line: str, given: str, agrees: bool | None) -> None:
    assert beside(line, given) is agrees


@pytest.mark.parametrize(
    ("line", "given", "agrees"),
    [
        ("Arx, Anna", "A.", True),
        ("Arx , Anna", "A.", True),
        ("Arx, Berta", "A.", None),  # it may be the next author
        ("Arx, A. Berta", "B.", True),
        ("Arx, A. Berta", "A.", True),
        ("Arx, An. Berta", "B.", True),
        ("Arx, Anna Berta", "A.", None),  # the next author, in full
        ("Arx, Ann Berta", "A.", None),
        ("Arx, Anna, Berta Osei", "A.", True),
        ("Arx, Anna; Berta Osei", "A.", True),
        ("Arx, Anna & Berta Osei", "A.", True),
        ("Arx, in the year Anna", "A.", True),
        ("Arx, in the year of Anna", "A.", None),  # four words at most
        ("Arx, 2014", "A.", None),
        ("Arx, of Basel", "A.", None),
        ("Arx Anna", "A.", None),
        ("Berta Arx, Anna", "A.", False),  # what stands in front decides
    ],
)
def test_behind_the_family_and_a_comma(line: str, given: str, agrees: bool | None) -> None:
    assert beside(line, given) is agrees


@pytest.mark.parametrize(
    ("line", "particle", "agrees"),
    [
        ("Anna von der Arx", "von der", False),  # "von" alone parts names, as "by" does
        ("Anna Von Der Arx", "Von der", False),
        ("Anna Arx", "von der", False),
        ("Salz von Arx", "von der", False),
        ("von der Arx", "von der", None),
        ("by von der Arx", "von der", None),
    ],
)
def test_the_name_s_own_particle_hides_no_given_name(line: str, particle: str, agrees: bool | None) -> None:
    assert beside(line, "B.", particle) is agrees
    assert beside(line.replace("Anna", "Berta").replace("Salz", "Bild"), "B.", particle) is (
        None if agrees is None else True
    )


@pytest.mark.parametrize(
    ("line", "given", "agrees"), [("C. Vega", "Bernd", False), ("E. Vega", "Emil", True), ("Y. Vega", "Rosa", False)]
)
def test_an_initial_is_no_copyright_and_no_conjunction(line: str, given: str, agrees: bool) -> None:
    assert given_agrees(line, 3, 7, Name(family="Vega", given=given)) is agrees


@pytest.mark.parametrize("line", ["Dr Vega", "Mr Vega", "Ms Vega"])
def test_a_title_of_two_letters_is_no_given_name(line: str) -> None:
    assert given_agrees(line, 3, 7, Name(family="Vega", given="Bernd")) is None


@pytest.mark.parametrize(("line", "agrees"), [("S. Vega", True), ("H. Vega", False), ("s. Vega", None)])
def test_an_initial_of_another_script_is_known_by_its_first_latin_letter(line: str, agrees: bool | None) -> None:
    assert given_agrees(line, 3, 7, Name(family="Vega", given="Шура")) is agrees
