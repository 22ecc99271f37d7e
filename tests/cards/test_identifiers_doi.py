import pytest

from cards.identifiers import find_dois, normal_doi


@pytest.mark.parametrize(
    ("written", "normal"),
    [
        ("https://doi.org/10.5555/AABB.1122.", "10.5555/aabb.1122"),
        ("dx.doi.org/10.5555/aabb.1122", "10.5555/aabb.1122"),
        ("(doi:10.5555/aabb.1122)", "10.5555/aabb.1122"),
        ("DOI 10.5555/aabb.1122;", "10.5555/aabb.1122"),
        ("10.5555/978-1{\\_}204-7", "10.5555/978-1_204-7"),
        ("10.5555/978-1\\_204-7", "10.5555/978-1_204-7"),
        ("10.5555/S0099-1234(07)04567-8", "10.5555/s0099-1234(07)04567-8"),
        ("10.5555/xy01234+", "10.5555/xy01234+"),
        ("RIS line 'DO  - 10.5555/aabb.1122'", "10.5555/aabb.1122"),
        ("10.5555/j.\ufb01shlag.2013.02.004", "10.5555/j.fishlag.2013.02.004"),
        ("10.5555/a\u2010b\u2013c", "10.5555/a-b-c"),
        ("https://doi.org/10.5555%2FS0099-1234%2807%2904567-8", "10.5555/s0099-1234(07)04567-8"),
        (
            "10.5555/(SICI)1097-4571(199806)49:8&lt;693::AID-ASI4&gt;3.0.CO;2-O",
            "10.5555/(sici)1097-4571(199806)49:8<693::aid-asi4>3.0.co;2-o",
        ),
        ("https://doi.org/10.5555/aabb?utm_source=x#top", "10.5555/aabb"),
        ("[10.5555/aabb](https://doi.org/10.5555/aabb)", "10.5555/aabb"),
        ("<a>10.5555/aabb</a>", "10.5555/aabb"),
        ("10.48550/arXiv.2401.01234v2", "10.48550/arxiv.2401.01234"),
    ],
)
def test_every_way_to_write_a_doi_gives_its_normal_form(written: str, normal: str) -> None:
    """DOI-05, and forms of the same kind."""
    assert normal_doi(written) == normal
    assert normal_doi(normal) == normal


@pytest.mark.parametrize("text", ["", "none", "10.5555", "10.5555/", "210.5555/aabb", "on 12.10.2013/14", "10.55/aabb"])
def test_what_is_no_doi_gives_nothing(text: str) -> None:
    assert normal_doi(text) == ""


def test_longer_is_not_equal() -> None:
    assert normal_doi("10.5555/aabb.1122-5-rc1") != normal_doi("10.5555/aabb.1122")


def test_dois_are_found_in_running_text_with_their_places() -> None:
    text = "See 10.5555/a, [10.5555/b]; 10.5555/c,10.5555/d and (cf. doi:10.5555/x(1))."
    dois = ["10.5555/a", "10.5555/b", "10.5555/c", "10.5555/d", "10.5555/x(1)"]
    assert [(doi, text[start:end]) for doi, start, end in find_dois(text)] == list(zip(dois, dois, strict=True))


def test_places_are_those_of_the_original_although_glyphs_are_folded() -> None:
    text = "\ufb01rst 10.5555/\ufb01sh, then"
    ((doi, start, end),) = find_dois(text)
    assert (doi, text[start:end]) == ("10.5555/fish", "10.5555/\ufb01sh")
