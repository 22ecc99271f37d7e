import string

from hypothesis import given
from hypothesis import strategies as st

from cards.identifiers import find_arxiv, find_dois, find_isbns, normal_doi

_SUFFIX = st.text(alphabet=string.ascii_lowercase + string.digits, min_size=1, max_size=30)


@given(st.text(alphabet=st.sampled_from("10.5/ab-_(<:>)\n \ufb01\u00ad{}\\%2F"), max_size=60))
def test_places_lie_in_the_text_and_values_are_stable(text: str) -> None:
    for found in [*find_dois(text), *find_arxiv(text), *find_isbns(text)]:
        assert 0 <= found.start < found.end <= len(text)
    for found in find_dois(text):
        assert normal_doi(found.value) == found.value


@given(st.text(max_size=40), _SUFFIX)
def test_a_doi_behind_any_text_and_a_space_is_found(before: str, suffix: str) -> None:
    assert f"10.5555/{suffix}" in [found.value for found in find_dois(f"{before} 10.5555/{suffix} after")]


@given(_SUFFIX, _SUFFIX)
def test_a_break_after_the_dois_own_hyphen_never_shortens_it(first: str, second: str) -> None:
    assert normal_doi(f"10.5555/{first}-\n{second}") == f"10.5555/{first}-{second}"
