"""Offices of nearly the same name, and the ways in which one office is printed."""

import pytest

from gates.card_reading import read_card
from gates.corporate import find_corporate, in_longer_name
from gates.entry_reading import read_entry
from gates.name import Shown, rule_names
from schemas import Entry, Name
from tests.gates.zone_cards import zone_card


def shown(name: str, text: str) -> bool:
    return find_corporate(name, read_card(zone_card(("front", text))))[0] is not None


@pytest.mark.parametrize(
    ("name", "sister"),
    [
        ("Bundesministerium für Bildung und Forschung", "Bundesministerium für Bildung, Wissenschaft und Forschung"),
        ("Amt für Bau und Verkehr", "Amt für Bau, Umwelt, Verkehr"),
        ("Ministère de la Santé", "Ministère de la Santé et de la Famille"),
        ("Environmental Protection Agency", "Swedish Environmental Protection Agency"),
        ("Environmental Protection Agency", "SWEDISH ENVIRONMENTAL PROTECTION AGENCY"),
        ("Environmental Protection Agency", "SWEDISH ENVIRONMENTAL PROTECTION AGENCY\nStockholm"),
        ("Federal Office of Roads", "TUNNEL BUREAU FOR ROADS"),  # "FOR" is no acronym
        ("Federal Office of Roads", "TUNNEL BUREAU FOR ROADS\nin May"),
        ("Gesellschaft für Soziologie", "Österreichische Gesellschaft für Soziologie"),
        ("Geological Survey of Canada", "Geodetic Survey of Canada"),
        ("World Health Organization Regional Office for Europe", "WMO Regional Office for Europe"),
    ],
)
def test_a_sister_is_not_the_office(name: str, sister: str) -> None:
    assert not shown(name, sister)


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("Environmental Protection Agency", "U.S. Environmental Protection Agency"),
        ("Environmental Protection Agency", "United States Environmental Protection Agency, Office of Water"),
        ("Environmental Protection Agency", "Issued by the Environmental Protection Agency"),
        ("Environmental Protection Agency", "ENVIRONMENTAL PROTECTION AGENCY"),
        ("Environmental Protection Agency", "UNITED STATES ENVIRONMENTAL PROTECTION AGENCY"),
        ("Environmental Protection Agency", "EPA Environmental Protection Agency"),
        ("Environmental Protection Agency", "Washington, Environmental Protection Agency"),
        ("Geological Survey of Canada", "Natural Resources Canada, Geological Survey of Canada"),
        ("Deutscher Verband für Wasserwirtschaft", "Deutscher Verband für Wasserwirtschaft e. V. (DVWK)"),
        ("Statistisches Amt des Kantons Zürich", "Kanton Zürich, Statistisches Amt"),
        ("American Society of Civil Engineers", "American Soc. of Civil Engineers"),
        ("World Health Organization Regional Office for Europe", "WHO Regional Office for Europe"),
        ("Direction départementale des territoires de l'Isère", "DDT de l'Isère"),
        ("Dirección General de Tráfico", "Dirección General de Tr´afico"),
        ("Ufficio federale dell'ambiente", "Ufficio federale dell’ambiente UFAM"),
        ("Amt für Strassen", "Amt für Stras-\nsen"),
    ],
)
def test_an_office_may_be_printed_otherwise(name: str, printed: str) -> None:
    assert shown(name, printed)


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("Bauamt Zug", "Bauamts Zug"),
        ("Amt für Bauten Zug", "Amt für Baute Zug"),  # "Baute" has five letters
        ("Amt für Baute Zug", "Amt für Bauten Zug"),
    ],
)
def test_an_ending_makes_no_other_word(name: str, printed: str) -> None:
    assert shown(name, printed)


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("Amt für Bau Zug", "Amt für Baues Zug"),  # too short to tell an ending from another word
        ("Amt für Kreise Zug", "Amt für Kreisel Zug"),
        ("Amt für Straßen Zug", "Amt für Str Zug"),  # no full stop
        ("Amt für Straßen Zug", "Amt für St. Zug"),  # two letters may be anything
        ("Amt für Wald und Schnee Zug", "Amt für WS Zug"),
        ("Amt für Wald, Schnee und Eis Zug", "Amt für Wse Zug"),
    ],
)
def test_what_is_no_form_of_a_word(name: str, printed: str) -> None:
    assert not shown(name, printed)


@pytest.mark.parametrize(("line", "names"), [("Swedish Protection Agency", "absent"), ("Mint Agency", "contradicted")])
def test_a_longer_name_neither_proves_nor_denies(line: str, names: Shown) -> None:
    """It may be the same office ("Schweizerisches Bundesamt"): a person has to look."""
    title = "Dredging of Harbours"
    entry = Entry(id="a", type="report", title=title, authors=(Name(literal="Protection Agency"),))
    card = zone_card(("title", title), ("byline", line))
    assert rule_names(read_entry(entry), read_card(card), "same_work").shown == names


def test_the_name_alone_somewhere_else_is_its_own() -> None:
    card = zone_card(("front", "Swedish Protection Agency"), ("byline", "Protection Agency"))
    assert in_longer_name("Protection Agency", read_card(card))
    assert find_corporate("Protection Agency", read_card(card))[0] is not None
