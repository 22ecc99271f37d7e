"""What somebody may have meant."""

from collections.abc import Sequence
from difflib import get_close_matches

#: So many names are all shown.
FEW = 10


def unknown(kind: str, name: str, known: Sequence[str]) -> str:
    """Return that there is no such thing, and which there are: those with a similar name if they are many."""
    named = known if len(known) <= FEW else get_close_matches(name, known, n=FEW)
    there = f"; there are: {', '.join(sorted(named))}" if len(known) <= FEW else f"; near it: {', '.join(named)}"
    return f"no {kind} is named {name!r}" + (there if named else f"; there are {len(known)} others")
