"""What a run of ten thousand sources costs: an entry corrected, the bibliography replaced, memory."""

from collections.abc import Iterator
from statistics import median

from tests.bench.figure import Figure
from tests.bench.ground import Ground, peak
from tests.bench.held import Held, held
from tests.bench.library import ALONE
from tests.bench.sizes import Sizes
from tests.bench.stored import NAMED, Run

CORRECTION = 1.0
#: Times the seconds of a correction in a run of a tenth of the claims: no more than it varies.
GROWTH = 1.5
REPLACED = 5_000
MEMORY = 1_500
ROUNDS = 3


def correction(sizes: Sizes, ground: Ground) -> Iterator[Figure]:
    """Correct entries that few and many claims name, in a small run and in a large one."""
    at_hand = held(ground, sizes)
    bare = at_hand.read_bare(at_hand.large)
    growth = []
    for number, touched in NAMED.items():
        small, large = (_correct(at_hand, run, number, touched) for run in (at_hand.small, at_hand.large))
        growth.append(large / small)
        yield Figure(f"an entry corrected, {touched} of {at_hand.small.sources:,} claims touched", f"{small:.3f} s")
        yield Figure(
            f"an entry corrected, {touched} of {at_hand.large.sources:,} claims touched",
            f"{large:.3f} s",
            f"all read bare {bare:.2f} s",
            large / bare,
            f"{CORRECTION:.0f} s",
            large <= CORRECTION,
        )
    times = at_hand.large.sources / at_hand.small.sources
    value = median(growth)
    yield Figure(
        f"  the same with {times:.0f} times the claims stored",
        f"{value:.2f} x",
        goal=f"{GROWTH} x",
        reached=value <= GROWTH,
    )


def _correct(at_hand: Held, run: Run, number: int, touched: int) -> float:
    rounds = [at_hand.rename(run, number, touched) for _ in range(ROUNDS)]
    return median(seconds for both in rounds for seconds in both)


def replacement(sizes: Sizes, ground: Ground) -> Iterator[Figure]:
    """Replace the whole bibliography by one in which every entry is another, one in ten, or one."""
    at_hand = held(ground, sizes)
    run = at_hand.large
    bare = run.sources / at_hand.read_bare(run)
    tenth, one = range(ALONE, sizes.entries, 10), (ALONE,)
    # each time the years are others than before, or no verdict would change
    every = [at_hand.replace(run, note, tenth, years) for note, years in (("first", 1), ("second", 0))]
    some = [at_hand.replace(run, "second", tenth, years) for years in (1, 0, 1, 0)]
    single = [at_hand.replace(run, "second", one, years) for years in (1, 0, 1, 0)]
    for entries, seconds in (("every entry", every), ("one entry in ten", some), ("one entry", single)):
        rate = run.sources / median(seconds)
        what = f"bibliography of {sizes.entries} replaced, {entries} another, {run.sources:,} claims"
        peer, goal = f"all read bare {bare:,.0f} /s", f"{REPLACED:,} /s"
        yield Figure(what, f"{rate:,.0f} claims/s", peer, rate / bare, goal, rate >= REPLACED)


def memory(sizes: Sizes, ground: Ground) -> Iterator[Figure]:
    """Say how much memory the worker has had at most; the other parts before this one count."""
    at_hand = held(ground, sizes)
    most, sources = peak(at_hand.worker), at_hand.large.sources + at_hand.small.sources
    now = at_hand.worker.memory_info().rss / 1e6
    yield Figure(
        f"{sources:,} sources held by one worker, at most",
        f"{most:,.0f} MB",
        goal=f"{MEMORY:,} MB",
        reached=most <= MEMORY,
    )
    yield Figure("  now", f"{now:,.0f} MB")
