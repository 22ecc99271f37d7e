"""Packets made from facts that the maker knows: what is true of them is told without the program's graph."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random
from urllib.parse import quote

from schemas import BoundEntry, Entry, Packet, Photo, Role, Source
from tests.gates.answer.packets import entry, photo, says, source

CAMERAS = [
    ("NIKON CORPORATION", "NIKON D750"),
    ("Canon", "Canon EOS 5D Mark IV"),
    ("FUJIFILM", "X-T4"),
    ("Apple", "iPhone 13 Pro"),
]
#: At least some hundred metres apart.
PLACES = [(41.1405, -8.6110), (41.1496, -8.6109), (-30.0346, -51.2177), (60.1699, 24.9384)]
PEOPLE = [("Vega", "Rosa"), ("Osei", "Kofi"), ("Lim", "Dana"), ("Müller", "Änne"), ("Ribeiro", "Nuno")]
SUBJECTS = ["Lagoon Salinity", "Harbour Dredging", "Tidal Ponds", "Salt Marshes", "Larvae of Alphia", "Coastal Gauges"]
FORMS = ["Cycles", "Costs", "Budgets", "Measurements", "a Reader", "Notes"]


@dataclass(frozen=True)
class PhotoFact:
    """Which camera (model, body), when, where; None: the file does not say."""

    id: str
    camera: tuple[int, int] | None
    taken: datetime | None
    place: int | None


@dataclass(frozen=True)
class SourceFact:
    """Which work in which role, and what it says of which other works."""

    id: str
    work: int
    role: Role
    cites: frozenset[int]
    contradicts: frozenset[int]
    pages: int


@dataclass(frozen=True)
class Scene:
    """A packet, and the facts behind it."""

    packet: Packet
    photos: tuple[PhotoFact, ...]
    sources: tuple[SourceFact, ...]
    works: tuple[Entry, ...] = field(repr=False)

    @property
    def ids(self) -> list[str]:
        """All ids, in the packet's order."""
        return [item.id for item in self.packet.items]


def make_scene(seed: int) -> Scene:
    """Make a packet of two to seven photos and two to six sources."""
    random = Random(seed)  # noqa: S311 - repeatable is what is wanted
    style = random.choice(["S{}", "src-{}", "veg{}", "IMG_{:04}", "{}.pdf", "Teil {}"])
    photo_style = random.choice(["p{}", "DSC_{:04}", "photo-{}", "{}.jpg"])
    works = tuple(_work(number, random) for number in range(6))
    photos = tuple(_photo_fact(photo_style.format(n), random) for n in range(1, random.randint(3, 8)))
    sources = tuple(_source_fact(style.format(n), random) for n in range(1, random.randint(3, 7)))
    items = [_photo(fact) for fact in photos] + [_source(fact, works) for fact in sources]
    return Scene(Packet(items=tuple(items)), photos, sources, works)


def _work(number: int, random: Random) -> Entry:
    return entry(
        f"10.5555/{SUBJECTS[number].split()[0].lower()}.{2010 + number}.{number}",
        *random.sample(PEOPLE, random.randint(1, 2)),
        title=f"{SUBJECTS[number]} {random.choice(FORMS)}",
        year=random.randint(2014, 2017),
        container=random.choice(["Coastal Notes", "Harbour Letters", ""]),
    )


def _photo_fact(item_id: str, random: Random) -> PhotoFact:
    camera = (random.randrange(len(CAMERAS)), random.randint(1, 2)) if random.random() < 0.9 else None
    second = random.choice([0, 4, 8, 600, 7200, 90_000, 180_000])
    taken = datetime(2016, 7, 2, 9, 0) + timedelta(seconds=second) if random.random() < 0.9 else None  # noqa: DTZ001
    return PhotoFact(item_id, camera, taken, random.randrange(len(PLACES)) if random.random() < 0.8 else None)


def _source_fact(item_id: str, random: Random) -> SourceFact:
    role: Role = random.choice(["same_work", "same_work", "same_work", "excerpt_of_work", "other_edition"])
    work = random.randrange(6)
    others = [number for number in range(6) if number != work]
    cites, against = frozenset(random.sample(others, 2)), frozenset(random.sample(others, random.randint(0, 1)))
    return SourceFact(item_id, work, role, cites, against, random.randint(3, 40))


def _photo(fact: PhotoFact) -> Photo:
    make, model = CAMERAS[fact.camera[0]] if fact.camera else ("", "")
    return photo(
        fact.id,
        filename=fact.id if "." in fact.id else f"{fact.id}.jpg",
        caption=f"A pier, photo {fact.id}",
        url=f"https://photos.example/{quote(fact.id)}",
        make=make,
        model=model,
        serial=f"60{fact.camera[0]}0{fact.camera[1]}" if fact.camera else "",
        taken=fact.taken.strftime("%Y:%m:%d %H:%M:%S") if fact.taken else "",
        offset="+01:00" if fact.taken else "",
        place=PLACES[fact.place] if fact.place is not None else None,
    )


def _source(fact: SourceFact, works: tuple[Entry, ...]) -> Source:
    against = {number: f"we cannot confirm what work {number} says of it" for number in sorted(fact.contradicts)}
    return source(
        fact.id,
        BoundEntry(entry=works[fact.work], role=fact.role),
        cites=tuple(works[number] for number in sorted(fact.cites)),
        url=f"https://library.example/{quote(fact.id)}?id={fact.work}",
        text=" ".join([f"{works[fact.work].title}.", *(f"But {words}." for words in against.values())]),
        findings=tuple(says(works[number].doi, "contradicts", words) for number, words in against.items()),
        pages=fact.pages,
    )
