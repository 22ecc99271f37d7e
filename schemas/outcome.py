"""Where a source stands: pending, or one terminal state."""

from typing import ClassVar, Literal

from pydantic import Field

from schemas.record import Id, Message, Sha256

State = Literal["pending", "bound", "unbound", "unreadable", "failed", "removed"]

#: Why a provider gave nothing for a source.
ProviderReason = Literal[
    "provider_refused", "provider_truncated", "provider_too_long", "provider_overloaded", "provider_rate_limited",
    "provider_timeout", "provider_error", "provider_malformed", "provider_empty", "provider_left_out",
    "provider_budget_spent", "provider_unauthorized",
]  # fmt: skip

OutcomeReason = Literal[
    # pending
    "no_bibliography", "waiting_for_batch", "asked", "will_ask_again",
    # bound
    "fast_path", "gated_proposal", "same_bytes_as",
    # unbound
    "no_proposals", "all_refused", "no_open_entries", "never_asked",
    # unreadable
    "no_text", "password_required", "damaged", "not_a_pdf", "empty", "too_large", "too_many_pages", "too_slow",
    "too_much_memory", "parser_crashed", "not_found", "unreachable", "uri_refused", "hash_differs",
    # failed
    "gave_up_after_tries", "gave_up_after_a_day",
    # removed
    "source_removed",
] | ProviderReason  # fmt: skip


class Outcome(Message):
    """The state of one source. Every upload ends in exactly one that is not pending."""

    noun: ClassVar[str] = "outcome"

    source_id: Id
    #: Of the upload that this is about.
    upload_revision: int = Field(ge=1)
    sha256: Sha256 | None = None
    state: State
    reason: OutcomeReason
    #: For ``same_bytes_as`` the other source, else what a person may read about the reason.
    detail: str = ""
    #: Of the bibliography when this was decided; 0 before there is one.
    revision: int = Field(default=0, ge=0)
