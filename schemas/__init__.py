"""What travels: every record as a frozen, strict model."""

from schemas.batch import MAX_BATCH, Batch, Question
from schemas.bibliography import Bibliography, Entry, EntryType, Name, Problem
from schemas.built_card import BuiltCard
from schemas.card import (
    IDENTITY_ZONES,
    Doi,
    Hidden,
    Metadata,
    Region,
    RunningLine,
    SourceCard,
    Zone,
)
from schemas.claim import Claim, Failure, Proposals, Usage, claim_key
from schemas.command import (
    AddEntries,
    AnyCommand,
    Command,
    CorrectEntry,
    Forget,
    Recheck,
    Regate,
    RemoveEntry,
    SetEntries,
)
from schemas.key import decode_key, encode_key
from schemas.outcome import Outcome, OutcomeReason, ProviderReason, State
from schemas.proposal import ROLES, Proposal, Role
from schemas.record import Id, Message, Record, Sha256
from schemas.rows import BibliographyRow, CardRow, Pending, Spending, Standing
from schemas.ruling import Flag, Gate, GateResult, Method, Reason, Ruling, Sighting, Span
from schemas.tick import Tick
from schemas.topic import MAX_BYTES, PARTITIONS, TOPICS, Topic, TopicNoun
from schemas.upload import Provenance, Removal, Upload
from schemas.verdict import Refusal, Verdict, WithdrawalReason

__all__ = [
    "IDENTITY_ZONES",
    "MAX_BATCH",
    "MAX_BYTES",
    "PARTITIONS",
    "ROLES",
    "TOPICS",
    "AddEntries",
    "AnyCommand",
    "Batch",
    "Bibliography",
    "BibliographyRow",
    "BuiltCard",
    "CardRow",
    "Claim",
    "Command",
    "CorrectEntry",
    "Doi",
    "Entry",
    "EntryType",
    "Failure",
    "Flag",
    "Forget",
    "Gate",
    "GateResult",
    "Hidden",
    "Id",
    "Message",
    "Metadata",
    "Method",
    "Name",
    "Outcome",
    "OutcomeReason",
    "Pending",
    "Problem",
    "Proposal",
    "Proposals",
    "Provenance",
    "ProviderReason",
    "Question",
    "Reason",
    "Recheck",
    "Record",
    "Refusal",
    "Regate",
    "Region",
    "Removal",
    "RemoveEntry",
    "Role",
    "Ruling",
    "RunningLine",
    "SetEntries",
    "Sighting",
    "SourceCard",
    "Sha256",
    "Span",
    "Spending",
    "Standing",
    "State",
    "Tick",
    "Topic",
    "TopicNoun",
    "Upload",
    "Usage",
    "Verdict",
    "WithdrawalReason",
    "Zone",
    "claim_key",
    "decode_key",
    "encode_key",
]
