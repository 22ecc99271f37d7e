"""Attacks by claims: relations that are not there, turned round, hidden, or of nothing."""

from random import Random

from schemas import Draft
from tests.eval.answers.attack import Attack, Mutation
from tests.eval.answers.scene import Scene, make_scene
from tests.eval.answers.truth import INVERSE, SYMMETRIC, Edge, false_edges, true_edges
from tests.eval.answers.valid import as_claims


def _with(kind: str, scene: Scene, draft: Draft, edges: list[Edge], random: Random) -> Attack:
    claims = [*draft.claims, *as_claims(edges)]
    random.shuffle(claims)
    return Attack(kind, scene.packet, draft.model_copy(update={"claims": tuple(claims)}))


def invented(scene: Scene, draft: Draft, random: Random) -> Attack | None:
    """Real ids, and a relation that their items do not have."""
    return _with("real ids, invented relation", scene, draft, [random.choice(sorted(false_edges(scene)))], random)


def plausible(scene: Scene, draft: Draft, random: Random) -> Attack | None:
    """A false relation between two items of one kind, of the kind's own relations."""
    photos = {fact.id for fact in scene.photos}
    photo_names = {"same_camera", "same_camera_model", "same_place", "same_day", "same_series"}
    edges = [
        edge
        for edge in sorted(false_edges(scene))
        if (edge[0] in photos) == (edge[2] in photos) and ((edge[0] in photos) == (edge[1] in photo_names))
    ]
    return _with("plausible false relation", scene, draft, [random.choice(edges)], random) if edges else None


def reversed_direction(scene: Scene, draft: Draft, random: Random) -> Attack | None:
    """A relation that holds, told the wrong way round."""
    true = true_edges(scene)
    turned = [(b, name, a) for a, name, b in sorted(true) if name not in SYMMETRIC and (b, name, a) not in true]
    return _with("reversed direction", scene, draft, [random.choice(turned)], random) if turned else None


def across_packets(scene: Scene, draft: Draft, random: Random) -> Attack | None:
    """A relation that holds in another packet."""
    other = make_scene(random.randrange(10**6, 10**7))
    here = true_edges(scene)
    edges = [edge for edge in sorted(true_edges(other)) if edge not in here]
    return _with("relation across packets", scene, draft, [random.choice(edges)], random) if edges else None


def hidden_by_duplicates(scene: Scene, draft: Draft, random: Random) -> Attack | None:
    """One false claim among many that are true and the same."""
    true = sorted(true_edges(scene))
    if not true:
        return None
    edges = [random.choice(true)] * random.randint(3, 30) + [random.choice(sorted(false_edges(scene)))]
    return _with("duplicates hiding a false claim", scene, draft, edges, random)


def without_ids(scene: Scene, draft: Draft, random: Random) -> Attack | None:
    """A claim of nothing, or of one item only."""
    name, item = random.choice(sorted(SYMMETRIC | INVERSE.keys())), random.choice(scene.ids)
    edge = random.choice([("", name, ""), (item, name, ""), ("", name, item), (item, name, item), (" ", name, item)])
    return _with("claim without ids", scene, draft, [edge], random)


def unknown_relation(scene: Scene, draft: Draft, random: Random) -> Attack | None:
    """A relation that holds, under a name that does not exist."""
    true = sorted(true_edges(scene))
    if not true:
        return None
    one, name, other = random.choice(true)
    wrong = [
        name.upper(),
        f" {name}",
        name.replace("_", " "),
        f"{name}\u200b",
        f"not_{name}",
        "",
        "is the same as",
        "related_to",
    ]
    return _with(
        "unknown relation", scene, draft, [(one, random.choice([w for w in wrong if w != name]), other)], random
    )


CLAIMS: tuple[Mutation, ...] = (
    invented, plausible, reversed_direction, across_packets, hidden_by_duplicates, without_ids, unknown_relation,
)  # fmt: skip
