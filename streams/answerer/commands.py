"""What people do: set a packet, ask, ask again, rule again, forget."""

from schemas import (
    MAX_BYTES,
    AskPacket,
    Command,
    Forget,
    Packet,
    PacketRow,
    Pending,
    QuestionRow,
    Recheck,
    Reply,
    SetPacket,
    Spending,
)
from streams.answerer.settle import settle
from streams.answerer.work import Work

#: A repeat comes within the events that a crash delivers again, or within a publisher's own retries.
REMEMBERED_COMMANDS = 200

#: Bytes of a packet: it travels in one record with up to 25 questions.
MAX_PACKET = MAX_BYTES // 2


def on_command(work: Work, command: Command) -> None:
    """Take a command and settle what it touches; one that cannot be taken is a dead letter.

    Only a question and `recheck` may lead to a question to the provider, and a packet for questions that came before
    there was one. A packet that is corrected leads to none.
    """
    run = command.run_id
    known = work.row(PacketRow, run) or PacketRow(run_id=run, revision=0, packet=Packet())
    if isinstance(command, Forget) and command.event_id in known.event_ids and not known.packet.items:
        _clear(work, run)
        return
    if command.event_id in _taken(work, known, command):
        # a crash may have come between the row and the answers: settle all of it again, which tells only what is new
        settle(work, run, _touched(work, command), may_ask=_may_ask(command))
        return
    if command.expected_revision not in (None, known.revision):
        work.reject("revision_conflict", f"expected revision {command.expected_revision}, is {known.revision}")
        return
    if isinstance(command, SetPacket) and (size := len(command.packet.to_bytes())) > MAX_PACKET:
        work.reject("too_large", f"the packet has {size} bytes, {MAX_PACKET} are taken at most")
        return
    _take(work, known, command)
    work.count("commands", kind=type(command).__name__)


def _may_ask(command: Command) -> bool:
    return isinstance(command, AskPacket | Recheck)


def _touched(work: Work, command: Command) -> list[str]:
    return [command.question_id] if isinstance(command, AskPacket) else work.names("questions", command.run_id)


def _taken(work: Work, known: PacketRow, command: Command) -> tuple[str, ...]:
    """Return the ids of the commands that made the row which this one changes: each is written whole, or not at all."""
    if not isinstance(command, AskPacket):
        return known.event_ids
    row = work.row(QuestionRow, command.run_id, command.question_id)
    return row.event_ids if row else ()


def _take(work: Work, known: PacketRow, command: Command) -> None:
    event_ids = (*_taken(work, known, command), command.event_id)[-REMEMBERED_COMMANDS:]
    match command:
        case Forget():
            _forget(work, known, command.event_id)
            return
        case AskPacket(run_id=run, question_id=question_id, question=question):
            row = work.row(QuestionRow, run, question_id)
            row = row or QuestionRow(run_id=run, question_id=question_id, question=question)
            work.put(row.model_copy(update={"question": question, "event_ids": event_ids}))
        case SetPacket(packet=packet) if packet != known.packet:
            changes = {"packet": packet, "revision": known.revision + 1, "event_ids": event_ids}
            work.put(known.model_copy(update=changes))
        case _:
            work.put(known.model_copy(update={"event_ids": event_ids}))
    settle(work, command.run_id, _touched(work, command), may_ask=_may_ask(command))


def _forget(work: Work, known: PacketRow, event_id: str) -> None:
    """Delete every row of the run and publish tombstones; one row without content stays, so that a repeat is known."""
    _clear(work, known.run_id)
    work.put(PacketRow(run_id=known.run_id, revision=known.revision + 1, packet=Packet(), event_ids=(event_id,)))


def _clear(work: Work, run: str) -> None:
    """Delete every row but that one; again when the command comes again, since a crash may have left some."""
    pending = {place.source_id for place in work.members("pending", run)}
    for question_id in sorted(pending | {*work.names("questions", run)}):
        work.erase("answers", run, question_id)
        work.delete(QuestionRow, run, question_id)
        work.delete(Pending, run, question_id)
    for question_id, key in sorted(work.members("replies of run", run)):
        work.delete(Reply, run, question_id, key)
    for spent in sorted(work.members("spent", run)):
        work.delete(Spending, run, spent.batch_id)
