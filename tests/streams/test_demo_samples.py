"""The samples of the demonstration: the same at each call, and each the case that it is meant to be."""

from pathlib import Path

import pymupdf
import pytest

from cards import CardError, build_card, read_bibliography
from streams.demo.samples import STAMPS, library, samples


def test_they_are_the_same_bytes_each_time_but_for_what_a_cipher_draws() -> None:
    first = dict(samples())
    samples.cache_clear()
    assert {name for name, data in samples().items() if data != first[name]} <= {"locked.pdf"}


def test_the_bibliography_is_taken_whole(tmp_path: Path) -> None:
    path = tmp_path / "library.bib"
    path.write_bytes(library())
    bibliography = read_bibliography(path)
    assert bibliography.problems == ()
    assert len(bibliography.entries) == 12


def test_a_stamp_stands_beside_a_sample() -> None:
    assert STAMPS.keys() <= samples().keys()


def test_one_was_uploaded_twice() -> None:
    assert samples()["kindt2017a.pdf"] == samples()["download (1).pdf"]


@pytest.mark.parametrize(("name", "reason"), [("broken.pdf", "damaged"), ("locked.pdf", "password_required")])
def test_some_cannot_be_read(name: str, reason: str) -> None:
    with pytest.raises(CardError) as told:
        build_card(samples()[name], name)
    assert told.value.reason == reason


def test_a_scan_holds_an_image_and_a_text_only_if_it_was_recognised() -> None:
    assert build_card(samples()["scan0002.pdf"], "scan0002.pdf").no_text
    assert "Grundwasser im Karst" in build_card(samples()["scan0001.pdf"], "scan0001.pdf").text
    document = pymupdf.open(stream=samples()["scan0001.pdf"], filetype="pdf")
    assert all(document[number].get_images() for number in range(document.page_count))


def test_the_excerpt_has_no_title_page() -> None:
    assert build_card(samples()["scan0001.pdf"], "scan0001.pdf").title != "Grundwasser im Karst"
