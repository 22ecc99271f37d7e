"""Why there is no card."""

from schemas.outcome import OutcomeReason


class CardError(Exception):
    """The file gives no card.

    Attributes:
        reason: the terminal state of the source.
        detail: what a person may read about it; no text of the source.
    """

    def __init__(self, reason: OutcomeReason, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail
