import pytest

from cards.identifiers import find_arxiv, normal_arxiv


@pytest.mark.parametrize(
    ("written", "normal"),
    [
        ("2401.01234", "2401.01234"),
        ("arXiv:2401.01234v2 [cs.DL] 3 Jan 2024", "2401.01234"),
        ("https://arxiv.org/abs/2401.01234v1", "2401.01234"),
        ("https://arxiv.org/pdf/2401.01234.pdf", "2401.01234"),
        ("10.48550/arXiv.2401.01234", "2401.01234"),
        ("math.GT/0309136", "math/0309136"),
        ("arXiv:hep-th/9901001v3", "hep-th/9901001"),
    ],
)
def test_every_way_to_write_an_arxiv_id_gives_its_normal_form(written: str, normal: str) -> None:
    assert normal_arxiv(written) == normal


@pytest.mark.parametrize("text", ["", "2413.01234", "2401.0123", "2401.012345", "see page 2401.01234"])
def test_what_is_no_arxiv_id_gives_nothing(text: str) -> None:
    assert normal_arxiv(text) == ""


def test_in_running_text_only_a_labelled_id_counts() -> None:
    text = "Costs rose by 2401.01234 units; see arXiv:2402.00001v2."
    ((arxiv, start, end),) = find_arxiv(text)
    assert (arxiv, text[start:end]) == ("2402.00001", "2402.00001v2")
