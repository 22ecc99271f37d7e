"""Packets, questions and who answers them, for the answerer in memory."""

from collections.abc import Callable
from typing import Any

from schemas import (
    AnswerRefusal,
    AskPacket,
    Draft,
    Packet,
    Photo,
    PublishedAnswer,
    QuestionBatch,
    RefusedAnswer,
    Replies,
    SetPacket,
    Tick,
    Usage,
)
from streams.answerer.job import ANSWERING, REPLYING
from streams.answerer.local import MODEL, PROMPT_VERSION
from streams.answerer.reading import replies_of, reply_for
from streams.partition import partition_of
from streams.provider_stage import ProviderStage
from streams.providers.budget import CallFailed
from streams.providers.provider import Read, all_failed
from streams.testing.driver import Driver
from tests.gates.answer.packets import draft, photo

RUN = "album"
NIKON = {"make": "NIKON CORPORATION", "model": "NIKON D750", "serial": "6012345"}
PACKET = Packet(items=(photo("p1", **NIKON), photo("p2", **NIKON), photo("p3")))
QUESTION = "Which photos did one camera take?"
#: True to the packet.
TRUE = draft("One camera took [p1] and [p2].", "p1", "p2", claims=(("p1", "same_camera", "p2"),))


class Scripted:
    """An answerer that says to every question what it was told to say, and counts its calls."""

    model = MODEL
    prompt_version = PROMPT_VERSION

    def __init__(self, *said: Draft | CallFailed) -> None:
        self._said = list(said)
        self.batches: list[QuestionBatch] = []

    async def propose(self, batch: QuestionBatch) -> Replies:
        """Say the next thing; the last one goes on."""
        self.batches.append(batch)
        said = self._said.pop(0) if len(self._said) > 1 else self._said[0]
        usage = Usage(calls=1, seconds=len(self.batches))
        if isinstance(said, CallFailed):
            return replies_of(batch, all_failed(batch, said), usage)
        replies = tuple(reply_for(batch, question, said) for question in batch.questions)
        return replies_of(batch, Read(replies), usage)


class Album:
    """A driver of the answering job, with one packet and its questions."""

    def __init__(self, *said: Draft | CallFailed, **driver: Any) -> None:
        self.provider = Scripted(*(said or (TRUE,)))
        self.driver = Driver([ProviderStage(REPLYING, self.provider)], job=ANSWERING, **driver)
        self._commands = 0

    def set(self, packet: Packet, **fields: Any) -> None:
        """Publish a packet."""
        self.driver.publish(SetPacket(run_id=RUN, event_id=self._event(), packet=packet, **fields))

    def ask(self, question: str = QUESTION, question_id: str = "q1") -> None:
        """Publish a question."""
        self.driver.publish(AskPacket(run_id=RUN, event_id=self._event(), question_id=question_id, question=question))

    def command(self, make: Callable[..., Any]) -> None:
        """Publish any other command."""
        self.driver.publish(make(run_id=RUN, event_id=self._event()))

    def _event(self) -> str:
        self._commands += 1
        return f"e{self._commands}"

    def work(self, seconds: float = 10) -> None:
        """Let the answerer work, batches close and replies come; time passes in the run's partition only."""
        self.driver.run()
        self.driver.now += int(seconds * 1000)
        tick = Tick(at=self.driver.now).to_bytes()
        self.driver.publish_bytes("ticks", partition_of(RUN), tick, b"tick")
        self.driver.run()

    @property
    def calls(self) -> int:
        """How often the provider was called."""
        return len(self.provider.batches)

    def answer(self, question_id: str = "q1") -> PublishedAnswer | None:
        """Return the answer as it now stands."""
        found = [each for each in self.driver.latest("answers").values() if isinstance(each, PublishedAnswer)]
        return next((each for each in found if each.question_id == question_id), None)

    def states(self, question_id: str = "q1") -> list[str]:
        """Return every state that was ever told of a question."""
        told = [each for each in self.driver.records("answers") if isinstance(each, PublishedAnswer)]
        return [each.answer.state for each in told if each.question_id == question_id]

    def refusals(self) -> list[AnswerRefusal]:
        """Return every refusal that was ever told."""
        return [each.refusal for each in self.driver.records("answer-refusals") if isinstance(each, RefusedAnswer)]


def without(packet: Packet, item_id: str) -> Packet:
    """Return a packet without an item."""
    return Packet(items=tuple(item for item in packet.items if item.id != item_id))


def corrected(packet: Packet, item_id: str, **fields: Any) -> Packet:
    """Return a packet in which a person corrected fields of a photo."""
    items = (
        item.model_copy(update={"corrected": item.corrected.model_copy(update=fields)})
        if isinstance(item, Photo) and item.id == item_id
        else item
        for item in packet.items
    )
    return Packet(items=tuple(items))
