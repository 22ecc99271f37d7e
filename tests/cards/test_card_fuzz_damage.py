"""Damage that `make fuzz` found: it ends in a card or in a stated reason, never in an error of the library's."""

import contextlib
import re

import pymupdf
import pytest

from cards import CardError, build_card


def unpacked() -> bytes:
    with pymupdf.open() as document:
        for _ in range(2):
            document.new_page().insert_text((72, 90), ["Tidal Sediment Budgets", "Rosa Vega"])
        return bytes(document.tobytes(expand=255, no_new_id=True))


@pytest.mark.parametrize(
    ("pattern", "new"),
    [
        (rb"/Contents ?\[?\s*\d+ 0 R\s*\]?", b"/Contents 1 0 R"),
        (rb"/Resources \d+ 0 R|/Font<<", b"/Resources 99999 0 R"),
        (rb"/Resources \d+ 0 R|/Font<<", b"/Resources 0 0 R"),
        (rb"/Kids\s*\[[^\]]*\]", b"/Kids [1 0 R 2 0 R]"),
        (rb"/Count \d+", b"/Count 2147483647"),
        (rb"/Count \d+", b"/Count -1"),
        (rb"(?<=stream\n)", b" q" * 3000 + b" "),
        (rb"/MediaBox\s*\[[^\]]*\]", b"/MediaBox [0 0 1e9 nan]"),
    ],
)
def test_it_ends_in_a_state(pattern: bytes, new: bytes) -> None:
    data, count = re.subn(pattern, lambda match: new, unpacked(), count=1)
    assert count
    with contextlib.suppress(CardError):
        assert build_card(data, "a.pdf").pages > 0


def test_pages_that_are_only_counted_are_damage() -> None:
    data, count = re.subn(rb"/Kids\s*\[[^\]]*\]", b"/Kids []", unpacked())
    assert count == 1
    with pytest.raises(CardError) as caught:
        build_card(data, "a.pdf")
    assert caught.value.reason == "damaged"
