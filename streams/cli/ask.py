"""Ask a question over an evidence packet."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from schemas import Packet, Pending, PublishedAnswer
from streams.answerer import ask as asking
from streams.answerer.packet_file import read_packet
from streams.cli.bind import RunOption, run_of, say_waiting
from streams.cli.context import Json, settings_of
from streams.cli.exits import Exit
from streams.cli.output import err, out, print_indented, print_json, visible
from streams.cli.words import OUTCOMES
from streams.cluster import cluster, turn

PacketFile = Annotated[
    Path,
    typer.Argument(metavar="PACKET", help="A JSON file with the items that may be cited.", exists=True, dir_okay=False),
]
Question = Annotated[str, typer.Argument(metavar="QUESTION", help="In any language.")]


def ask(
    context: typer.Context, packet_file: PacketFile, question: Question, run: RunOption = None, json: Json = False
) -> None:
    """Answer a question over an evidence packet, or not at all.

    Every item that the answer cites is in the packet, and every relation that it claims follows from the items. An
    edited packet replaces the run's: answers that it no longer bears are withdrawn, without asking anybody. The same
    question over the same packet asks nobody. A relation that is told in prose only is not checked.

    Example: sourcebind ask packet.json "Which photos did one camera take?"
    """
    if not question.strip():
        raise typer.BadParameter("a question has words", param_hint="QUESTION")
    packet, run_id = read_packet(packet_file), run or run_of(packet_file)
    settings = settings_of(context)
    with turn(settings, say_waiting), cluster(settings) as connection:
        told = asyncio.run(asking.ask(settings, connection, run_id, packet, question, _Saying()))
    if json:
        print_json("ask", run_id=run_id, answer=told.model_dump(mode="json") if told else None)
    elif told:
        _print(told, packet)
    else:
        out.print("The question waits: a spending limit is reached.")
    raise typer.Exit(Exit.WELL if told and told.answer.state in ("answered", "declined") else Exit.FINDINGS)


class _Saying:
    """Says once why there is no answer yet."""

    def __init__(self) -> None:
        self._said = False

    def __call__(self, pending: Pending) -> None:
        """Look at the question."""
        if pending.reason == "will_ask_again" and not self._said:
            self._said = True
            err.print(f"the question {OUTCOMES[pending.reason]}; interrupt it, and the same command goes on with it")


def _print(told: PublishedAnswer, packet: Packet) -> None:
    for line in told.answer.text.split("\n"):
        print_indented(visible(line), 0)
    for title, lines in (("Cited", _cited(told, packet)), ("Relations", _relations(told))):
        shown = list(lines)
        if shown:
            out.print(f"\n{title}")
        for line in shown:
            print_indented(visible(line), 2)
    by = f" by {told.model} ({told.prompt_version})" if told.model else ""
    why = f": {OUTCOMES[told.reason]}" if told.reason else ""
    out.print(f"\n{told.answer.state}{by}{why}, packet revision {told.revision}", soft_wrap=True)


def _cited(told: PublishedAnswer, packet: Packet) -> Iterator[str]:
    for citation in told.answer.cited:
        item = packet.item(citation.id)
        page = f", page {citation.page}" if citation.page else ""
        yield f"{citation.id}{page}  {item.filename if item else ''}".rstrip()


def _relations(told: PublishedAnswer) -> Iterator[str]:
    return (f"{claim.subject} {claim.relation} {claim.object}" for claim in told.answer.claims)
