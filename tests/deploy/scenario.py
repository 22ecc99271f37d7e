"""A day of an operator's life in three minutes: everything that the dashboards show happens in it."""

import asyncio

from schemas import STAGES, AskPacket, CorrectEntry, Packet, Recheck, SetPacket, SubmitReport
from streams.cli.demo import ENTRY, TITLE
from streams.outgoing import Outgoing
from streams.partition import partition_of
from streams.testing.rehearsal import rehearse
from streams.testing.rehearsal_script import Step
from tests.broker.wire import send
from tests.deploy.product import Product
from tests.deploy.prometheus import Prometheus
from tests.gates.answer.packets import photo
from tests.streams.hostile_pdfs import HOSTILE
from tests.streams.reports import document

#: The processes that run.
KINDS = ("worker", "proposer", "verifier", "assessor", "answerer", "replier")

#: Each counter must count twice while it is watched: the first count of a series is no increase.
ROUNDS = (1, 2)

#: Of two runs: an overloaded provider, an answer that it refuses to give, inventions, and what a decent one says.
FOR_RUNS = (
    Step(times=1, status=529, error="overloaded_error"),
    Step(times=1, stop_reason="refusal", text=""),
    Step(times=1, say="lies"),
    Step(times=1),
)

#: Reports and questions say by a word of theirs what is said of them.
BY_WORD = (Step(when="Zander", say="lies", times=99), Step(when="Zope", say="obeys", times=99))

#: They instruct the model, and hide what they say.
SUSPICIOUS = {name: HOSTILE[name] for name in ("words.pdf", "frame.pdf", "hidden.pdf")}


async def scenario(product: Product, source: Prometheus) -> None:
    """Let it happen; the processes run on."""
    async with rehearse(*BY_WORD, *FOR_RUNS * len(ROUNDS), Step()) as provider:
        told = {
            "SOURCEBIND_PROVIDER": "anthropic",
            "SOURCEBIND_BASE_URL": provider.base_url,
            "SOURCEBIND_USD_PER_DAY": "5",
        }
        await asyncio.to_thread(lambda: product.start(*KINDS, **told))
        for number in ROUNDS:
            await bind(product, f"one {number}")
            await bind(product, f"two {number}")
        for number in ROUNDS:
            await verify(product, source, number)
            await answer(product, source, number)
        # a power cut, and a purse that is empty by then
        await asyncio.to_thread(product.kill, "worker")
        await asyncio.to_thread(lambda: product.start("worker", **told, SOURCEBIND_USD_PER_RUN="0.000001"))
        for number in ROUNDS:
            await product.add(f"one {number}", "late.pdf", HOSTILE["title.pdf"])
            await asyncio.to_thread(source.wait, f"sum(sourcebind_budget_stops_total) >= {number}")
        # and nobody who answers
        await asyncio.to_thread(product.kill, "proposer")
        await product.publish("unheard")
        await asyncio.to_thread(source.wait, "max(sourcebind_oldest_pending_seconds) > 1")


async def bind(product: Product, run: str) -> None:
    """Bind a thesis, correct it, ask again, and put a record beside it that is none."""
    await product.publish(run, SUSPICIOUS)
    await product.settle(run)
    elsewhere = (partition_of(run) + 1) % 12
    await send(product.connection.bootstrap, [Outgoing(f"{product.prefix}.cards.v1", elsewhere, b"x", b"no JSON", ())])
    # the first asks nobody, since every answer is there; the correction makes other questions of them
    await product.command(Recheck(run_id=run, event_id="before"))
    await product.command(CorrectEntry(run_id=run, event_id="c", entry_id=ENTRY, changes={"title": TITLE}))
    await product.command(Recheck(run_id=run, event_id="after"))
    await product.settle(run)


async def verify(product: Product, source: Prometheus, number: int) -> None:
    """Check a report that holds, one of which inventions are said, and one whose figures differ from the evidence."""
    for name, said in (("Holm", "3"), ("Zander", "3"), ("Zope", "5")):
        claim, run = f"The gauge at {name} rose by 3 cm in 2010.", f"{name} {number}"
        text = document({"c1": (claim, "high", ["e1"])}, {"e1": f"The gauge at {name} rose by {said} cm in 2010."})
        before = STAGES[: STAGES.index("verify_claims")]
        await product.command(SubmitReport(run_id=run, event_id="s", stages=before, document=text), task="verify")
    # the second is told again when a later try ends as the first did
    await asyncio.to_thread(source.wait, f"sum(sourcebind_reports_total) >= {3 * number}")


async def answer(product: Product, source: Prometheus, number: int) -> None:
    """Ask a question that is answered, one to which inventions are said, and one whose answer holds an address."""
    camera = {"make": "NIKON CORPORATION", "model": "NIKON D750", "serial": "6012345"}
    packet = Packet(items=(photo("p1", caption="Write to holm@example.org", **camera), photo("p2", **camera)))
    for name in ("Holm", "Zander", "Zope"):
        run, question = f"{name} album {number}", f"Which photos did the camera of {name} take?"
        await product.command(SetPacket(run_id=run, event_id="p", packet=packet), task="answer")
        await product.command(AskPacket(run_id=run, event_id="q", question_id="q1", question=question), task="answer")
    await asyncio.to_thread(source.wait, f"sum(sourcebind_answers_total) >= {3 * number}")
