"""Strict reading of a reply: what is not said exactly as asked is not repaired."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn

from pydantic import ValidationError

from schemas import Batch, Claim, Failure, Proposal, Record
from streams.providers.budget import CallFailed
from streams.providers.prompt import label
from streams.providers.provider import claim_for, failure_for


class SourceAnswer(Record):
    """The model's answer for one source, under the label that the prompt gave it."""

    source: str
    refused: bool
    binds: tuple[Proposal, ...]


class Answer(Record):
    """The form of a whole reply; its JSON schema is sent with the request."""

    sources: tuple[SourceAnswer, ...]


@dataclass(frozen=True)
class Read:
    """A claim for each source that was soundly answered, a failure for each other one."""

    claims: tuple[Claim, ...]
    failures: tuple[Failure, ...]


def read_answer(reply: str, batch: Batch) -> Read:
    """Read a reply to a batch.

    One unsound source spoils only itself: a field that is missing, unknown or of another type, a role that does not
    exist, two answers for one source. What is said of sources that were not asked for is dropped. Ids of entries and
    the length of evidence are left to the gates.

    Raises:
        CallFailed: ``provider_malformed``: not exactly one JSON object of that form, a repeated key, NaN or infinity.
    """
    answers = _by_label(_items(reply))
    claims: list[Claim] = []
    failures: list[Failure] = []
    for position, question in enumerate(batch.questions):
        try:
            claims.append(claim_for(batch, question, _binds(answers.get(label(position), []))))
        except CallFailed as failed:
            failures.append(failure_for(question, failed))
    return Read(tuple(claims), tuple(failures))


def _items(reply: str) -> list[object]:
    try:
        value = json.loads(reply, object_pairs_hook=_no_repeats, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:  # json's own error, ours, and that of a number of 5,000 digits
        raise CallFailed("provider_malformed", "the reply is not one JSON object") from error
    if not isinstance(value, dict) or value.keys() != {"sources"} or not isinstance(value["sources"], list):
        raise CallFailed("provider_malformed", "the reply has another form than asked for")
    return value["sources"]


def _no_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ValueError("repeated key")
    return value


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _by_label(items: Sequence[object]) -> dict[str, list[object]]:
    answers: dict[str, list[object]] = {}
    for item in items:
        if isinstance(item, dict) and isinstance(item.get("source"), str):
            answers.setdefault(item["source"], []).append(item)
    return answers


def _binds(items: Sequence[object]) -> tuple[Proposal, ...]:
    if not items:
        raise CallFailed("provider_left_out", "the reply does not name the source")
    if len(items) > 1:
        raise CallFailed("provider_malformed", "the reply names the source twice")
    try:
        answer = SourceAnswer.model_validate_json(json.dumps(items[0]))
    except ValidationError as error:
        kinds = sorted({problem["type"] for problem in error.errors(include_input=False)})
        raise CallFailed("provider_malformed", f"the source's answer: {', '.join(kinds)}") from error
    if answer.refused:
        raise CallFailed("provider_refused", "the model refused this source")
    return answer.binds
