"""What a model says to the questions of a batch."""

from pydantic import Field

from schemas import Citation, Draft, PacketQuestion, QuestionBatch, Record, RelationClaim, Replies, Reply, Usage
from schemas.reply import MAX_TEXT
from streams.answerer.prompt import label
from streams.providers.provider import Read
from streams.providers.strict import read_reply


class QuestionAnswer(Record):
    """The model's answer to one question, under the label that the prompt gave it."""

    question: str
    refused: bool
    declined: bool
    text: str = Field(max_length=MAX_TEXT)
    cited: tuple[Citation, ...]
    claims: tuple[RelationClaim, ...]


class Form(Record):
    """The form of a whole reply; its JSON schema is sent with the request."""

    questions: tuple[QuestionAnswer, ...]


def read_answers(reply: str, batch: QuestionBatch) -> Read[Reply]:
    """Read a reply to a batch, strictly; whether it is true to the packet is left to the gates.

    Raises:
        CallFailed: ``provider_malformed``; see `read_reply`.
    """
    return read_reply(
        reply,
        batch.questions,
        QuestionAnswer,
        label=("question", label),
        answer=lambda question, said: reply_for(batch, question, _draft(said)),
    )


def _draft(said: QuestionAnswer) -> Draft:
    return Draft(text=said.text, cited=said.cited, claims=said.claims, declined=said.declined)


def reply_for(batch: QuestionBatch, question: PacketQuestion, draft: Draft) -> Reply:
    """Return what was replied to a question, under the key that the batch names."""
    return Reply(
        run_id=batch.run_id,
        question_id=question.question_id,
        key=question.key,
        fingerprint=batch.packet.fingerprint,
        question=question.question,
        batch_id=batch.batch_id,
        prompt_version=batch.prompt_version,
        model=batch.model,
        draft=draft,
    )


def replies_of(batch: QuestionBatch, read: Read[Reply], usage: Usage) -> Replies:
    """Return the outcome of a batch."""
    return Replies(
        run_id=batch.run_id, batch_id=batch.batch_id, replies=read.answers, failures=read.failures, usage=usage
    )
