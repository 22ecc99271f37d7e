"""How long things may take, in seconds; what must be shorter than what is checked at start."""

from dataclasses import dataclass

from streams.producer import ANSWER_DEADLINE


@dataclass(frozen=True)
class Timing:
    """The times of one worker.

    Raises:
        ValueError: they contradict each other.
    """

    #: The longest that one piece of work may take: an event's records and then its rows, each with one deadline for
    #: all; or a batch at the provider, retries included.
    work: float = 2 * ANSWER_DEADLINE
    #: How long the group waits for a worker that still finishes its work while another one joins.
    rebalance: float = 90.0
    #: How long a worker may take to stop; the supervisor's own patience must be longer.
    stop: float = 100.0
    #: A worker without a sign of life for so long is taken to be dead.
    session: float = 6.0
    heartbeat: float = 2.0
    commit_interval: float = 1.0
    #: Reading every table back from its changelog; longer is a recovery that hangs.
    recovery: float = 300.0
    #: What was finished is committed by then, a broker's restart included; longer is a commit that stopped silently.
    commit: float = 120.0

    def __post_init__(self) -> None:
        """Refuse times under which two workers would evict each other for ever, each repeating the other's work."""
        if not self.heartbeat < self.session < self.work < self.rebalance < self.stop:
            raise ValueError("heartbeat < session < work < rebalance < stop does not hold")


#: What a worker is set up with unless its caller says otherwise.
TIMING = Timing()
