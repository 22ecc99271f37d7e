"""The rows of the binder's tables, as they stand in the compacted changelog topics."""

import base64
from math import fsum
from typing import ClassVar

from isal import isal_zlib
from pydantic import Field

from schemas.bibliography import Bibliography
from schemas.built_card import BuiltCard
from schemas.card import SourceCard
from schemas.claim import Usage
from schemas.outcome import Outcome, OutcomeReason
from schemas.record import Id, Message, Sha256
from schemas.upload import Provenance
from schemas.verdict import Verdict


class BibliographyRow(Message):
    """A run's bibliography, and which commands made it."""

    noun: ClassVar[str] = "bibliography-row"

    bibliography: Bibliography
    #: The latest command ids, so that a repeat is known.
    event_ids: tuple[str, ...] = ()
    #: Uploads published until then (milliseconds since 1970) belong to the run that was forgotten.
    forgotten_at: int = Field(default=0, ge=0)
    #: The run was forgotten and no bibliography was set since.
    forgotten: bool = False


class CardRow(Message):
    """What became of a source's upload; the card itself deflated, since 10,000 of them are held in memory."""

    noun: ClassVar[str] = "card-row"

    source_id: Id
    revision: int = Field(ge=1)
    sha256: Sha256 | None = None
    #: What a new card of the same upload needs, and what made this one; empty in rows from before these were kept.
    uri: str = ""
    filename: str = ""
    extractor: str = ""
    provenance: Provenance | None = None
    removed: bool = False
    reason: OutcomeReason | None = None
    detail: str = ""
    #: The DOIs that are the card's own (an arXiv id as the DOI it has): a corrected DOI finds its sources by them.
    own_dois: tuple[str, ...] = ()
    deflated: str = ""

    @classmethod
    def of(cls, built: BuiltCard) -> "CardRow":
        """Return the row that keeps this card."""
        card = built.card
        return cls(
            run_id=built.run_id,
            source_id=built.source_id,
            revision=built.revision,
            sha256=built.sha256,
            uri=built.uri,
            filename=built.filename,
            extractor=built.extractor,
            provenance=built.provenance,
            removed=built.removed,
            reason=built.reason,
            detail=built.detail,
            own_dois=_own_dois(card) if card else (),
            deflated=base64.b64encode(isal_zlib.compress(card.to_bytes(), 1)).decode() if card else "",
        )

    def card(self) -> SourceCard | None:
        """Return the card, unpacked anew at each call; None if the source has none."""
        return SourceCard.from_bytes(isal_zlib.decompress(base64.b64decode(self.deflated))) if self.deflated else None


class Pending(Message):
    """A source that waits for an answer: written when it begins to wait, verified by every tick."""

    noun: ClassVar[str] = "pending"

    source_id: Id
    #: The question whose answer it waits for, and the part of the bibliography that it is about.
    claim_key: Sha256
    part: int = Field(default=1, ge=1)
    #: All times in milliseconds since 1970. ``since``: it waits; ``due``: it may be asked (again); ``held_until``: a
    #: spending limit held it so long, which counts for no day after which it is given up.
    since: int = Field(ge=0)
    due: int = Field(ge=0)
    held_until: int = Field(default=0, ge=0)
    tries: int = Field(default=0, ge=0)
    #: The most sources that may share its batch; halved when an answer was cut off.
    batch_limit: int = Field(ge=1)
    batch_id: str = ""
    batched_at: int = Field(default=0, ge=0)
    #: A batch of the partition that was sent later has been answered: when a tick first saw that, 0 before; else None.
    overtaken_at: int | None = Field(default=None, ge=0)
    reason: OutcomeReason


class Spending(Message):
    """What one batch costs its run."""

    noun: ClassVar[str] = "spending"

    batch_id: Id
    #: Who was asked; empty if the batch's answer is all that is known of it.
    model: str = ""
    prompt_version: str = ""
    #: Sources in the batch.
    sources: int = Field(default=0, ge=0)
    #: US dollars that it was expected to cost when it was sent; they count until it is answered.
    reserved_usd: float = Field(default=0.0, ge=0)
    #: What its answers cost. There is more than one after a crash between a call and its commit.
    usages: tuple[Usage, ...] = ()

    @property
    def usd(self) -> float:
        """US dollars that were spent, or are expected to be."""
        return fsum(usage.usd for usage in self.usages) if self.usages else self.reserved_usd


class Standing(Message):
    """What downstream was last told of a source, so that only changes are told."""

    noun: ClassVar[str] = "standing"

    source_id: Id
    outcome: Outcome
    verdicts: tuple[Verdict, ...] = ()
    #: Every entry for which a verdict was ever published, so that `forget` finds the keys.
    told: tuple[str, ...] = ()
    #: Digests of the refusals that were told.
    refusals: tuple[str, ...] = ()


def _own_dois(card: SourceCard) -> tuple[str, ...]:
    arxiv = {f"10.48550/arxiv.{card.arxiv}"} if card.arxiv else set()
    return tuple(sorted({doi.doi for doi in card.dois if doi.own} | arxiv))
