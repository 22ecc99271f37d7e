"""Years of the front matter, the likeliest first."""

import pytest

from cards.years import find_years


@pytest.mark.parametrize(
    ("lines", "years"),
    [
        (["July 26, 2021"], (2021,)),
        (["Copyright 1991, 1993-2023 Coast Foundation", "January 2023"], (2023, 1993, 1991)),
        (["Copyright 1995-2018 Rosa Vega"], (2018, 1995)),
        (["2001-2004"], (2001, 2004)),
        (["Report TR-1998-2004"], ()),
        (["10.1000/1998-2004"], ()),
        (["(c) 2005 (06-10) by Rosa Vega", "Version 1.50 vom 29. August 2010"], (2010, 2005)),
        (["We moved the gauges in 1970.", "Coastal Notes 12(3), 2016, 1-9"], (2016, 1970)),
        (["2011/09/21"], (2011,)),
        (["doi:10.2016/x.2017.1"], ()),
        (["27 de mayo del 2021"], (2021,)),
        (["Octobre 2015"], (2015,)),
        (["Coast Institute, 1737 Harbour Street, Saltford"], ()),
        (["Coast Institute, 1737 Harbour", "Street, Saltford, 2016"], (2016,)),
        (["2016 Harbour Press"], (2016,)),
        (["Downloaded from https://press.example by guest on 3 May 2020", "Coastal Notes 12, 2016"], (2016,)),
        (["Heruntergeladen am 03.05.2020"], ()),
    ],
)
def test_dates_come_before_journals_before_text_before_imprints(lines: list[str], years: tuple[int, ...]) -> None:
    assert find_years(lines) == years
