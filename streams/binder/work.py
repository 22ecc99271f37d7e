"""One step of the binder at work."""

from schemas import Bibliography, CardRow, SourceCard, Standing
from streams.binder.parts import Part
from streams.binder.state import Basis, State
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

    def told(self, run_id: str, source_id: str) -> int:
        """Return a number for what was told of a source, as this step left it."""
        if (Standing, (run_id, source_id)) in self._rows:
            row = self.row(Standing, run_id, source_id)
            return hash(row.to_bytes() if row else None)
        return hash(self._state.raw(Standing, run_id, source_id))

    def basis(self, run_id: str, source_id: str) -> Basis | None:
        """Return what a source's verdicts rest on, if that was remembered."""
        return self._state.bases.get((run_id, source_id))

    def remember(self, run_id: str, source_id: str, basis: Basis) -> None:
        """Remember what a source's verdicts rest on."""
        self._state.remember((run_id, source_id), basis)

    def parts(self, bibliography: Bibliography) -> tuple[Part, ...]:
        """Return the parts in which a bibliography is asked about."""
        return self._state.parts(bibliography)
