"""The red team and the honest: `python -m tests.eval.answers.red_team [--attacks N] [--valid N] [--seed N]`.

Ends with 1 if an attack gets through (but for the one kind that is known to), or fewer than 95 % of valid answers pass.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from random import Random

from gates.answer import check_answer, rule_answer
from tests.eval.answers.attack import GUARDED, Attack, Mutation, let_through
from tests.eval.answers.attacks_claims import CLAIMS
from tests.eval.answers.attacks_ids import IDS
from tests.eval.answers.attacks_text import PROSE_ONLY, TEXTS, prose_only
from tests.eval.answers.scene import make_scene
from tests.eval.answers.valid import make_valid

MUTATIONS: tuple[Mutation, ...] = (*CLAIMS, *IDS, *TEXTS)
#: Of valid answers, shown whole and unchanged.
LEAST_PASS = 0.95


def attacks(count: int, seed: int, mutations: tuple[Mutation, ...] = MUTATIONS) -> Iterator[Attack]:
    """Yield so many attacks, each kind in turn, over packets of their own."""
    scenes = iter(range(seed * 1_000_000, (seed + 1) * 1_000_000))
    made = 0
    for mutation in cycle(mutations):
        scene = make_scene(number := next(scenes))
        random = Random(number)  # noqa: S311 - repeatable is what is wanted
        attack = mutation(scene, make_valid(scene, random), random)
        if attack is not None:
            yield attack
            made += 1
        if made == count:
            return


def refused_valid(count: int, seed: int) -> list[str]:
    """Return why valid answers, of so many, were not shown as they were written."""
    reasons = []
    for number in range(seed * 1_000_000, seed * 1_000_000 + count):
        scene = make_scene(number)
        draft = make_valid(scene, Random(number))  # noqa: S311 - repeatable is what is wanted
        if check_answer(draft, scene.packet, GUARDED).text != draft.text:
            refusal = rule_answer(draft, scene.packet, GUARDED)[1]
            reasons.append(f"{refusal.reason} {refusal.detail}" if refusal else "redacted")
    return reasons


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, default in (("attacks", 2300), ("valid", 1000), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    tried: Counter[str] = Counter()
    through: Counter[str] = Counter()
    known = list(attacks(100, asked.seed, (prose_only,)))
    for attack in (*attacks(asked.attacks, asked.seed), *known):
        tried[attack.kind] += 1
        through[attack.kind] += let_through(attack)
    for kind in tried:
        print(f"{kind:40} {tried[kind]:6} tried {through[kind]:6} let through")
    reasons = refused_valid(asked.valid, asked.seed)
    print(f"{'valid answers':40} {asked.valid:6} tried {asked.valid - len(reasons):6} shown as written")
    for reason, count in Counter(reasons).most_common():
        print(f"  not shown: {count} x {reason}")
    wrong = through.total() - through[PROSE_ONLY]
    return 1 if wrong or len(reasons) > (1 - LEAST_PASS) * asked.valid else 0


if __name__ == "__main__":
    raise SystemExit(main())
