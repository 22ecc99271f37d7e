"""Prints how the gates and their peers do on the same quotes: `python -m tests.eval.quotes.bench`.

Ends with an error if the gates refuse an honest quote, accept a fake or give a wrong place, if honest stitches pass too
seldom, or if a peer could not be asked.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys

from gates import fold
from tests.eval.quotes.peers import Verdicts, Work
from tests.eval.quotes.prose import LANGUAGES
from tests.eval.quotes.stitched import HONEST_SHARE, LAYERS, Stitched, by_evidence_gate
from tests.eval.quotes.tally import Tally, by, by_exact_rule
from tests.eval.quotes.trial import SEEDS, Trial, written_trials

_ROW = "{:<34} {:>10} {:>17} {:>17} {:>17} {:>14}"


def main() -> int:
    arguments = _arguments()
    print(_ROW.format("", "version", "honest refused", "hostile refused", "fakes accepted", "quotes/s, core"))
    ours = [trial for seed in SEEDS for language in LANGUAGES for trial in written_trials(language, seed)]
    wrong = _exact(f"gates, {len(SEEDS)} seeds", ours)
    shared = [trial for trial in ours if trial.name.endswith(f" {SEEDS[0]}")]
    wrong += _exact("gates, the peers' seed", shared)
    raw = {layer: Tally() for layer in LAYERS}
    for trial in shared:
        by(lambda quote, text: quote in text, trial, raw[trial.layer])
    _print("raw `in`", "", raw)
    missing = _peers(arguments.peers_python, shared)
    return 1 if wrong + missing + _stitches() else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers-python", default=".venv-bench/bin/python", help="the interpreter that has the peers")
    return parser.parse_args()


def _exact(name: str, trials: list[Trial]) -> int:
    """Put trials to the exact rule; return how often it was wrong."""
    tallies = {layer: Tally() for layer in LAYERS}
    for trial in trials:
        by_exact_rule(trial, tallies[trial.layer])
    _print(name, "", tallies)
    misplaced = [quote for tally in tallies.values() for quote in tally.misplaced]
    if misplaced:
        print(f"    FOUND AT A WRONG PLACE: {len(misplaced)}, such as {misplaced[0].text!r}")
    return len(misplaced) + sum(len(tally.refused) + len(tally.accepted) for tally in tallies.values())


def _peers(python: str, trials: list[Trial]) -> int:
    """Put trials to the peers; return how many could not be asked."""
    try:
        said = _asked(python, trials)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"PEERS NOT AVAILABLE: {error}")
        return 1
    for verdicts in said:
        _print_peer(verdicts, trials)
    return sum(bool(verdicts["missing"]) for verdicts in said)


def _asked(python: str, trials: list[Trial]) -> list[Verdicts]:
    works = [_work(trial) for trial in trials]
    command = [python, "-m", "tests.eval.quotes.peers"]
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


def _print_peer(verdicts: Verdicts, trials: list[Trial]) -> None:
    if verdicts["missing"]:
        print(f"{verdicts['peer']:<34} NOT AVAILABLE: {verdicts['missing']}")
        return
    tallies = {layer: Tally() for layer in LAYERS}
    for trial, said, seconds in zip(trials, verdicts["verdicts"], verdicts["seconds"], strict=True):
        tallies[trial.layer].add(trial, said, seconds)
    _print(verdicts["peer"], verdicts["version"], tallies)


def _print(name: str, version: str, tallies: dict[str, Tally]) -> None:
    clean, hostile = tallies["clean"], tallies["hostile"]
    accepted = len(clean.accepted) + len(hostile.accepted)
    rate = (clean.honest + clean.fakes + hostile.honest + hostile.fakes) / (clean.seconds + hostile.seconds)
    shares = (
        f"{len(clean.refused)} of {clean.honest}",
        f"{len(hostile.refused)} of {hostile.honest}",
        f"{accepted} of {clean.fakes + hostile.fakes}",
    )
    print(_ROW.format(name, version, *shares, f"{rate:,.0f}" if rate > 10 else f"{rate:.1f}"), flush=True)


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


if __name__ == "__main__":
    sys.exit(main())
