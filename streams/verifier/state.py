"""What the verifier knows."""

from functools import lru_cache

from gates import pairs_to_ask, read_report
from schemas import Report
from streams.job.state import JobState, Tables
from streams.job.terms import Asked, Terms
from streams.verifier.layout import LAYOUT
from streams.verifier.pairs import AskedPair

#: A report is read once for all the events that come while it is checked.
HOT_REPORTS = 50


@lru_cache(maxsize=HOT_REPORTS)
def report_of(run_id: str, document: str) -> Report:
    """Return a report as it could be read."""
    return read_report(run_id, document)


@lru_cache(maxsize=HOT_REPORTS)
def asked_pairs(run_id: str, document: str, asked: Asked) -> tuple[AskedPair, ...]:
    """Return the pairs that are asked about, each with the key of its answer, in the report's order."""
    return tuple(AskedPair.of(pair, asked) for pair in pairs_to_ask(report_of(run_id, document)))


class State(JobState):
    """The tables of the partitions at hand."""

    def __init__(self, tables: Tables, asked: Asked, terms: Terms | None = None) -> None:
        super().__init__(LAYOUT, tables, asked, terms)
