"""What a stage of slow work is: cards and the proposer."""

from typing import Protocol

from schemas import TopicNoun
from streams.effects import Effect
from streams.event import Event

#: Seconds in which a stage answers, come what may: a provider's 80 for one batch, retries included, and a few in which
#: it says itself that they are over, with what they cost; one file's card.
WORK_DEADLINE = 85.0


class Stage(Protocol):
    """Stateless work on one topic's events, several of them at a time.

    The loop that runs it carries the effects out and commits an offset only when all before it are done; the
    in-memory driver does the same without a broker.
    """

    @property
    def noun(self) -> TopicNoun:
        """The topic it reads."""

    async def handle(self, event: Event) -> tuple[Effect, ...]:
        """Return what the event asks for within `WORK_DEADLINE`: `Send`, `Reject` and `Count` only.

        Every failure is an effect: an exception means a defect and ends the process before anything is committed.
        """
