"""A name that is unknown is answered with names that are known."""

from streams.suggest import unknown


def test_few_names_are_all_shown() -> None:
    assert unknown("run", "tesis", ["thesis", "demo"]) == "no run is named 'tesis'; there are: demo, thesis"


def test_of_many_names_the_near_ones_are_shown() -> None:
    many = [f"author{year}" for year in range(1900, 2000)]
    told = unknown("entry", "autor1917", many)
    assert "author1917" in told
    assert told.count("author") <= 10


def test_nothing_is_near() -> None:
    assert unknown("entry", "x", [f"author{year}" for year in range(20)]).endswith("there are 20 others")
    assert unknown("run", "x", []) == "no run is named 'x'; there are 0 others"
