"""The answerer that needs no key. It understands nothing, and says so: it lists what comes nearest to a question."""

import re
from itertools import combinations

from cards.photo import photo_fields
from gates.answer import Graph, Hit, MatchedResult, match_percentages, rank
from schemas import Citation, Draft, Packet, Photo, QuestionBatch, RelationClaim, Replies, Source, Usage
from streams.answerer.reading import replies_of, reply_for
from streams.providers.provider import Read, not_mine
from streams.providers.sighting import fold

MODEL = "local"
PROMPT_VERSION = "local-answer-1"

#: Items that are listed at most.
_MOST = 3
#: Shorter words stand in every sentence.
_LEAST_LETTERS = 4
_BRACKETS = re.compile(r"[\[\]<>]")


class LocalAnswerer:
    """Replies at once and without a call; the same batch gives the same replies."""

    model = MODEL
    prompt_version = PROMPT_VERSION

    async def propose(self, batch: QuestionBatch) -> Replies:
        """List the items that share words with each question; see `Provider`."""
        if (refused := not_mine(batch, self)) is not None:
            return replies_of(batch, refused, Usage())
        drafts = [(question, draft_for(question.question, batch.packet)) for question in batch.questions]
        return replies_of(batch, Read(tuple(reply_for(batch, *pair) for pair in drafts)), Usage())


def draft_for(question: str, packet: Packet) -> Draft:
    """Return the nearest items with their match and the relations between them; declined if none shares a word."""
    asked = {word for word in fold(question) if len(word) >= _LEAST_LETTERS}
    found = match_percentages(rank(_hit(item, asked) for item in packet.items))[:_MOST]
    if not found:
        return Draft(text="", declined=True)
    claims = _relations([result.item_id for result in found], packet)
    lines = ["No model was asked. By their words, these items come nearest to the question:"]
    lines += [f"- [{result.item_id}] {_told(result, packet)}" for result in found]
    if claims:
        lines.append("Between them holds:")
        lines += [f"- [{claim.subject}] {claim.relation.replace('_', ' ')} [{claim.object}]" for claim in claims]
    return Draft(text="\n".join(lines), cited=tuple(Citation(id=result.item_id) for result in found), claims=claims)


def _hit(item: Photo | Source, asked: set[str]) -> Hit:
    return Hit(item.id, float(len(asked & set(fold(_words(item))))))


def _words(item: Photo | Source) -> str:
    if isinstance(item, Photo):
        fields = photo_fields(item)
        return " ".join([item.filename, item.caption, fields.make or "", fields.model or "", fields.taken_at or ""])
    titles = (f"{bound.entry.title} {bound.entry.container}" for bound in item.entries)
    return " ".join([item.filename, item.text, *titles])


def _told(result: MatchedResult, packet: Packet) -> str:
    """Say what an item is by its own fields; nothing is quoted of texts that somebody else may have filled."""
    item = packet.item(result.item_id)
    if isinstance(item, Photo):
        fields = photo_fields(item)
        said = [fields.make or "", fields.model or "", (fields.taken_at or "").replace("T", " ")]
    else:
        said = [bound.entry.title for bound in item.entries] if item else []
    named = _BRACKETS.sub("", ", ".join(filter(None, said)))
    return f"{named} (match {result.match_percentage} %)".strip()


def _relations(ids: list[str], packet: Packet) -> tuple[RelationClaim, ...]:
    shown = Packet(items=tuple(item for item in packet.items if item.id in ids))
    between = {frozenset(pair) for pair in combinations(ids, 2)}
    return tuple(edge for edge in Graph.of(shown).edges() if frozenset((edge.subject, edge.object)) in between)
