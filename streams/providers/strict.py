"""Strict reading of a reply: what is not said exactly as asked is not repaired."""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, Self, TypeVar

from pydantic import ValidationError

from schemas.strict_json import read_strict
from streams.job.asks import AnyQuestion
from streams.providers.budget import CallFailed
from streams.providers.provider import Read, failure_for


class Answered(Protocol):
    """One answer of a reply, as a model of pydantic's."""

    @property
    def refused(self) -> bool:
        """Whether the model refused the question."""

    @classmethod
    def model_validate_json(cls, json_data: str) -> Self:
        """Read it."""


R = TypeVar("R", bound=Answered)
Q = TypeVar("Q", bound=AnyQuestion)
T = TypeVar("T")


def read_reply(
    reply: str,
    questions: Iterable[Q],
    form: type[R],
    *,
    label: tuple[str, Callable[[int], str]],
    answer: Callable[[Q, R], T],
) -> Read[T]:
    """Read a reply to a batch: an object with one list, of an answer to each question.

    One unsound answer spoils only itself: a field that is missing, unknown or of another type, a word that is no
    choice, two answers to one question. What is said under labels that were not given is dropped.

    Args:
        reply: what the model said.
        questions: what it was asked, in their order.
        form: of one answer.
        label: the field that holds a question's label (the list is named by its plural), and the label by position.
        answer: makes the record that is stored.

    Raises:
        CallFailed: ``provider_malformed``: not exactly one JSON object of that form, a repeated key, NaN or infinity.
    """
    field, name_of = label
    answers = _by_label(_items(reply, f"{field}s"), field)
    found: list[T] = []
    failures = []
    for position, question in enumerate(questions):
        try:
            found.append(answer(question, _one(answers.get(name_of(position), []), form, field)))
        except CallFailed as failed:
            failures.append(failure_for(question, failed))
    return Read(tuple(found), tuple(failures))


def _items(reply: str, name: str) -> list[object]:
    try:
        value = read_strict(reply)
    except ValueError as error:
        raise CallFailed("provider_malformed", "the reply is not one JSON object") from error
    items = value.get(name) if isinstance(value, dict) and len(value) == 1 else None
    if not isinstance(items, list):
        raise CallFailed("provider_malformed", "the reply has another form than asked for")
    return items


def _by_label(items: Sequence[object], field: str) -> dict[str, list[object]]:
    answers: dict[str, list[object]] = {}
    for item in items:
        if isinstance(item, dict) and isinstance(item.get(field), str):
            answers.setdefault(item[field], []).append(item)
    return answers


def _one(items: Sequence[object], form: type[R], field: str) -> R:
    if not items:
        raise CallFailed("provider_left_out", f"the reply does not name the {field}")
    if len(items) > 1:
        raise CallFailed("provider_malformed", f"the reply names the {field} twice")
    try:
        answer = form.model_validate_json(json.dumps(items[0]))
    except ValidationError as error:
        kinds = sorted({problem["type"] for problem in error.errors(include_input=False)})
        raise CallFailed("provider_malformed", f"the {field}'s answer: {', '.join(kinds)}") from error
    if answer.refused:
        raise CallFailed("provider_refused", f"the model refused this {field}")
    return answer
