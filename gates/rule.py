"""One proposal through all gates."""

from dataclasses import dataclass

from gates.card_reading import CardReading, read_card
from gates.entry_reading import EntryReading, read_entry
from gates.evidence import rule_evidence
from gates.name import rule_names
from gates.role import rule_role
from gates.shown import year_agrees
from gates.sibling import rule_siblings
from gates.title import TitleFinding, rule_title
from schemas import Bibliography, Flag, GateResult, Proposal, Role, Ruling, SourceCard


@dataclass(frozen=True, slots=True)
class Finding:
    """What the gates find for a card, an entry and a role, whatever the evidence is."""

    results: tuple[GateResult, ...]
    flags: tuple[Flag, ...]
    title: TitleFinding

    @property
    def bound(self) -> bool:
        """Say whether all of them let it pass."""
        return all(result.passed for result in self.results)


def rule(proposal: Proposal, card: SourceCard, bibliography: Bibliography, view: str | None = None) -> Ruling:
    """Rule one proposal: bound only if every gate lets it pass.

    Args:
        proposal: entry, role and the words that are said to stand on the card.
        card: the source's card.
        bibliography: today's.
        view: the text that was sent to the model; a quote that is on the card but not in it is refused.

    Returns:
        The ruling with each gate's result; ``reason`` is that of the first gate that refused.
    """
    entry = bibliography.entry(proposal.entry_id)
    if entry is None:
        unknown = GateResult(gate="role", passed=False, reason="unknown_entry", detail="not in the bibliography")
        return _ruling(proposal, (unknown,), ())
    reading = read_card(card)
    if not reading.readable:
        unread = GateResult(gate="evidence", passed=False, reason="no_readable_text", detail="nothing to read")
        return _ruling(proposal, (unread,), ())
    ours = read_entry(entry)
    finding = find(ours, reading, proposal.role, bibliography)
    evidence = rule_evidence(proposal.evidence, ours, reading, view)
    return _ruling(proposal, (finding.results[0], evidence, *finding.results[1:]), finding.flags)


def find(entry: EntryReading, reading: CardReading, role: Role, bibliography: Bibliography) -> Finding:
    """Return what the gates find without the evidence; kept with the card's reading."""
    key = entry, role, id(bibliography)
    held = reading.findings.get(key)
    if held is None or held[0] is not bibliography:
        held = bibliography, _find(entry, reading, role, bibliography)
        reading.findings[key] = held
    return held[1]


def _find(entry: EntryReading, reading: CardReading, role: Role, bibliography: Bibliography) -> Finding:
    possible = rule_role(entry, role)
    names = rule_names(entry, reading, role)
    title = rule_title(entry, reading, role, names)
    name_result = names.result
    if names.shown == "absent" and title.result.passed:
        name_result = _made_up_for(name_result)
    results = [possible, name_result, title.result]
    if title.match and all(result.passed for result in results):  # only then something may be mistaken for a sibling
        results.append(rule_siblings(entry, reading, role, bibliography, title))
    return Finding(tuple(results), _flags(entry, reading, title), title)


def _made_up_for(result: GateResult) -> GateResult:
    detail = f"{result.detail}; the whole title is shown"
    return GateResult(gate="name", passed=True, detail=detail, seen=result.seen)


def _flags(entry: EntryReading, reading: CardReading, title: TitleFinding) -> tuple[Flag, ...]:
    flags = list(title.flags)
    if year_agrees(entry, reading) is False:
        flags.append("year_differs")
    if entry.entry.type == "software" and not _version_shown(entry, reading):
        flags.append("type_differs")
    if reading.card.ocr_text:
        flags.append("ocr_text")
    return tuple(flags)


def _version_shown(entry: EntryReading, reading: CardReading) -> bool:
    """Say whether the card is of the very version of the software that the entry names."""
    return any(work.marks.version & reading.marks.version for work in entry.titles)


def _ruling(proposal: Proposal, gates: tuple[GateResult, ...], flags: tuple[Flag, ...]) -> Ruling:
    refused = next((result for result in gates if not result.passed), None)
    return Ruling(
        entry_id=proposal.entry_id,
        role=proposal.role,
        evidence=proposal.evidence,
        bound=refused is None,
        flags=flags if refused is None else (),
        reason=refused.reason if refused else None,
        gates=gates,
    )
