"""Which relations hold between the facts of a scene: told by its maker, never by the program."""

from itertools import permutations

from tests.eval.answers.scene import PhotoFact, Scene, SourceFact

Edge = tuple[str, str, str]

SYMMETRIC = {
    "same_camera", "same_camera_model", "same_place", "same_day", "same_series",
    "same_work", "other_edition_of", "shares_author", "same_year", "same_container",
}  # fmt: skip
INVERSE = {
    "taken_before": "taken_after",
    "cites": "is_cited_by",
    "contradicts": "is_contradicted_by",
    "part_of": "has_part",
    "supports": "is_supported_by",
}


def true_edges(scene: Scene) -> set[Edge]:
    """Every relation that holds, in both directions, a directed one in the other under its inverse."""
    photos = ((a.id, name, b.id) for a, b in permutations(scene.photos, 2) for name in _photos(a, b))
    sources = ((a.id, name, b.id) for a, b in permutations(scene.sources, 2) for name in _sources(a, b, scene))
    edges = {*photos, *sources}
    return edges | {(b, INVERSE[name], a) for a, name, b in edges if name in INVERSE}


def false_edges(scene: Scene) -> set[Edge]:
    """Every other relation between two items of the scene."""
    names = SYMMETRIC | INVERSE.keys() | set(INVERSE.values())
    return {(a, name, b) for a, b in permutations(scene.ids, 2) for name in names} - true_edges(scene)


def _photos(a: PhotoFact, b: PhotoFact) -> set[str]:
    apart = abs((a.taken - b.taken).total_seconds()) if a.taken and b.taken else None
    return {
        name
        for name, holds in {
            "same_camera": a.camera is not None and a.camera == b.camera,
            "same_camera_model": a.camera is not None and b.camera is not None and a.camera[0] == b.camera[0],
            "same_place": a.place is not None and a.place == b.place,
            "same_day": a.taken is not None and b.taken is not None and a.taken.date() == b.taken.date(),
            "same_series": a.camera is not None and a.camera == b.camera and apart is not None and apart <= 10,
            "taken_before": a.taken is not None and b.taken is not None and a.taken < b.taken,
        }.items()
        if holds
    }


def _sources(a: SourceFact, b: SourceFact, scene: Scene) -> set[str]:
    whole, same = (a.role, b.role) == ("same_work", "same_work"), a.work == b.work
    mine, theirs = scene.works[a.work], scene.works[b.work]
    return {
        name
        for name, holds in {
            "same_work": whole and same,
            "other_edition_of": same and {a.role, b.role} == {"other_edition", "same_work"},
            "shares_author": whole and set(mine.authors) & set(theirs.authors),
            "same_year": whole and mine.year == theirs.year,
            "same_container": whole and mine.container and mine.container == theirs.container,
            "part_of": same and (a.role, b.role) == ("excerpt_of_work", "same_work"),
            "cites": b.role == "same_work" and b.work in a.cites,
            "contradicts": b.role == "same_work" and b.work in a.contradicts,
        }.items()
        if holds
    }
