"""What a run says, as tables."""

from collections.abc import Iterable, Iterator

from schemas import Outcome, Refusal, Verdict
from streams.bind import Bound
from streams.cli.output import Row, out, print_indented, print_rows
from streams.cli.words import OUTCOMES
from streams.results import Results


def print_bound(bound: Bound) -> None:
    """Print what `bind` found: a row an entry and source, and a row a source that was left unbound."""
    results = bound.results
    print_rows(f"Run {results.run_id}", ("entry", "source", "role"), _entries(results))
    left = [outcome for outcome in results.outcomes.values() if outcome.state not in ("bound", "removed")]
    if left:
        out.print()
        print_rows("Left unbound", ("source", "state", "why"), _left(results, left))
    if bound.thesis.others:
        out.print("\nNot read, since not named as PDFs")
        for name in bound.thesis.others:
            print_indented(name, 2)
    out.print()
    for line in _summary(bound):
        out.print(line)


def verdict_row(verdict: Verdict, *cells: str) -> Row:
    """Return a row with these cells and what a reviewer must see of a verdict: its evidence and its flags."""
    evidence = {
        "doi": f"by its DOI, {verdict.evidence}",
        "provenance": f"by its provenance stamp, {verdict.evidence}",
        "proposal": f'"{verdict.evidence}"',
    }
    flags = (f"flags: {', '.join(verdict.flags)}",) if verdict.flags else ()
    return Row(cells, (evidence[verdict.method],), flags)


def state_of(verdict: Verdict) -> str:
    """Return whether a verdict holds, and why not."""
    return f"{verdict.state}: {verdict.reason}" if verdict.reason else verdict.state


def why_so(outcome: Outcome) -> str:
    """Return an outcome's reason in words."""
    words = OUTCOMES.get(outcome.reason, outcome.reason)
    return f"{words} {outcome.detail}" if outcome.reason == "same_bytes_as" else words


def _entries(results: Results) -> Iterator[Row]:
    for entry in results.bibliography.entries:
        verdicts = [verdict for verdict in results.bound if verdict.entry_id == entry.id]
        for verdict in verdicts:
            yield verdict_row(verdict, entry.id, verdict.source_id, verdict.role)
        if not verdicts:
            yield Row((entry.id, "-", ""))


def _left(results: Results, left: Iterable[Outcome]) -> Iterator[Row]:
    for outcome in left:
        refused = (refusal for refusal in results.refusals if refusal.source_id == outcome.source_id)
        yield Row((outcome.source_id, outcome.state, why_so(outcome)), tuple(_refused(refusal) for refusal in refused))


def _refused(refusal: Refusal) -> str:
    return f"not {refusal.entry_id} as {refusal.role}: {refusal.reason}"


def _summary(bound: Bound) -> Iterator[str]:
    results = bound.results
    entries = {verdict.entry_id for verdict in results.bound}
    sources = {verdict.source_id for verdict in results.bound}
    there = [outcome for outcome in results.outcomes.values() if outcome.state != "removed"]
    yield f"entries with a source: {len(entries)} of {len(results.bibliography.entries)}"
    yield f"sources bound: {len(sources)} of {len(there)}"
    by = ", ".join(sorted({verdict.model for verdict in results.bound if verdict.model})) or "nobody"
    calls, usd = sum(usage.calls for usage in bound.usage), sum(usage.usd for usage in bound.usage)
    cost = f", for {usd:.4f} US dollars" if usd else ""
    yield f"provider calls: {calls}, in {len(bound.usage)} batches{cost} (proposals by {by})"
