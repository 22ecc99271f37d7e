"""A model's draft through all gates: shown whole, or not at all."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from gates.answer.graph import Graph
from gates.answer.guarded import NOTHING_GUARDED, Guarded
from gates.answer.ids import marks, strays
from gates.answer.leaks import LeakKind, Redacted, leaks_still, redact
from gates.answer.links import held_links, without_links, wrong_link
from gates.answer.relations import is_relation
from gates.answer.seen import without_entities, without_hidden
from gates.answer.wording import DECLINED, REFUSED
from gates.kept import Kept
from schemas.answer import Answer, AnswerGate, AnswerReason, AnswerRefusal
from schemas.packet import Packet, Source
from schemas.reply import Citation, Draft, RelationClaim

_Finding = tuple[AnswerGate, AnswerReason, str]
#: Many questions are asked over one packet, and all of them are ruled again when it changes.
_graph = Kept(Graph.of, 8)


class RuledAnswer(NamedTuple):
    """What may be shown, the reason of the first gate that refused, and what was taken out of what is shown, by kind.

    The reason is for the refusal record only; what may leak is redacted from it too. The counts hold no text.
    """

    answer: Answer
    refusal: AnswerRefusal | None
    redactions: Counter[LeakKind]


def check_answer(answer: Draft, packet: Packet, guarded: Guarded = NOTHING_GUARDED) -> Answer:
    """Return what may be shown of an answer: all of it, without leaks, or the fixed refusal.

    Args:
        answer: what a model says.
        packet: today's.
        guarded: what must not leave; secrets by their form and e-mail addresses never do.
    """
    return rule_answer(answer, packet, guarded).answer


def rule_answer(draft: Draft, packet: Packet, guarded: Guarded = NOTHING_GUARDED) -> RuledAnswer:
    """Return what may be shown, and if that is the fixed refusal, the reason of the first gate that refused."""
    names = (*(item.id for item in packet.items), *held_links(packet))
    claims = tuple(dict.fromkeys(draft.claims))
    draft = draft.model_copy(update={"text": without_hidden(draft.text), "claims": claims})
    for gate, reason, detail in _violations(draft, packet):
        return _refused(gate, reason, _told(detail, guarded))
    prose = Redacted(DECLINED, Counter()) if _says_no_more(draft) else redact(draft.text, guarded, names)
    answer = _shown(draft, prose.text)
    if _leaks(answer, guarded, names):
        return _refused("leaks", "leak_not_removable", "split, or in other characters")
    return RuledAnswer(answer, None, prose.kinds)


def _refused(gate: AnswerGate, reason: AnswerReason, detail: str) -> RuledAnswer:
    return RuledAnswer(REFUSED, AnswerRefusal(gate=gate, reason=reason, detail=detail), Counter())


def _violations(draft: Draft, packet: Packet) -> Iterator[_Finding]:
    """Yield what speaks against a draft, in the order of the gates."""
    texts = dict.fromkeys((draft.text, without_entities(draft.text)))
    yield from (("claims", *wrong) for wrong in _claims(draft.claims, packet))
    yield from (("citations", *wrong) for text in texts for wrong in _citations(draft.cited, text, packet))
    yield from (("declined", *wrong) for wrong in _declined(draft))
    yield from (("links", *wrong) for text in texts if (wrong := wrong_link(text, packet)))


def _claims(claims: tuple[RelationClaim, ...], packet: Packet) -> Iterator[tuple[AnswerReason, str]]:
    graph = _graph(packet) if claims else None
    for claim in claims:
        if not (claim.subject and claim.object):
            yield "claim_without_ids", claim.relation
        for item_id in (claim.subject, claim.object):
            if packet.item(item_id) is None:
                yield "claim_unknown_id", item_id
        if not is_relation(claim.relation):
            yield "unknown_relation", claim.relation
        if graph and not graph.holds(claim):
            yield "relation_not_in_packet", f"{claim.subject} {claim.relation} {claim.object}"


def _citations(cited: tuple[Citation, ...], text: str, packet: Packet) -> Iterator[tuple[AnswerReason, str]]:
    text = without_links(text)
    in_text = [Citation(id=mark.id, page=page) for mark in marks(text, packet) for page in mark.pages or (None,)]
    listed = {citation.id for citation in cited}
    for citation in (*cited, *in_text):
        item = packet.item(citation.id)
        if item is None:
            yield "unknown_citation", citation.id
        elif citation.page is not None and not (isinstance(item, Source) and 1 <= citation.page <= item.pages):
            yield "no_such_page", f"{citation.id}, page {citation.page}"
    yield from (("unknown_citation", word) for word in strays(text, packet))
    yield from (("citation_not_listed", citation.id) for citation in in_text if citation.id not in listed)


def _declined(draft: Draft) -> Iterator[tuple[AnswerReason, str]]:
    if draft.declined and draft.claims:
        yield "declined_with_claims", ""
    if not draft.declined and not draft.cited:
        yield "nothing_cited", ""
    if not draft.declined and not draft.text.strip():
        yield "empty_text", ""


def _says_no_more(draft: Draft) -> bool:
    return draft.declined and not draft.cited


def _shown(draft: Draft, text: str) -> Answer:
    return Answer(
        state="declined" if draft.declined else "answered",
        text=text,
        cited=tuple(dict.fromkeys(draft.cited)),
        claims=draft.claims,
    )


def _leaks(answer: Answer, guarded: Guarded, names: tuple[str, ...]) -> bool:
    """Say whether anything leaks still: in an id, which is shown whole or not at all, or put together from fields."""
    ids = [citation.id for citation in answer.cited]
    ids += [part for claim in answer.claims for part in (claim.subject, claim.relation, claim.object)]
    return leaks_still((answer.text, *ids), guarded, names)


def _told(detail: str, guarded: Guarded) -> str:
    """Return a detail for the refusal record: short, and nothing if it leaks in a way that cannot be taken out."""
    told = redact(detail[:200], guarded).text
    return "" if leaks_still((told,), guarded) else told
