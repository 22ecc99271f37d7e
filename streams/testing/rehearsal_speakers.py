"""Which job a request is of, and what is said to it."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from streams.testing import rehearsal_pairs as pairs
from streams.testing import rehearsal_questions as questions
from streams.testing import rehearsal_replies as replies
from streams.verifier.prompt import SHARED


class Speaker(NamedTuple):
    """Answers the requests of one job."""

    #: How the first part of the user's message begins.
    begins: str
    reads: Callable[[str, str], Any]
    says: Mapping[str, Callable[[Any], Any]]
    writes: Callable[[Any], str]


SPEAKERS = (
    Speaker(
        "ENTRIES ",
        replies.read_request,
        {"honest": replies.honest, "lies": replies.lies, "obeys": replies.obeys},
        replies.write_answer,
    ),
    Speaker(
        SHARED,
        pairs.read_pairs,
        {"honest": pairs.honest, "lies": pairs.lies, "obeys": pairs.obeys, "labelled": pairs.labelled},
        pairs.write_pairs,
    ),
    Speaker(
        "PACKET ",
        questions.read_questions,
        {"honest": questions.honest, "lies": questions.lies, "obeys": questions.obeys},
        questions.write_questions,
    ),
)


def reply_to(say: str, shared: str, own: str) -> str:
    """Return what is said to a request.

    Args:
        say: honest, lies, obeys or what else the job's speaker has.
        shared: the first part of the user's message.
        own: the second part.

    Raises:
        ValueError: the message is not framed as a prompt of ours says.
    """
    for speaker in SPEAKERS:
        if shared.startswith(speaker.begins):
            return speaker.writes(speaker.says[say](speaker.reads(shared, own)))
    raise ValueError("the request is of no job")
