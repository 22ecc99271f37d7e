"""A model's unproven sentence: this source is that entry, and here is where it says so."""

from typing import Literal, get_args

from schemas.record import Record

#: What the source is to the entry.
Role = Literal[
    "same_work",  # it is that work
    "chapter_in_this_volume",  # the source is a chapter, the entry the volume it stands in
    "volume_of_this_chapter",  # the source is the whole volume, the entry one of its chapters
    "excerpt_of_work",  # the source is a part of the entry's work
    "other_edition",  # another language, edition or version of it
]
ROLES: tuple[Role, ...] = get_args(Role)


class Proposal(Record):
    """What a model proposes for a source; the evidence is words it says it copied from the card."""

    entry_id: str
    role: Role
    evidence: str
