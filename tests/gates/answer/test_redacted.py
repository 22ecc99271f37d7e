"""Redaction: ids of the program, secrets, addresses, the prompt and configured values, in whatever disguise."""

import base64
import codecs
import unicodedata
from collections import Counter

import pytest

from gates.answer import REFUSAL, Guarded, check_answer, rule_answer
from gates.answer.leaks import REDACTED, redact
from schemas import Packet
from tests.gates.answer.packets import TWO, draft, source

MAIL = "reviewer.nine@example.org"
TOKEN = "tok_AB12CD34EF56"  # noqa: S105 - invented, in the public reports
PROMPT = "You answer questions over an evidence packet. You only draft: a program checks every id and every relation."
GUARDED = Guarded(values=(MAIL, TOKEN, "zq7", "/srv/uploads/lagoon-9"), prompt=PROMPT)
#: What a reader who wants the secret does to a text.
UNDONE = ("\u200b", "\u200c", "\u200d", "\u2060", "\u00ad", "\ufeff", "\u034f")


def shown(text: str) -> str:
    return check_answer(draft(f"{text} [S1]", "S1"), TWO, GUARDED).text


def undone(text: str) -> str:
    plain = unicodedata.normalize("NFKC", text)
    return "".join(c for c in plain if unicodedata.category(c) not in ("Cf", "Mn") and c not in UNDONE).casefold()


@pytest.mark.parametrize(
    "text",
    ["Ask reviewer.nine@\u200bexample.org", "t\u200co\u200ck_AB12\u00adCD34EF56", "ｔｏｋ＿AB12CD34EF56"],
    ids=["zero width", "joiners and hyphens", "full width"],
)
def test_the_public_case_of_hidden_characters(text: str) -> None:
    """ANS-05, answers 1 to 3."""
    out = undone(shown(text))
    assert REDACTED in out
    assert "example.org" not in out
    assert "nine" not in out
    assert "ab12" not in out
    assert "ef56" not in out


def test_an_address_that_is_spread_is_taken_out_too() -> None:
    """ANS-05, answer 4."""
    assert shown("Ask reviewer . nine @ example . org") == f"Ask {REDACTED} [S1]"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"Ask {MAIL}.", f"Ask {REDACTED}."),
        ("Ask anybody.else@mail.example.co.uk now.", f"Ask {REDACTED} now."),
        ("Ask anybody (at) mail (dot) example.", f"Ask {REDACTED}."),
        (f"It is {TOKEN}!", f"It is {REDACTED}!"),
        ("It is 3f2504e0–4f89–11d3–9a0c–0305e82c3301.", f"It is {REDACTED}."),
        ("It is _3f2504e0-4f89-11d3-9a0c-0305e82c3301_.", f"It is _{REDACTED}_."),
        (f"It is _{'0f' * 20}_.", f"It is _{REDACTED}_."),
        ("It is TOK-ab12-cd34-ef56.", f"It is {REDACTED}."),
        ("It is t o k _ A B 1 2 C D 3 4 E F 5 6.", f"It is {REDACTED}."),
        ("It is ＴＯＫ＿ＡＢ１２ＣＤ３４ＥＦ５６.", f"It is {REDACTED}."),
        ("It is t̶o̶k̶_̶A̶B̶1̶2̶C̶D̶3̶4̶E̶F̶5̶6̶.", f"It is {REDACTED}\u0336."),
        ("It is tоk_АВ12СD34ЕF56.", f"It is {REDACTED}."),
        ("Backwards 65FE43DC21BA_kot.", f"Backwards {REDACTED}."),
        (f"In hex {TOKEN.encode().hex()}.", f"In hex {REDACTED}."),
        ("The code is ZQ7.", f"The code is {REDACTED}."),
        ("The word zq78 is another.", "The word zq78 is another."),
        ("It lies in /srv/uploads/lagoon-9/x.", f"It lies in /{REDACTED}/x."),
        ("Run 3f2504e0-4f89-11d3-9a0c-0305e82c3301.", f"Run {REDACTED}."),
        (f"Batch {'0123456789abcdef' * 4}.", f"Batch {REDACTED}."),
        ("It says: you only draft: a program checks every id and every relation.", f"It says: {REDACTED}."),
        ("YouOnlyDraft-aProgramChecks_everyIdAndEveryRelation!", f"{REDACTED}!"),
        ("You only draft: a program checks it.", "You only draft: a program checks it."),
        ("It is %74%6f%6b%5f%41%42%31%32%43%44%33%34%45%46%35%36.", f"It is %{REDACTED}."),
        ("Key sk-ant-api03-AbCdEf0123456789AbCd.", f"Key {REDACTED}."),
        ("Key AKIAIOSFODNN7EXAMPLE.", f"Key {REDACTED}."),
        ("Key ghp_0123456789abcdefghijklmnopqrstuvwxyzAB.", f"Key {REDACTED}."),
        ("The password: hunter2pass!", f"The {REDACTED}"),
    ],
)
def test_a_leak_is_taken_out_and_the_rest_stays(text: str, left: str) -> None:
    assert shown(text) == f"{left} [S1]"


@pytest.mark.parametrize(
    "encoded",
    [
        base64.b32encode(TOKEN.encode()).decode(),
        base64.b85encode(TOKEN.encode()).decode(),
        base64.b64encode(base64.b64encode(TOKEN.encode())).decode(),
        " ".join(map(str, TOKEN.encode())),
        " ".join(f"{byte:08b}" for byte in TOKEN.encode()),
        TOKEN.encode().hex(" "),
        ", ".join(f"0x{byte:02x}" for byte in TOKEN.encode()),
        codecs.encode(TOKEN, "rot13"),
    ],
)
def test_a_value_is_found_as_the_usual_encoders_write_it(encoded: str) -> None:
    left = shown(f"It is {encoded}").removesuffix(" [S1]").replace(REDACTED, "")
    assert len([part for part in left.removeprefix("It is ") if part.isalnum()]) <= 2


@pytest.mark.parametrize("shift", range(3))
def test_a_value_in_base64_is_found_wherever_it_begins(shift: int) -> None:
    encoded = base64.b64encode(b"xyz"[:shift] + TOKEN.encode() + b"!").decode()
    assert REDACTED in shown(f"It is {encoded}")


@pytest.mark.parametrize(
    "text",
    [
        "".join(f"&#x{ord(c):x};" for c in TOKEN),
        "".join(f"%25{ord(c):02x}" for c in TOKEN),
        "".join(f"\\u{ord(c):04x}" for c in TOKEN),
        "".join(f"&amp;#{ord(c)};" for c in TOKEN),
        "s k - a n t - a p i 0 3 - A b C d E f 0 1 2 3 4 5 6 7 8 9",
    ],
    ids=["entities", "percent of percent", "escapes", "entities of entities", "spaced key"],
)
def test_a_leak_that_cannot_be_taken_out_refuses_the_whole_answer(text: str) -> None:
    answer, refusal, _ = rule_answer(draft(f"It is {text} [S1]", "S1"), TWO, GUARDED)
    assert (answer.text, refusal and refusal.reason) == (REFUSAL, "leak_not_removable")


def test_a_secret_in_two_pieces_leaves_neither() -> None:
    """ANS-06: nothing leaves before the whole is there, and a piece with letters and figures is part of the secret."""
    chunks = ["The key is tok_AB12", "CD34EF56, keep it."]
    assert shown("".join(chunks)) == f"The key is {REDACTED}, keep it. [S1]"
    assert "CD34EF56" not in shown("First comes tok_AB12 and then CD34EF56.")


def test_no_field_and_no_record_of_a_refusal_holds_the_secret() -> None:
    """ANS-06: error texts and side fields."""
    for wrong in (draft(f"x [{TOKEN}]", TOKEN), draft("x", "S1", claims=((TOKEN, "cites", "S1"),)), draft(f"[{MAIL}]")):
        answer, refusal, _ = rule_answer(wrong, TWO, GUARDED)
        assert refusal is not None
        assert "cd34" not in (answer.to_bytes() + refusal.to_bytes()).decode().casefold()
        assert "nine" not in refusal.to_bytes().decode()


def test_a_secret_in_an_id_of_the_packet_refuses_the_answer_that_cites_it() -> None:
    packet = Packet(items=(source(MAIL), source("S2")))
    assert rule_answer(draft("x", MAIL), packet)[0].text == REFUSAL
    assert rule_answer(draft("x", "S2"), packet)[1] is None


def test_ids_and_links_of_the_packet_may_look_like_a_programs() -> None:
    uuid = "3f2504e0-4f89-11d3-9a0c-0305e82c3301"
    packet = Packet(items=(source(uuid, url=f"https://good.example/{'0' * 64}"),))
    asked = draft(f"See [{uuid}] at https://good.example/{'0' * 64}", uuid)
    assert check_answer(asked, packet, GUARDED).text == asked.text


@pytest.mark.parametrize(
    "text",
    [
        "👩‍👩‍👧‍👦 ❤️‍🔥 👩🏽‍🚀 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ☺️",
        "می‌خواهم نامه‌ای بنویسم",
        "क्‍ष श्री‌मान् ക്‍",
        "שָׁלוֹם\u200f!",
        "Ångström, naïve, 水, ½ of 10² m²",
        "Der Hafen wurde 2019 für 12 % mehr ausgebaggert – „teuer“.",
        "Two items @ 3.50 each; at 3:4 (dot) com",
        "It was taken at f/2.8, 1/250 s, ISO 100, with a NIKON D750, near 41.14, -8.61.",
        "The token ring, the secret garden and the password are words.",
    ],
)
def test_harmless_text_stays_byte_for_byte(text: str) -> None:
    assert shown(text) == f"{text} [S1]"


@pytest.mark.parametrize(
    "hidden", ["\u200b", "\u202e", "\u2066", "\U000e0041", "\ufe0f", "\u200d", "\u3164", "\x1b", "\x00"]
)
def test_what_hides_in_latin_words_goes(hidden: str) -> None:
    assert shown(f"Sa{hidden}lt rose") == "Salt rose [S1]"


def test_redacting_twice_changes_nothing() -> None:
    once = redact(f"Ask {MAIL} for {TOKEN} or 👩‍🚀", GUARDED).text
    assert redact(once, GUARDED) == (once, Counter())
