"""One step of the binder at work."""

from schemas import Bibliography, CardRow, SourceCard
from streams.binder.parts import Part
from streams.binder.state import State
from streams.job.work import JobWork


class Work(JobWork[State]):
    """The unit of work of one event; see `JobWork`."""

    def card(self, run_id: str, source_id: str) -> SourceCard | None:
        """Return a source's card, if it has one."""
        row = self.row(CardRow, run_id, source_id)
        return self._state.card(row) if row else None

    def keep(self, row: CardRow, card: SourceCard) -> None:
        """Keep a row's card at hand for what follows."""
        self._state.keep(row, card)

    def parts(self, bibliography: Bibliography) -> tuple[Part, ...]:
        """Return the parts in which a bibliography is asked about."""
        return self._state.parts(bibliography)
