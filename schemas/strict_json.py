"""JSON as it was said: nothing repaired, nothing guessed."""

import json
from typing import NoReturn


def read_strict(text: str) -> object:
    """Read a text that is exactly one JSON value.

    Raises:
        ValueError: it is none; a key is repeated; NaN or infinity; a number of thousands of digits; nested too deep.
    """
    try:
        value: object = json.loads(text, object_pairs_hook=_no_repeats, parse_constant=_no_constant)
    except RecursionError:
        raise ValueError("nested too deep") from None
    return value


def _no_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ValueError("repeated key")
    return value


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)
