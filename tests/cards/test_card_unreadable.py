"""Files that give no card, each with its stated reason, and files that are read all the same."""

import pymupdf
import pytest

from cards import CardError, build_card
from tests.cards.sample_pdf import make_pdf, plain_pdf, prose


def _encrypted(user: str) -> bytes:
    with pymupdf.open() as document:
        document.new_page().insert_text((72, 72), "Readable body")
        kind = pymupdf.mupdf.PDF_ENCRYPT_AES_256
        return bytes(document.tobytes(encryption=kind, owner_pw="o", user_pw=user, permissions=0))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "empty"),
        (b"<html><body>Not found</body></html>", "not_a_pdf"),
        (b"%PDF-1.7\n" + b"\x00" * 200, "damaged"),
        (_encrypted("u"), "password_required"),
    ],
    ids=["no bytes", "a page of the web", "only a header", "PDF-03 user password"],
)
def test_what_cannot_be_read_has_a_reason(data: bytes, reason: str) -> None:
    with pytest.raises(CardError) as caught:
        build_card(data, "x.pdf")
    assert caught.value.reason == reason


def test_an_owner_password_alone_is_no_lock() -> None:
    # PDF-03
    assert build_card(_encrypted(""), "x.pdf").text == "Readable body"


def test_a_file_cut_short_is_repaired() -> None:
    data = make_pdf(*[prose(80, 40) for _ in range(6)])
    card = build_card(data[: int(len(data) * 0.7)], "x.pdf")
    assert card.text.startswith("The lagoon exchanges water")


def test_an_error_names_no_text_of_the_source() -> None:
    with pytest.raises(CardError) as caught:
        build_card(b"Rosa Vega's secret", "x.pdf")
    assert "secret" not in str(caught.value)


def test_rubbish_before_the_header_is_passed_over() -> None:
    assert build_card(b"\n\n" + plain_pdf("Readable body"), "x.pdf").text == "Readable body"


@pytest.mark.parametrize(("error", "is_damage"), [(IndexError(), False), (KeyError(), False), (RuntimeError(), True)])
def test_a_fault_of_our_own_costs_no_page_its_text_unseen(
    monkeypatch: pytest.MonkeyPatch, error: Exception, is_damage: bool
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr("cards.reading.read_page", fail)
    data = make_pdf(prose(100))
    if is_damage:
        assert build_card(data, "x.pdf").no_text
        return
    with pytest.raises(type(error)):
        build_card(data, "x.pdf")
