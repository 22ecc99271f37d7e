"""A model's reply to a question over a packet: unproven, and shown to nobody before the gates ran on all of it."""

import hashlib
from typing import ClassVar

from pydantic import Field

from schemas.claim import Failure, Usage, claim_key
from schemas.record import Id, Message, Record, Sha256

#: Characters of an answer: some eight pages.
MAX_TEXT = 20_000


def reply_key(fingerprint: str, question: str, prompt_version: str, model: str) -> str:
    """Return the key of the cache of replies: the same question over the same packet is never paid for twice.

    Args:
        fingerprint: of the packet.
        question: as it was asked.
        prompt_version: of the answerer.
        model: of the answerer.
    """
    asked = hashlib.sha256(question.encode()).hexdigest()
    return claim_key(fingerprint, asked, prompt_version, model)


class Citation(Record):
    """An item that is cited, of a source perhaps one page, counted from 1."""

    id: str
    page: int | None = None


class RelationClaim(Record):
    """Subject stands in this relation to object; both are ids of items."""

    subject: str
    relation: str
    object: str


class Draft(Record):
    """What a model says; nothing of it is proven."""

    text: str = Field(max_length=MAX_TEXT)
    cited: tuple[Citation, ...] = ()
    claims: tuple[RelationClaim, ...] = ()
    #: The model says that the packet does not answer the question.
    declined: bool = False


class Reply(Message):
    """The stored raw reply to one question, never an answer."""

    noun: ClassVar[str] = "reply"

    question_id: Id
    key: Sha256
    #: Of the packet that was asked about.
    fingerprint: Sha256
    question: str
    batch_id: Id
    prompt_version: str
    model: str
    draft: Draft
    #: When it was taken into the cache, in milliseconds since 1970; 0 before that.
    stored_at: int = Field(default=0, ge=0)

    @property
    def item(self) -> str:
        """What it answers."""
        return self.question_id


class Replies(Message):
    """The outcome of one batch: for each question a reply, or why there is none."""

    noun: ClassVar[str] = "replies"

    batch_id: Id
    replies: tuple[Reply, ...] = ()
    #: Of each question without a reply; its ``source_id`` is the question's id.
    failures: tuple[Failure, ...] = ()
    usage: Usage = Usage()

    @property
    def answers(self) -> tuple[Reply, ...]:
        """What was answered."""
        return self.replies
