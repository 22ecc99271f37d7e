"""Where a group stands in the partitions that a worker holds, by what the cluster says of it."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Protocol

from streams.fatal import describe
from streams.guard import Place
from streams.metrics.measure import Measure
from streams.offsets import GroupPosition

log = logging.getLogger(__name__)

#: Seconds from one look to the next.
INTERVAL = 5.0

#: A cluster that said nothing for so many seconds is not reached.
REACHED = 30.0


class Positions(Protocol):
    """Asks the cluster where the group stands; `streams.offsets.Offsets`."""

    async def read(self, places: Collection[Place]) -> Mapping[Place, GroupPosition]:
        """Return where it stands in each partition."""


class GroupStanding:
    """Looks again and again where the group stands.

    It asks the cluster, not the worker's own consumer: commits that stop silently, and a consumer that fetches no
    more, are what it is to show.

    Args:
        group: the worker's name in labels, such as ``binder``.
        positions: asks the cluster.
        held: the partitions at hand, with their topics' nouns; None while they are dealt out or recovered.
        elsewhere: is asked about if there are none at hand, to see whether the cluster answers.
        clock: seconds.
    """

    def __init__(
        self,
        group: str,
        positions: Positions,
        held: Callable[[], Mapping[Place, str] | None],
        elsewhere: Place,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._group = group
        self._positions = positions
        self._held = held
        self._elsewhere = elsewhere
        self._clock = clock
        self._found: dict[Place, GroupPosition] = {}
        self._moved: dict[Place, float] = {}
        self._answered: float | None = None

    @property
    def reached(self) -> bool:
        """Whether the cluster answered lately."""
        return self._answered is not None and self._clock() - self._answered <= REACHED

    async def watch(self) -> None:
        """Look for ever; a look that fails is a cluster that was not reached, and ends nothing."""
        while True:
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001 - whoever measures must not end the work
                log.warning("the cluster does not say where %s stands: %s", self._group, describe(error))
            await asyncio.sleep(INTERVAL)

    async def look(self) -> None:
        """Look once.

        Raises:
            KafkaError: the cluster does not answer.
        """
        found = await self._positions.read(tuple(self._held() or (self._elsewhere,)))
        now = self._answered = self._clock()
        for place, position in found.items():
            before = self._found.get(place)
            if before is None or position.committed != before.committed or not position.lag:
                self._moved[place] = now
        self._found = dict(found)

    def troubles(self) -> Iterable[str]:
        """Yield what keeps the worker from working."""
        if self._held() is None:
            yield f"{self._group}: the group deals out its partitions, or their tables recover"
        if not self.reached:
            yield f"{self._group}: the cluster does not answer"

    def measures(self) -> Iterable[Measure]:
        """Yield lag and age of the last commit of each partition, and whether the worker works."""
        group, held = ("group", self._group), self._held() or {}
        yield Measure("ready", float(not any(self.troubles())), (group,))
        yield Measure("broker_reached", float(self.reached), (group,))
        yield Measure("partitions", len(held), (group,))
        for place, noun in held.items():
            if (position := self._found.get(place)) is not None:
                labels = (group, ("topic", noun), ("partition", str(place[1])))
                age = self._clock() - self._moved[place] if position.lag else 0.0
                yield Measure("lag_records", position.lag, labels)
                yield Measure("commit_age_seconds", age, labels)
