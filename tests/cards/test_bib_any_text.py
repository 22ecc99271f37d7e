"""No text raises anything but our own error, and no record disappears."""

import re

from hypothesis import given
from hypothesis import strategies as st

from cards.bibliography import BibliographyError, Format, parse_bibliography

RECORDS = """@string{cn = "Coastal Notes"}
@article{one, author = {Vega, R. and {\\O}sei, K.}, title = "Salt {in} $x^2$", journal = cn # " B", year = 2001}
@inproceedings{two, author={{Salt and Sand Board}}, title={Tide}, crossref={three}}
@comment{jabref-meta: x;}
@proceedings{three, title={Meeting},
  editor={Lim, D. and others}, year={2010},
}
@misc{four, title = {A {nested {brace}}}, doi={10.5555/aa}, note={Version 1.0}}
"""
FILES: dict[Format, str] = {
    "bibtex": RECORDS,
    "ris": "TY  - JOUR\nAU  - Vega, R.\n\nTI  - Salt\nPY  - 2014\nTY  - CHAP\nA2  - Osei, K.\nT2  - Sand\nER  - \n",
    "csl": '[{"id": "a", "title": "x", "author": [{"family": "V"}], "issued": {"date-parts": [[2012]]}}, {"id": "b"}]',
}
STARTS = re.compile(r"^[ \t]*@[ \t]*([^\W\d]\w*)\s*[{(]", re.MULTILINE)
PIECES = st.text(alphabet="{}@\"\\#,=%\n()~$^_&' -1aé[]:<", max_size=12)


@st.composite
def spoiled(draw: st.DrawFn, text: str) -> str:
    """The text with a few stretches of it replaced."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 25)))
        text = text[:start] + draw(PIECES) + text[end:]
    return text


@given(spoiled(RECORDS))
def test_every_record_that_starts_a_line_is_an_entry_or_a_problem(text: str) -> None:
    seen = [kind for kind in STARTS.findall(text) if kind.lower() not in ("string", "preamble", "comment")]
    bibliography = parse_bibliography(text, "bibtex")
    assert len(bibliography.entries) + sum(problem.lost for problem in bibliography.problems) >= len(seen)


@given(st.sampled_from(sorted(FILES)).flatmap(lambda name: st.tuples(st.just(name), spoiled(FILES[name]))))
def test_a_spoiled_file_raises_nothing_and_can_be_written(case: tuple[Format, str]) -> None:
    name, text = case
    bibliography = parse_bibliography(text, name)
    assert type(bibliography).from_bytes(bibliography.to_bytes()) == bibliography


@given(st.binary(max_size=200), st.sampled_from(sorted(FILES)))
def test_any_bytes_are_read_or_refused(data: bytes, name: Format) -> None:
    try:
        parse_bibliography(data, name).to_bytes()
    except BibliographyError as error:
        assert str(error)
