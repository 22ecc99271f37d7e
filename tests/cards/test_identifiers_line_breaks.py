import pytest

from cards.identifiers import find_dois


@pytest.mark.parametrize(
    ("text", "doi"),
    [
        (
            "Annual Notes 2022\nhttps://doi.org/10.5555/annual-lagoon-020322-\n074411\nCopyright",
            "10.5555/annual-lagoon-020322-074411",
        ),
        ("10.5555/annual-lagoon-020322\u2010\r\n  074411", "10.5555/annual-lagoon-020322-074411"),
        ("https://doi.org/10.5555/\nlagoon.2014", "10.5555/lagoon.2014"),
        ("https://doi.org/\n10.5555/lagoon.2014", "10.5555/lagoon.2014"),
        ("doi:10.5555/tides.v064.\ni02 and more", "10.5555/tides.v064.i02"),
        ("doi:10.5555/j.tide.\n2013.02.004", "10.5555/j.tide.2013.02.004"),
        ("doi:10.5555/tide\n_07", "10.5555/tide_07"),
        # a soft hyphen is the typesetter's own
        ("doi:10.5555/lag\u00ad\noon", "10.5555/lagoon"),
    ],
)
def test_a_doi_goes_on_in_the_next_line(text: str, doi: str) -> None:
    assert [found.value for found in find_dois(text)] == [doi]


@pytest.mark.parametrize(
    "text",
    [
        "doi:10.5555/aabb.1122.\nReceived 3 May",
        "doi:10.5555/aabb.1122.\n2013-05-01",
        "doi:10.5555/aabb.1122.\n1.1 Introduction",
        "https://doi.org/10.5555/aabb.1122/\nReceived",
        "doi:10.5555/aabb.1122\nCopyright 2014",
    ],
)
def test_a_doi_ends_where_a_sentence_or_line_ends(text: str) -> None:
    assert [found.value for found in find_dois(text)] == ["10.5555/aabb.1122"]


def test_two_dois_on_two_lines_are_two() -> None:
    assert [found.value for found in find_dois("10.5555/aabb\n10.5555/ccdd.\nhttps://doi.org/10.5555/eeff")] == [
        "10.5555/aabb",
        "10.5555/ccdd",
        "10.5555/eeff",
    ]


@pytest.mark.parametrize("label", ["doi:", "DOI: ", "doi.org/", "https://doi.org/", ""])
def test_a_hyphen_at_the_end_joins_no_other_doi(label: str) -> None:
    assert [found.value for found in find_dois(f"10.5555/aabb-\n{label}10.5555/ccdd")] == [
        "10.5555/aabb-",
        "10.5555/ccdd",
    ]


def test_the_span_covers_both_lines() -> None:
    text = "x 10.5555/lag-\n  0744 y"
    ((_, start, end),) = find_dois(text)
    assert text[start:end] == "10.5555/lag-\n  0744"


@pytest.mark.parametrize("place", ["49:8|<693", "693::|AID", "AID-|ASI4", "ASI4>|3.0"])
def test_a_sici_goes_on_behind_a_line_end(place: str) -> None:
    whole = "10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O"
    broken = whole.replace(place.replace("|", ""), place.replace("|", "\n"))
    assert broken != whole
    assert [found.value for found in find_dois(f"doi:{broken}\nCopyright")] == [whole.lower()]
