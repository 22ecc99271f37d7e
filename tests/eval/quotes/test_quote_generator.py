"""The bench's quotes are what they are called: of every kind, repeatable, honest or truly fake, from any text."""

from collections import Counter

import pytest

from tests.eval.entries.seeds import generator
from tests.eval.quotes.layers import hostile
from tests.eval.quotes.passages import read
from tests.eval.quotes.presence import Presence
from tests.eval.quotes.prose import LENGTH, document
from tests.eval.quotes.prose_de import GERMAN
from tests.eval.quotes.trial import trials, written_trials

PLAIN = (
    "The keeper of the northern light wrote to his brother every week, and no letter of his was ever lost. In 1871 he\n"
    "counted 312 ships, of which 17 carried timber; the others, he says, were not worth a line. When the fog bell\n"
    "cracked in the third winter he rang a cow bell instead, for nine nights, without sleep. His successor burned the\n"
    "log books but kept the bell. What remains is a bundle of 64 sheets in another hand, bought at a sale near Hull."
)
HONEST = {
    "verbatim", "white space", "line-end hyphens", "stripped diacritics", "ligatures", "NFD", "quote and dash glyphs",
    "ss for ß", "several at once",
}  # fmt: skip
FAKE = {
    "one word swapped", "stitched", "from another document", "negation flipped", "digit changed", "words swapped",
    "heavy edit",
}  # fmt: skip


def test_there_are_as_many_quotes_of_every_kind() -> None:
    for trial in written_trials(GERMAN, 1):
        honest, fakes = (Counter(quote.kind for quote in quotes) for quotes in (trial.honest, trial.fakes))
        assert (honest.total(), fakes.total()) == (500, 500)
        assert (set(honest), set(fakes)) == (HONEST, FAKE)
        assert max(honest.values()) - min(honest.values()) <= 1 >= max(fakes.values()) - min(fakes.values())


def test_a_seed_gives_the_same_quotes_again_and_another_seed_others() -> None:
    once, again, other = (list(trials("plain", PLAIN, PLAIN[::-1], seed, 20)) for seed in (1, 1, 2))
    assert once == again
    assert once != other


def test_any_text_will_do() -> None:
    """A kind that a text gives no occasion for leaves its share to the others."""
    clean, _ = trials("plain", PLAIN, document(GERMAN, 1), 1, 70)
    assert {quote.kind for quote in clean.honest} == {"verbatim", "white space", "line-end hyphens", "ligatures"}
    assert {quote.kind for quote in clean.fakes} == FAKE


@pytest.mark.parametrize(
    ("raw", "as_read"),
    [("Wasser-\nbau", "Wasserbau"), ("WASSER-\nBAU", "WASSERBAU"), ("LATEX-\nDokument", "LATEX-Dokument")],
)
def test_a_broken_word_is_read_as_people_read_it(raw: str, as_read: str) -> None:
    assert read(raw) == as_read


def test_documents_have_the_length_of_a_card() -> None:
    assert LENGTH - 500 <= len(document(GERMAN, 1)) <= LENGTH


@pytest.mark.parametrize(
    "quote", ["no letter of his was", "17 carried timber; the others", "ﬁve", "hin- weg", "hinweg", "10² von 1,5"]
)
def test_what_stands_in_the_text_is_present(quote: str) -> None:
    assert Presence(PLAIN + " five ways hin-\nweg 10² von 1,5").holds(quote)


@pytest.mark.parametrize(
    "quote", ["letter of his was lost", "312 ship", "12 ships", "7 carried timber", "102 von 1,5", "10² von 15", "5 km"]
)
def test_what_a_fake_makes_of_it_is_absent(quote: str) -> None:
    assert not Presence(PLAIN + " five ways hin-\nweg 10² von 1,5 km").holds(quote)


def test_a_hostile_layer_has_all_that_tex_leaves_and_knows_its_places() -> None:
    text = "Die Müller fanden den Abﬂuss auffällig oﬀen; wieder- und außer-\nhalb der Größe 5 war final nichts. " * 40
    layer = hostile(text, generator("hostile"))
    assert all(mark in layer.text for mark in ("\u00ad", "\u00ad\n", "¨u", "¨a", " ¨", "\u00a0", "ﬁ", "ﬀ"))
    for word in ("Müller", "nichts", "Größe 5"):
        at = text.rindex(word)
        start, end = layer.place(at, at + len(word))
        seen = layer.text[start:end].replace("\u00ad", "").replace("\u00a0", " ").replace(" ¨", "¨")
        assert seen.replace("¨u", "ü").replace("¨o", "ö") == word
