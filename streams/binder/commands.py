"""What people do to a run's bibliography."""

from schemas import AddEntries, Bibliography, BibliographyRow, Command, Forget, Recheck, Regate, SetEntries
from streams.binder.attempts import count_in_entries
from streams.binder.change import ChangeError, changed
from streams.binder.forget import clear, forget
from streams.binder.renew import renew
from streams.binder.settle import settle
from streams.binder.touched import touched, undecided
from streams.binder.work import Work

#: A repeat comes within the events that a crash delivers again, or within a publisher's own retries.
REMEMBERED_COMMANDS = 200


def on_command(work: Work, command: Command) -> None:
    """Change the bibliography and rule what the change touches; one that cannot be taken is a dead letter.

    Only `set`, `add` and `recheck` may lead to a question to the provider.
    """
    known = work.row(BibliographyRow, command.run_id) or BibliographyRow(
        run_id=command.run_id, bibliography=Bibliography()
    )
    if command.event_id in known.event_ids and known.forgotten:
        clear(work, command.run_id)
        return
    if command.event_id in known.event_ids:
        # a crash may have come between the row and the rulings: rule all of it again, which tells only what is new
        settle(work, command.run_id, work.names("cards", command.run_id), may_ask=_may_ask(command))
        _renew(work, command)
        return
    try:
        bibliography = changed(known, command)
    except ChangeError as error:
        work.reject(error.code, str(error))
        return
    _take(work, command, known, bibliography)


def _take(work: Work, command: Command, known: BibliographyRow, bibliography: Bibliography) -> None:
    run = command.run_id
    if isinstance(command, Forget):
        forget(work, known, command.event_id)
        return
    count_in_entries(work, [entry for entry in bibliography.entries if known.bibliography.entry(entry.id) != entry])
    event_ids = (*known.event_ids, command.event_id)[-REMEMBERED_COMMANDS:]
    work.put(known.model_copy(update={"bibliography": bibliography, "event_ids": event_ids, "forgotten": False}))
    sources = touched(work, run, known.bibliography, bibliography)
    if _may_ask(command):
        sources |= undecided(work, run)
    elif isinstance(command, Regate):
        sources = set(work.names("cards", run))
    settle(work, run, sources, may_ask=_may_ask(command))
    _renew(work, command)
    work.count("commands", kind=type(command).__name__)


def _renew(work: Work, command: Command) -> None:
    if isinstance(command, Recheck):
        renew(work, command.run_id)


def _may_ask(command: Command) -> bool:
    return isinstance(command, SetEntries | AddEntries | Recheck)
