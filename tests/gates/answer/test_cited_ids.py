"""ANS-01: every id that is cited, in the list or in the text, is one of the packet's, whole, and so is the page."""

import pytest

from gates.answer import DECLINED, REFUSAL, check_answer, rule_answer
from schemas import Draft, Packet
from tests.gates.answer.packets import TWO, draft, photo, source


def reason(answer: Draft, packet: Packet = TWO) -> str:
    shown, refusal, _ = rule_answer(answer, packet)
    assert (shown.state == "refused") == (refusal is not None)
    assert shown.text == REFUSAL or refusal is None
    return refusal.reason if refusal else ""


def test_the_public_case_is_refused_whole() -> None:
    text = "Salt rose [S1]. Sand fell [S9]. It is well known [s2, p. 40]."
    answer = check_answer(draft(text, "S1", "S9", ("s2", 40)), TWO)
    assert (answer.state, answer.text, answer.cited, answer.claims) == ("refused", REFUSAL, (), ())
    assert reason(draft(text, "S1", "S9", ("s2", 40))) == "unknown_citation"


def test_an_answer_whose_citations_stand_in_the_packet_is_shown_as_it_is() -> None:
    asked = draft("Salt rose [S1]. Sand fell [S2, p. 12].", "S1", ("S2", 12))
    answer = check_answer(asked, TWO)
    assert (answer.state, answer.text, answer.cited) == ("answered", asked.text, asked.cited)


@pytest.mark.parametrize(
    "cited",
    ["S9", "s1", "S", "S11", "S1 ", " S1", "Ѕ1", "Ｓ１", "S\u200b1", "S1\u0301", "", "S1, S2", "S1.pdf"],
    ids=repr,
)
def test_an_id_that_is_not_wholly_one_of_the_packets_is_unknown(cited: str) -> None:
    assert reason(draft("Salt rose.", "S1", cited)) == "unknown_citation"


@pytest.mark.parametrize(
    "mark",
    ["[S9]", "[s1]", "[Ѕ1]", "[Ｓ1]", "［S9］", "【S9】", "〔S9〕", "⟦S9⟧", "[S1; S9]", "[S1, S9]", "[S9, p. 3]",
     "[[S9]]", "[S1.]", "[see S1]", "[sic]", "[S\u200b9]", "[\u202eS9]", "[S9", "S9]",
     "[zz", "zz]", "&#91;S9&#93;", "&lbrack;zz&rbrack;", "\\[S9\\]"],
)  # fmt: skip
def test_square_brackets_of_any_kind_are_citations(mark: str) -> None:
    assert reason(draft(f"Salt rose {mark}.", "S1")) == "unknown_citation"


@pytest.mark.parametrize(
    "mark",
    [
        "[S1]",
        "[S1; S2]",
        "[S1, S2]",
        "[S2, pp. 3-5]",
        "[S1, p. 1; S2, p. 3]",
        "[S2, S. 3]",
        "[S2 p. 3]",
        "[…]",
        "[S1, pp. 3-5, S2]",
        "[S1, S2, p. 3]",
        "[S2, Seite 3, S1, S. 4]",
    ],
)
def test_marks_that_name_the_packets_items_pass(mark: str) -> None:
    assert reason(draft(f"Salt rose {mark}.", "S1", "S2")) == ""


def test_an_item_that_the_text_cites_and_the_list_leaves_out_is_no_partial_list() -> None:
    assert reason(draft("Salt rose [S1] and fell [S2].", "S1")) == "citation_not_listed"


@pytest.mark.parametrize(
    "word",
    [
        "S9",
        "s1",
        "S03",
        "Ｓ９",
        "S\u200b9",
        "s9's",
        "S-9",
        "S\u20139",
        "S_9",
        "S\u0669",
        "S1-S9",
        "S1\u2013S9",
        "_S9_",
        "__S9__",
    ],
)
def test_a_word_made_like_the_packets_ids_is_a_citation_too(word: str) -> None:
    assert reason(draft(f"Salt rose, as {word} shows.", "S1")) == "unknown_citation"


def test_a_word_of_a_file_name_or_a_camera_is_no_stray() -> None:
    packet = Packet(items=(photo("D1", filename="D100.jpg", model="Nikon D750"),))
    assert reason(draft("D100.jpg was taken with a D750 [D1].", "D1"), packet) == ""
    assert reason(draft("It was taken with a D850 [D1].", "D1"), packet) == "unknown_citation"


@pytest.mark.parametrize("page", [0, -1, 13, 40])
def test_a_page_that_the_source_does_not_have_is_refused(page: int) -> None:
    assert reason(draft("Salt rose.", ("S2", page))) == "no_such_page"


def test_a_page_in_the_text_counts_and_so_does_the_end_of_a_range() -> None:
    assert reason(draft("Salt rose [S2, p. 40].", "S2")) == "no_such_page"
    assert reason(draft("Salt rose [S2, pp. 11-13].", "S2")) == "no_such_page"
    assert reason(draft("Salt rose [S1, p. 3, S2, p. 13].", "S1", "S2")) == "no_such_page"


@pytest.mark.parametrize("told", ["(S2, p. 40)", "S2, page 13", "Wie S2, S. 13 zeigt", "[S2], pp. 11–13", "S2 p 40"])
def test_a_page_outside_of_brackets_counts_too(told: str) -> None:
    assert reason(draft(f"Salt rose: {told}.", "S2")) == "no_such_page"


@pytest.mark.parametrize("told", ["(S2, p. 12)", "Wie S2, S. 3 zeigt", "S2 S1", "S2 shows 40 pages", "S2, p = 0.05"])
def test_a_page_that_is_there_or_none_is_no_matter(told: str) -> None:
    assert reason(draft(f"Salt rose: {told}.", "S1", "S2")) == ""


def test_a_photo_has_no_pages_and_a_source_of_unknown_length_none_that_can_be_cited() -> None:
    packet = Packet(items=(photo("p1"), source("S1")))
    assert reason(draft("Salt.", ("p1", 1)), packet) == reason(draft("Salt.", ("S1", 1)), packet) == "no_such_page"


def test_ids_with_brackets_and_commas_are_cited_whole() -> None:
    packet = Packet(items=(source("paper [1], p. 7.pdf"), source("Vega, Osei.pdf")))
    assert reason(draft("See [paper [1], p. 7.pdf] and [Vega, Osei.pdf].", *(i.id for i in packet.items)), packet) == ""
    assert reason(draft("See [paper [1]].", "paper [1], p. 7.pdf"), packet) == "unknown_citation"


def test_an_answer_that_cites_nothing_passes_as_declined_only_and_its_prose_is_not_shown() -> None:
    assert reason(draft("Salt rose.")) == "nothing_cited"
    answer = check_answer(draft("Salt rose by 12 %, but I decline.", declined=True), TWO)
    assert (answer.state, answer.text) == ("declined", DECLINED)


def test_a_declined_answer_may_cite_what_it_looked_at_and_is_ruled_like_any_other() -> None:
    asked = draft("Neither [S1] nor [S2] speaks of sand.", "S1", "S2", declined=True)
    assert (check_answer(asked, TWO).state, check_answer(asked, TWO).text) == ("declined", asked.text)
    assert reason(draft("Not even [S9] does.", "S1", declined=True)) == "unknown_citation"


def test_a_declined_answer_claims_nothing() -> None:
    packet = Packet(items=(photo("p1", model="D750"), photo("p2", model="D750")))
    claims = (("p1", "same_camera_model", "p2"),)
    assert reason(draft("Cannot say.", declined=True, claims=claims), packet) == "declined_with_claims"


@pytest.mark.parametrize("text", ["", "  \n", "\u200b\u2060"])
def test_an_answer_without_words_is_none(text: str) -> None:
    assert reason(draft(text, "S1")) == "empty_text"


def test_the_refusal_never_says_why() -> None:
    answers = [check_answer(draft(text, "S1"), TWO) for text in ("[S9]", "https://evil.example/x", "S7 says")]
    assert {answer.to_bytes() for answer in answers} == {check_answer(draft("x"), TWO).to_bytes()}
