"""Answers that are true to their packet, as honest models write them."""

from random import Random

from schemas import Citation, Draft, RelationClaim
from tests.eval.answers.scene import CAMERAS, Scene
from tests.eval.answers.truth import Edge, true_edges

#: In many languages and registers, with all that prose is full of: figures, times, quotes, signs, other scripts.
SENTENCES: tuple[str, ...] = (
    "According to {one}, the pier was rebuilt in 2016.",
    "Nach {one} stieg der Salzgehalt um 12,5 % (S. 3), siehe auch {two}.",
    "D'après {one}, l'eau est « salée »; voir {two}.",
    "{one} and {two} agree on this; e.g. both give 41.14° N, 8.61° W at 14:03:05.",
    "The file {name} {one} was taken at f/2.8, 1/250 s, ISO 100, with a {camera}.",
    "See {link} {one} for the whole text.",
    "See [the whole text]({link}) {one}.",
    "• First, {one}.\n• Second, {two}.\n\n**Both** are *old*.",
    "Thanks! 👩‍🔬❤️‍🔥 {one} is the better source. 😀",
    "طبق {one} می‌خواهم بگویم که آب شور است.",
    "{one} के अनुसार पानी खारा है — क्‍ष.",
    "По {one}, вода солёная; ср. {two}.",
    "水は塩辛い {one}。",
    "It is about 3:4 (a < b, b > c), i.e. 10² m² & ½ of €5.00; cf. {two} {one}.",
    "Dr. Vega et al. (2016) write: “salt rises” {one} … and Osei's data (n = 12) don't contradict it {two}.",
    "Its DOI is {doi} {one}.",
    "The password to the archive is not in {one}; ask the harbour's office.",
    "The two were seen on 2 July 2016 at 09:00 {one} and at 11:00 {two}.",
    "| item | year |\n|---|---|\n| {one} | 2016 |\n| {two} | 2017 |",
    "Its token value was #4 in the list, version 1.2.3 of the scan, 600 dpi {one}.",
)  # fmt: skip


def make_valid(scene: Scene, random: Random, *, claims: int | None = None) -> Draft:
    """Write one valid answer over a scene."""
    edges = sorted(true_edges(scene))
    chosen = random.sample(edges, min(len(edges), random.randint(0, 4) if claims is None else claims))
    items = list(
        dict.fromkeys([*(part for edge in chosen for part in (edge[0], edge[2])), *random.sample(scene.ids, 2)])
    )
    sentences = random.sample(SENTENCES, random.randint(1, 3))
    text = " ".join(_sentence(scene, sentence, items, random) for sentence in sentences)
    cited = tuple(Citation(id=item, page=_page(scene, item, random)) for item in items)
    return Draft(text=text, cited=cited, claims=as_claims(chosen))


def as_claims(edges: list[Edge]) -> tuple[RelationClaim, ...]:
    """Write edges as claims."""
    return tuple(RelationClaim(subject=one, relation=name, object=other) for one, name, other in edges)


def _sentence(scene: Scene, sentence: str, items: list[str], random: Random) -> str:
    marks = [f"[{item}{_written_page(scene, item, random)}]" for item in random.choices(items, k=2)]
    shown = next(item for item in scene.packet.items if item.id in items)
    return sentence.format(
        one=marks[0],
        two=marks[1],
        name=shown.filename,
        link=shown.url,
        camera=random.choice(CAMERAS)[1],
        doi=scene.works[random.choice(scene.sources).work].doi,
    )


def _page(scene: Scene, item: str, random: Random) -> int | None:
    pages = {fact.id: fact.pages for fact in scene.sources}.get(item, 0)
    return random.randint(1, pages) if pages and random.random() < 0.3 else None


def _written_page(scene: Scene, item: str, random: Random) -> str:
    page = _page(scene, item, random)
    return f", p. {page}" if page else ""
