"""Line numbers of places in a text."""

import re
from bisect import bisect_right


class Lines:
    """Counts the lines of a text once, so that each place is found by bisection."""

    def __init__(self, text: str) -> None:
        self._ends = [match.start() for match in re.finditer("\n", text)]

    def at(self, place: int) -> int:
        """Return the line, counted from 1, in which a place of the text lies."""
        return bisect_right(self._ends, place - 1) + 1
