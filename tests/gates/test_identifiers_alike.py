"""DOI and arXiv id are one kind of identifier."""

import pytest

from gates.identifier import arxiv_doi, field_identifiers, quoted_identifiers

SALT, PAPER = "10.5555/salt.1", "10.48550/arxiv.2401.01234"


@pytest.mark.parametrize(
    ("text", "doi"),
    [
        ("2401.01234", PAPER),
        ("arXiv:2401.01234v2 [cs.DL]", PAPER),
        ("https://arxiv.org/abs/2401.01234", PAPER),
        ("math/0309136", "10.48550/arxiv.math/0309136"),
        ("no id", ""),
        ("", ""),
    ],
)
def test_an_arxiv_id_has_a_doi(text: str, doi: str) -> None:
    assert arxiv_doi(text) == doi


def test_two_fields_hold_what_they_hold() -> None:
    assert field_identifiers("https://doi.org/10.5555/SALT.1", "2401.01234") == {SALT, PAPER}
    assert field_identifiers(SALT, "") == {SALT}
    assert field_identifiers("", "arXiv:2401.01234") == {PAPER}
    assert field_identifiers("10.48550/arXiv.2401.01234v3", "2401.01234") == {PAPER}
    assert field_identifiers("", "") == frozenset()


def test_a_running_text_holds_what_it_prints_and_what_says_that_it_is_an_arxiv_id() -> None:
    assert quoted_identifiers("see doi:10.5555/salt.1, arXiv:2401.01234v1 and 2402.05678") == {SALT, PAPER}
    assert quoted_identifiers("see doi:10.5555/salt.1") == {SALT}
    assert quoted_identifiers("arXiv:2401.01234") == {PAPER}
    assert quoted_identifiers("2401.01234") == frozenset()
