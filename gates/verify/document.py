"""A report's document, read and corrected. What cannot be read is named, never guessed."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from pydantic import ValidationError

from schemas import CorrectClaim, CorrectEvidence, Evidence, Report, ReportClaim, Violation, ViolationReason
from schemas.strict_json import read_strict

T = TypeVar("T", ReportClaim, Evidence)


class CorrectionError(ValueError):
    """A correction cannot be carried out; the text is a reason code and holds nothing of the report."""


def read_report(run_id: str, document: str) -> Report:
    """Read a report's document: a JSON object with lists ``claims`` and ``evidence``; other fields are left alone.

    Never raises: a claim or evidence that is not of its form is left out and named in ``problems``.
    """
    problems: list[Violation] = []
    try:
        content = _content(document)
    except ValueError as error:
        problem = Violation(reason="report_unreadable", detail=str(error)[:200])
        return Report(run_id=run_id, document=document, problems=(problem,))
    claims = tuple(_read(ReportClaim, content["claims"], "claim_unreadable", problems))
    evidence = tuple(_read(Evidence, content["evidence"], "evidence_unreadable", problems))
    return Report(run_id=run_id, claims=claims, evidence=evidence, document=document, problems=tuple(problems))


def correct_report(document: str, correction: CorrectClaim | CorrectEvidence) -> str:
    """Return the document with one claim or evidence changed; all else keeps its place and value.

    A correction that changes nothing gives the very same document.

    Raises:
        CorrectionError: ``report_unreadable``; ``unknown_id``, also if the id is not unique; ``id_changed``;
            ``wrong_form``: what comes out is no claim or evidence.
    """
    try:
        content = _content(document)
    except ValueError:
        raise CorrectionError("report_unreadable") from None
    before = json.dumps(content)
    if isinstance(correction, CorrectClaim):
        _correct(content["claims"], correction.claim_id, correction.changes, ReportClaim)
    else:
        _correct(content["evidence"], correction.evidence_id, correction.changes, Evidence)
    if json.dumps(content) == before:
        return document
    try:
        corrected = json.dumps(content, ensure_ascii=False, indent=2, allow_nan=False)
        corrected.encode()
    except ValueError:  # a number such as 1e999, or half of a surrogate pair: JSON has them, and they cannot be kept
        raise CorrectionError("report_unreadable") from None
    return corrected


def _content(document: str) -> dict[str, list[object]]:
    content = read_strict(document.removeprefix("\ufeff"))
    if not isinstance(content, dict):
        raise ValueError("no JSON object")
    for name in ("claims", "evidence"):
        if not isinstance(content.get(name), list):
            raise ValueError(f"no list of {name}")
    return content


def _read(kind: type[T], items: list[object], reason: ViolationReason, problems: list[Violation]) -> Iterator[T]:
    for position, item in enumerate(items):
        try:
            yield _as(kind, item)
        except ValidationError as error:
            detail = f"number {position + 1}: {_places(error)}"
            problems.append(Violation(reason=reason, detail=detail))


def _as(kind: type[T], item: object) -> T:
    known = {name: item[name] for name in kind.model_fields if name in item} if isinstance(item, dict) else item
    return kind.model_validate_json(json.dumps(known))


def _places(error: ValidationError) -> str:
    found = error.errors(include_input=False, include_url=False, include_context=False)
    return "; ".join(f"{'.'.join(map(str, item['loc'])) or 'item'}: {item['type']}" for item in found[:5])


def _correct(items: Sequence[object], wanted: str, changes: Mapping[str, object], kind: type[T]) -> None:
    found = [item for item in items if isinstance(item, dict) and item.get("id") == wanted]
    if len(found) != 1:
        raise CorrectionError("unknown_id")
    if changes.get("id", wanted) != wanted:
        raise CorrectionError("id_changed")
    found[0].update(changes)
    try:
        _as(kind, found[0])
    except ValidationError:
        raise CorrectionError("wrong_form") from None
