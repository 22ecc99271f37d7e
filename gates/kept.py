"""What was read from an object is kept while the object is hot."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
V = TypeVar("V")


class Kept(Generic[T, V]):
    """A least recently used cache whose key is the very object: hashing a whole record would cost more than it saves.

    The object is held, so that no other one can take its identity.
    """

    def __init__(self, make: Callable[[T], V], size: int) -> None:
        """Keep the last ``size`` values of ``make``."""
        self._make = make
        self._size = size
        self._values: OrderedDict[int, tuple[T, V]] = OrderedDict()

    def __call__(self, thing: T) -> V:
        """Return what is made from the object, made once."""
        key = id(thing)
        held = self._values.get(key)
        if held is not None and held[0] is thing:
            self._values.move_to_end(key)
            return held[1]
        value = self._make(thing)
        self._values[key] = thing, value
        if len(self._values) > self._size:
            self._values.popitem(last=False)
        return value

    def forget(self) -> None:
        """Keep nothing of what was made so far."""
        self._values.clear()
