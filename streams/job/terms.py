"""Who is asked, and on what terms."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Asked:
    """Who is asked: an answer is keyed by both, so a step must know them without a provider at hand."""

    model: str
    prompt_version: str


@dataclass(frozen=True)
class Trial:
    """Who is asked beside the live proposer, and about which share of the sources (0 to 1)."""

    asked: Asked
    share: float


@dataclass(frozen=True)
class Terms:
    """On what terms is asked.

    Attributes:
        usd_per_run: what a run may spend, in US dollars, its trials included; None: as much as it takes.
        trial: who is asked beside the live proposer; only binding has trials.
    """

    usd_per_run: float | None = None
    trial: Trial | None = None
