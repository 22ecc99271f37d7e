"""What was read from an object is made once, while the object is among the last that were asked for."""

from gates.kept import Kept


class Maker:
    """Says how often it was asked for what."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, thing: list[str]) -> str:
        self.asked += thing
        return "".join(thing).upper()


A, B, C = ["a"], ["b"], ["c"]


def test_it_is_made_once_for_an_object() -> None:
    kept = Kept(make := Maker(), 2)
    assert [kept(A), kept(A), kept(B), kept(A)] == ["A", "A", "B", "A"]
    assert make.asked == ["a", "b"]


def test_an_equal_object_is_another_one() -> None:
    kept = Kept(make := Maker(), 2)
    assert [kept(A), kept(["a"])] == ["A", "A"]
    assert make.asked == ["a", "a"]


def test_beyond_its_size_the_one_asked_for_longest_ago_is_made_again() -> None:
    kept = Kept(make := Maker(), 2)
    for thing in (A, B, A, C):  # now B is the oldest
        kept(thing)
    kept(A)
    assert make.asked == ["a", "b", "c"]
    kept(B)
    assert make.asked == ["a", "b", "c", "b"]


def test_an_object_that_nobody_else_holds_lends_its_identity_to_none() -> None:
    kept = Kept(Maker(), 8)
    assert [kept([letter]) for letter in "abcdefgh"] == list("ABCDEFGH")


def test_what_is_forgotten_is_made_again() -> None:
    kept = Kept(make := Maker(), 2)
    kept(A)
    kept.forget()
    assert kept(A) == "A"
    assert make.asked == ["a", "a"]
