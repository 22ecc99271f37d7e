"""What is wrong with a packet or a question is said before any broker starts; and what of the settings is guarded."""

from pathlib import Path

from pydantic import SecretStr

from gates.answer import Guarded, check_answer
from streams.answerer.ask import id_of
from streams.answerer.workers import guarded_values
from streams.settings import Settings
from tests.gates.answer.packets import TWO, draft
from tests.streams.command_line import sourcebind


def test_a_file_that_is_no_packet_is_a_usage_error(tmp_path: Path) -> None:
    path = tmp_path / "packet.json"
    path.write_text('{"items": [{"kind": "photo"}]}')
    refused = sourcebind("--data-dir", tmp_path / "data", "ask", path, "Where is the pier?")
    assert refused.exit_code == 2
    assert "is no packet: items.0" in refused.stderr.replace("\n", " ")


def test_a_question_has_words(tmp_path: Path) -> None:
    path = tmp_path / "packet.json"
    path.write_text('{"items": [{"kind": "photo", "id": "p1"}]}')
    refused = sourcebind("--data-dir", tmp_path / "data", "ask", path, " ")
    assert refused.exit_code == 2
    assert "a question has words" in refused.stderr


def test_the_same_words_are_the_same_question() -> None:
    assert id_of("Where is the pier?") == id_of("Where is the pier?") != id_of("Where is the pier")


def test_no_answer_shows_keys_addresses_or_paths_of_the_settings() -> None:
    settings = Settings(
        ANTHROPIC_API_KEY=SecretStr("a-key-of-mine-7391"),
        bootstrap="kafka-3.internal:9092",
        uri_prefixes=("file:///srv/uploads-4/",),
        data_dir=Path("/var/lib/sourcebind-2"),
        sasl_username="kafka",
    )
    guarded = Guarded(values=guarded_values(settings))
    for value in ("a-key-of-mine-7391", "kafka-3 internal 9092", "/srv/uploads-4", "/var/lib/sourcebind-2"):
        shown = check_answer(draft(f"It is {value}! [S1]", "S1"), TWO, guarded)
        assert "(redacted)" in shown.text
        assert value not in shown.text
    novel = draft("Kafka wrote it [S1].", "S1")
    assert check_answer(novel, TWO, guarded).text == novel.text
