"""A small run of `make fuzz` with every test: broken files end in a card or in a stated reason."""

import asyncio
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cards.bibliography.file import Format
from streams.demo.samples import samples
from tests.fuzz.byte_mutations import BYTE_MUTATIONS
from tests.fuzz.card_run import run_cards
from tests.fuzz.findings import Findings
from tests.fuzz.mutate import mutated
from tests.fuzz.pdf_features import features
from tests.fuzz.pdf_mutations import PDF_MUTATIONS
from tests.fuzz.reader_run import read
from tests.fuzz.text_mutations import TEXT_MUTATIONS
from tests.fuzz.text_seeds import text_seeds

#: Not the run that `make fuzz` makes.
RUN = 0


def test_every_broken_pdf_ends_in_a_state(tmp_path: Path) -> None:
    findings = Findings(tmp_path)
    # an encrypted file has other bytes each time it is made, and this run must repeat
    seeds = {name: data for name, data in {**features(), **samples()}.items() if "locked" not in name}
    files = [mutated(seeds, (*BYTE_MUTATIONS, *PDF_MUTATIONS), RUN, number) for number in range(120)]
    asyncio.run(run_cards(files, findings, workers=1, ends=time.monotonic() + 60))
    assert findings.results.total() == len(files)
    assert not findings.failures


@pytest.mark.parametrize("format", ["bibtex", "csl", "ris"])
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(number=st.integers(0, 10**9))
def test_every_broken_bibliography_is_read_or_refused(format: Format, number: int) -> None:
    file = mutated(text_seeds()[format], TEXT_MUTATIONS, RUN, number)
    assert read(file.data, format) in {"entries", "entries and problems", "refused"}
