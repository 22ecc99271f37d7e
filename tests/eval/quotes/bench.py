"""Prints how the gates and their peers do on the same quotes: `python -m tests.bench.run quotes`."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator

from gates import fold
from tests.bench.figure import Figure
from tests.eval.quotes.peers import Verdicts, Work
from tests.eval.quotes.prose import LANGUAGES
from tests.eval.quotes.stitched import HONEST_SHARE, LAYERS, Stitched, by_evidence_gate
from tests.eval.quotes.tally import Tally, by, by_exact_rule
from tests.eval.quotes.trial import SEEDS, Trial, written_trials

_ROW = "{:<34} {:>10} {:>17} {:>17} {:>17} {:>14}"


#: The interpreter that has the peers.
PEERS_PYTHON = ".venv-bench/bin/python"
GOAL = 20_000


def quotes() -> Iterator[Figure]:
    """Put the same quotes to the gates and to each peer; print what each says, and yield how fast it said so.

    Raises:
        RuntimeError: a peer could not be asked.
    """
    print(_ROW.format("", "version", "honest refused", "hostile refused", "fakes accepted", "quotes/s, core"))
    ours = [trial for seed in SEEDS for language in LANGUAGES for trial in written_trials(language, seed)]
    wrong, _ = _exact(f"gates, {len(SEEDS)} seeds", ours)
    shared = [trial for trial in ours if trial.name.endswith(f" {SEEDS[0]}")]
    wrong_here, rate = _exact("gates, the peers' seed", shared)
    raw = {layer: Tally() for layer in LAYERS}
    for trial in shared:
        by(lambda quote, text: quote in text, trial, raw[trial.layer])
    _print("raw `in`", "", raw)
    peers = _peers(shared)
    wrong += wrong_here + _stitches()
    fooled, negative, name = min(peers)
    fastest = -negative
    yield Figure(
        f"quotes gated, fold kept; {wrong} wrong",
        f"{rate:,.0f} /s, core",
        f"{name} {fastest:,.0f} /s, {fooled} fakes",
        rate / fastest,
        f"{GOAL:,}, 0 wrong",
        rate >= GOAL and not wrong,
    )


def _exact(name: str, trials: list[Trial]) -> tuple[int, float]:
    """Put trials to the exact rule; return how often it was wrong, and how many quotes it ruled a second."""
    tallies = {layer: Tally() for layer in LAYERS}
    for trial in trials:
        by_exact_rule(trial, tallies[trial.layer])
    rate = _print(name, "", tallies)
    misplaced = [quote for tally in tallies.values() for quote in tally.misplaced]
    if misplaced:
        print(f"    FOUND AT A WRONG PLACE: {len(misplaced)}, such as {misplaced[0].text!r}")
    return len(misplaced) + sum(len(tally.refused) + len(tally.accepted) for tally in tallies.values()), rate


def _peers(trials: list[Trial]) -> list[tuple[int, float, str]]:
    """Put trials to the peers; return of each the fakes that it accepts, its rate below nought, and its name."""
    told = []
    for verdicts in _asked(trials):
        if verdicts["missing"]:
            raise RuntimeError(f"{verdicts['peer']} is not available: {verdicts['missing']}")
        tallies = {layer: Tally() for layer in LAYERS}
        for trial, said, seconds in zip(trials, verdicts["verdicts"], verdicts["seconds"], strict=True):
            tallies[trial.layer].add(trial, said, seconds)
        rate = _print(verdicts["peer"], verdicts["version"], tallies)
        told.append((sum(len(tally.accepted) for tally in tallies.values()), -rate, verdicts["peer"]))
    return told


def _asked(trials: list[Trial]) -> list[Verdicts]:
    works = [_work(trial) for trial in trials]
    command = [PEERS_PYTHON, "-m", "tests.eval.quotes.peers"]
    done = subprocess.run(command, input=json.dumps(works), stdout=subprocess.PIPE, text=True, check=True)
    said: list[Verdicts] = json.loads(done.stdout)
    return said


def _work(trial: Trial) -> Work:
    quotes = [quote.text for quote in (*trial.honest, *trial.fakes)]
    return Work(
        text=trial.text,
        quotes=quotes,
        folded_text=fold(trial.text).spelled,
        folded_quotes=[fold(quote).spelled for quote in quotes],
    )


def _print(name: str, version: str, tallies: dict[str, Tally]) -> float:
    """Print a line; return quotes a second."""
    clean, hostile = tallies["clean"], tallies["hostile"]
    accepted = len(clean.accepted) + len(hostile.accepted)
    rate = (clean.honest + clean.fakes + hostile.honest + hostile.fakes) / (clean.seconds + hostile.seconds)
    shares = (
        f"{len(clean.refused)} of {clean.honest}",
        f"{len(hostile.refused)} of {hostile.honest}",
        f"{accepted} of {clean.fakes + hostile.fakes}",
    )
    print(_ROW.format(name, version, *shares, f"{rate:,.0f}" if rate > 10 else f"{rate:.1f}"), flush=True)
    return rate


def _stitches() -> int:
    """Put stitched quotes to the evidence gate; return how often it missed its figures."""
    wrong = 0
    for layer in LAYERS:
        tally = Stitched()
        for seed in SEEDS:
            for language in LANGUAGES:
                by_evidence_gate(language, seed, layer, tally)
        print(
            f"stitched, {layer}: {tally.accepted_honest:.1%} of {tally.honest} honest accepted, "
            f"{len(tally.accepted)} of {tally.fakes} fakes accepted"
        )
        wrong += len(tally.accepted) + (tally.accepted_honest < HONEST_SHARE)
    return wrong
