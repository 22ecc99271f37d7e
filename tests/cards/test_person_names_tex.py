import pytest

from cards.bibliography.person_names import tex_names
from schemas import Name


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("Vega, R.", Name(family="Vega", given="R.")),
        ("Rosa Vega", Name(family="Vega", given="Rosa")),
        ("van den Berg, Otto", Name(family="Berg", given="Otto", particle="van den")),
        ("Otto van den Berg", Name(family="Berg", given="Otto", particle="van den")),
        ("Berg, Otto van den", Name(family="Berg", given="Otto", particle="van den")),
        ("de Sousa Pinto, Mario", Name(family="Sousa Pinto", given="Mario", particle="de")),
        ("Campos Reyna, A. H. G.", Name(family="Campos Reyna", given="A. H. G.")),
        ("Van Dale, David", Name(family="Van Dale", given="David")),
        ("d'Alga, Jean", Name(family="d'Alga", given="Jean")),
        ("{\\'E}mile Costa", Name(family="Costa", given="Émile")),
        ("{van der Meer}, Jan", Name(family="van der Meer", given="Jan")),
        ("Vega, Jr., Rosa", Name(family="Vega", given="Rosa", suffix="Jr.")),
        ("Rosa Vega Jr.", Name(family="Vega", given="Rosa", suffix="Jr.")),
        ("Vega, Rosa, III", Name(family="Vega", given="Rosa", suffix="III")),
        ("family=Berg, given=Otto, prefix=van den", Name(family="Berg", given="Otto", particle="van den")),
        ("Vega, R. (Hrsg.)", Name(family="Vega", given="R.")),
        ("Ortega y Gasset, J.", Name(family="Ortega y Gasset", given="J.")),
        ("Van den Berg, Otto", Name(family="Berg", given="Otto", particle="Van den")),
        ("Rosa m. Vega", Name(family="Vega", given="Rosa m.")),
        ("{}, Rosa", Name(family="Rosa")),
        ("{The Salt Team}", Name(literal="The Salt Team")),
        ("Platon", Name(family="Platon")),
    ],
)
def test_one_name(source: str, name: Name) -> None:
    names = tex_names(source)
    assert names.names == (name,)
    assert (names.more, names.doubts) == (False, ())


@pytest.mark.parametrize(
    "source", ["Vega, R. and others", "Vega, R. and et al.", "Vega, R. et al.", "Vega, R. AND OTHERS"]
)
def test_and_others_leaves_the_list_open(source: str) -> None:
    names = tex_names(source)
    assert names.names == (Name(family="Vega", given="R."),)
    assert names.more


@pytest.mark.parametrize("source", ["Vega, R.; Osei, K.", "Vega, R., Osei, K.", "Vega, R. and and Osei, K."])
def test_a_list_not_joined_as_it_should_be_is_read_with_a_doubt(source: str) -> None:
    names = tex_names(source)
    assert [name.family for name in names.names] == ["Vega", "Osei"]
    assert len(names.doubts) == 1


def test_and_within_braces_joins_nothing() -> None:
    assert [name.literal or name.family for name in tex_names("{Salt and Sand} and Vega, R.").names] == [
        "Salt and Sand",
        "Vega",
    ]


def test_a_name_with_many_commas_stays_in_one_piece() -> None:
    names = tex_names("Coast, Harbour, Salt, Sand and Sea")
    assert names.names[0] == Name(literal="Coast, Harbour, Salt, Sand")
    assert names.doubts
