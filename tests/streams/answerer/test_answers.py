"""A question becomes an answer, shown whole or not at all, and is paid for once."""

from gates.answer import DECLINED, FAILED, REFUSAL
from schemas import Draft, Forget, Packet, Recheck, Regate
from streams.answerer.commands import MAX_PACKET
from streams.providers.budget import CallFailed
from tests.gates.answer.packets import draft, source
from tests.streams.answerer.album import PACKET, QUESTION, TRUE, Album


def asked(*said: Draft | CallFailed) -> Album:
    album = Album(*said)
    album.set(PACKET)
    album.ask()
    album.work()
    return album


def test_an_answer_that_is_true_to_its_packet_is_shown_whole() -> None:
    album = asked()
    answer = album.answer()
    assert answer is not None
    assert (answer.answer.state, answer.answer.text, answer.question) == ("answered", TRUE.text, QUESTION)
    assert (answer.revision, answer.fingerprint, answer.model) == (1, PACKET.fingerprint, "local")
    assert (album.calls, album.refusals()) == (1, [])


def test_a_question_may_come_before_its_packet() -> None:
    album = Album()
    album.ask()
    album.work()
    assert (album.calls, album.states()) == (0, [])
    album.set(PACKET)
    album.work()
    assert (album.calls, album.states()) == (1, ["answered"])


def test_a_refused_answer_is_the_fixed_refusal_and_its_reason_stands_elsewhere() -> None:
    album = asked(draft("See [p9].", "p9"))
    answer = album.answer()
    assert answer is not None
    assert (answer.answer.text, answer.answer.state) == (REFUSAL, "refused")
    assert [refusal.reason for refusal in album.refusals()] == ["unknown_citation"]
    told = b"".join(event.value or b"" for event in album.driver.log.events("answers"))
    assert b"p9" not in told
    assert b"unknown_citation" not in told


def test_a_declined_answer_is_told_as_such() -> None:
    answer = asked(draft("I know that salt rose.", declined=True)).answer()
    assert answer is not None
    assert (answer.answer.state, answer.answer.text) == ("declined", DECLINED)


def test_the_same_question_is_paid_for_once_under_whatever_id() -> None:
    album = asked()
    album.ask(question_id="q2")
    album.ask()
    album.command(Recheck)
    album.command(Regate)
    album.work()
    assert (album.calls, album.states(), album.states("q2")) == (1, ["answered"], ["answered"])


def test_other_words_are_another_question() -> None:
    album = asked()
    album.ask("Which photos show the pier?")
    album.work()
    assert album.calls == 2
    answer = album.answer()
    assert answer is not None
    assert answer.question == "Which photos show the pier?"


def test_questions_over_one_packet_share_a_call() -> None:
    album = Album(draft("See [p1].", "p1"))
    album.set(PACKET)
    for number in range(5):
        album.ask(f"Question {number}?", f"q{number}")
    album.work()
    assert (album.calls, len(album.provider.batches[0].questions)) == (1, 5)


def test_what_got_no_reply_is_asked_again_and_ends_as_failed() -> None:
    album = asked(CallFailed("provider_overloaded"), TRUE)
    assert (album.calls, album.states()) == (1, [])
    album.work()
    assert (album.calls, album.states()) == (2, ["answered"])
    failing = asked(CallFailed("provider_refused"))
    answer = failing.answer()
    assert answer is not None
    assert (answer.answer.state, answer.answer.text, answer.reason) == ("failed", FAILED, "provider_refused")


def test_a_question_that_failed_is_asked_again_by_recheck() -> None:
    album = asked(CallFailed("provider_refused"), TRUE)
    assert album.states() == ["failed"]
    album.command(Recheck)
    album.work()
    assert album.states() == ["failed", "answered"]


def test_forget_deletes_the_run() -> None:
    album = asked()
    album.command(Forget)
    album.work()
    assert album.answer() is None
    rows = {noun: len(rows) for noun, rows in album.driver.tables.items()}
    assert rows == {
        "packets-table": 1,
        "questions-table": 0,
        "replies-table": 0,
        "question-pending-table": 0,
        "question-spending-table": 0,
    }
    assert b"NIKON" not in b"".join(album.driver.tables["packets-table"].values())


def test_a_packet_that_fits_no_record_is_a_dead_letter() -> None:
    album = Album()
    album.set(Packet(items=(source("S1", text="x" * MAX_PACKET),)))
    album.work()
    (letter,) = album.driver.dead_letters()
    assert album.driver.tables["packets-table"] == {}
    assert letter.value is not None


def test_a_command_against_another_revision_is_a_dead_letter() -> None:
    album = asked()
    album.set(PACKET, expected_revision=7)
    album.work()
    assert len(album.driver.dead_letters()) == 1
