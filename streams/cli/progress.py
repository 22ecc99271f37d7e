"""How far a run is, on a terminal; and what it waits for."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import Progress

from streams.cli.errors import ProviderError
from streams.cli.output import err
from streams.cli.words import OUTCOMES
from streams.run_watch import RunWatch
from streams.settled import Look


@contextmanager
def looking(sources: int = 0) -> Iterator[Look]:
    """Draw a bar on standard error, if that is a terminal, and say once for each reason why a provider gave no answer.

    Args:
        sources: how many there will be at least.
    """
    told: set[str] = set()
    with Progress(console=err, disable=not err.file.isatty(), transient=True) as progress:
        task = progress.add_task("starting", total=None)

        def look(watch: RunWatch) -> None:
            total = max(len(watch.outcomes), sources)
            settled = len(watch.outcomes) - len(watch.pending)
            progress.update(task, description="binding", completed=settled, total=total)
            _tell(watch, told)

        yield look


def _tell(watch: RunWatch, told: set[str]) -> None:
    waiting = [failure for source, failure in watch.failures.items() if source in watch.pending]
    reasons = {failure.reason for failure in waiting}
    if reasons == {"provider_unauthorized"}:
        raise ProviderError("the provider refuses ANTHROPIC_API_KEY; with another key the same command goes on")
    for reason in sorted(reasons - told):
        count = sum(failure.reason == reason for failure in waiting)
        err.print(f"{count} sources: {OUTCOMES[reason]}; waiting to ask again (Ctrl-C ends it)", soft_wrap=True)
    told |= reasons
