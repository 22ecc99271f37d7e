"""Every metric, declared once: the README's table, the dashboards and the alerts follow it."""

from typing import Final

from streams.metrics import labels as of
from streams.metrics.metric import Metric

#: Seconds: a call at the provider has 40, its batch 80, a file's card at most as long.
_WORK = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0, 60.0, 90.0)
#: Seconds: what waits for company, for the provider, or for another try within hours.
_WAIT = (0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 1800.0, 3600.0, 21600.0, 86400.0)

_PROVIDER = (of.TASK, of.MODEL, of.OUTCOME)
_PLACE = (of.GROUP, of.TOPIC, of.PARTITION)

#: The gates, and what downstream is told.
RULINGS: Final = (
    Metric(
        "sourcebind_rulings_total",
        "counter",
        "Rulings that were told: a bind, or a refusal with the first gate that refused and why.",
        (of.RULING, of.GATE, of.REFUSAL, of.ROLE, of.LANGUAGE, of.MODEL, of.PROMPT),
    ),
    Metric(
        "sourcebind_proposals_total",
        "counter",
        "Proposals in claims that were stored.",
        (of.ROLE, of.MODEL, of.PROMPT),
    ),
    Metric(
        "sourcebind_verdicts_total",
        "counter",
        "Bound verdicts that were told.",
        (of.METHOD, of.ROLE, of.FLAGGED),
    ),
    Metric("sourcebind_verdict_flags_total", "counter", "Flags on bound verdicts that were told.", (of.FLAG,)),
    Metric(
        "sourcebind_withdrawals_total",
        "counter",
        "Verdicts that were withdrawn, and why.",
        (of.WITHDRAWAL, of.METHOD, of.ROLE),
    ),
    Metric(
        "sourcebind_model_only_binds_total",
        "counter",
        "Binds of a proposal whose evidence no gate saw on the card, or that a gate refused. Must stay 0.",
    ),
    Metric("sourcebind_outcomes_total", "counter", "States of sources that were told.", (of.STATE, of.STATE_REASON)),
)

#: The binder's input, and what waits.
BINDER: Final = (
    Metric("sourcebind_commands_total", "counter", "Commands that were taken.", (of.COMMAND,)),
    Metric("sourcebind_forwarded_total", "counter", "Records found in the wrong partition and sent on.", (of.TOPIC,)),
    Metric("sourcebind_stale_cards_total", "counter", "Cards older than the one at hand."),
    Metric("sourcebind_forgotten_cards_total", "counter", "Cards of a run that was forgotten."),
    Metric("sourcebind_forgotten_proposals_total", "counter", "Answers for a run that was forgotten."),
    Metric("sourcebind_dead_letters_total", "counter", "Records that could not be taken.", (of.LETTER,)),
    Metric(
        "sourcebind_agent_restarts_total",
        "counter",
        "Starts of the binder's agent after its first in this process. Must stay 0: a failure ends the process.",
    ),
    Metric("sourcebind_pending_items", "gauge", "Sources, pairs or questions that wait for an answer.", (of.GROUP,)),
    Metric(
        "sourcebind_oldest_pending_seconds",
        "gauge",
        "Age of the oldest that waits for an answer; 0 if none does.",
        (of.GROUP,),
    ),
    Metric(
        "sourcebind_answer_wait_seconds",
        "histogram",
        "From a source's beginning to wait until its answer is there.",
        buckets=_WAIT,
    ),
)

#: Questions and the cache.
CACHE: Final = (
    Metric(
        "sourcebind_cache_lookups_total",
        "counter",
        "Sources that might be asked about: a hit if all answers are stored, a miss if one begins to wait.",
        (of.LOOKUP,),
    ),
    Metric("sourcebind_claims_total", "counter", "Content keys that were answered for the first time.", (of.MODEL,)),
    Metric(
        "sourcebind_claims_repeated_total",
        "counter",
        "Paid answers to a content key that had one: after a crash in a call, or (must stay 0) asked again.",
        (of.REPEAT,),
    ),
    Metric("sourcebind_batches_total", "counter", "Batches that were sent to the proposer.", (of.BATCH,)),
    Metric("sourcebind_batches_lost_total", "counter", "Sources whose batch had no outcome. Must stay 0.", (of.LOST,)),
    Metric("sourcebind_asked_again_total", "counter", "Sources that will be asked about again.", (of.FAILURE,)),
    Metric(
        "sourcebind_provider_failures_total", "counter", "Sources that a batch brought no answer for.", (of.FAILURE,)
    ),
    Metric("sourcebind_budget_stops_total", "counter", "Batches held back by a spending limit.", (of.LIMIT,)),
    Metric("sourcebind_trial_answers_total", "counter", "Sources answered in a shadow trial.", (of.ANSWER,)),
    Metric("sourcebind_trial_rulings_total", "counter", "Rulings in a shadow trial.", (of.TRIAL_RULING, of.ROLE)),
)

#: Files.
CARDS: Final = (
    Metric("sourcebind_cards_total", "counter", "Uploads, by what became of them.", (of.CARD,)),
    Metric("sourcebind_card_seconds", "histogram", "Fetching a file and building its card.", (of.CARD,), buckets=_WORK),
    Metric(
        "sourcebind_upload_to_card_seconds",
        "histogram",
        "From an upload's publication to its card's.",
        buckets=_WAIT,
    ),
    Metric(
        "sourcebind_hidden_texts_total", "counter", "Cards with text that no reader sees, by why not.", (of.HIDDEN,)
    ),
    Metric(
        "sourcebind_injection_attempts_total",
        "counter",
        "Texts that speak to the model or imitate its frame.",
        (of.PLACE, of.ATTEMPT),
    ),
)

#: The provider, of all three jobs.
PROVIDER: Final = (
    Metric("sourcebind_provider_batches_total", "counter", "Batches that were asked.", _PROVIDER),
    Metric("sourcebind_provider_calls_total", "counter", "Calls, retries included.", _PROVIDER),
    Metric("sourcebind_provider_tokens_total", "counter", "Tokens.", (*_PROVIDER, of.TOKENS)),
    Metric("sourcebind_provider_cost_usd_total", "counter", "US dollars.", _PROVIDER),
    Metric("sourcebind_provider_batch_seconds", "histogram", "A batch's calls.", _PROVIDER, buckets=_WORK),
    Metric(
        "sourcebind_provider_answers_total",
        "counter",
        "Questions, by what came of them.",
        (of.TASK, of.MODEL, of.ANSWER),
    ),
    Metric(
        "sourcebind_day_spent_usd", "gauge", "US dollars that all proposers spent today (UTC); with a day's limit only."
    ),
    Metric("sourcebind_day_limit_usd", "gauge", "The spending limit of a day, if there is one."),
)

#: Reports and answers.
VERIFY_AND_ANSWER: Final = (
    Metric(
        "sourcebind_assessments_total",
        "counter",
        "Claim and evidence pairs that were assessed.",
        (of.ASSESSMENT, of.MODEL, of.PROMPT),
    ),
    Metric("sourcebind_assessments_refused_total", "counter", "Results that the gates dropped.", (of.DROPPED,)),
    Metric("sourcebind_assessments_demoted_total", "counter", "Results that lost their support.", (of.DEMOTED,)),
    Metric("sourcebind_report_claims_total", "counter", "Claims of reports, by their result.", (of.ASSESSMENT,)),
    Metric("sourcebind_reports_total", "counter", "Reports, by the status of their check.", (of.STATUS,)),
    Metric(
        "sourcebind_answers_total",
        "counter",
        "Answers, by what was shown, and why the fixed refusal was.",
        (of.SHOWN, of.ANSWER_REFUSAL),
    ),
    Metric(
        "sourcebind_answer_redactions_total",
        "counter",
        "Stretches that were taken out of answers before they were shown.",
        (of.REDACTED,),
    ),
)

#: The process and its cluster.
PROCESS: Final = (
    Metric(
        "sourcebind_ready",
        "gauge",
        "1 if the worker has its partitions, its tables are recovered and the cluster answers.",
        (of.GROUP,),
    ),
    Metric(
        "sourcebind_broker_reached",
        "gauge",
        "1 if the cluster said within the last 30 seconds where the group stands.",
        (of.GROUP,),
    ),
    Metric("sourcebind_partitions", "gauge", "Partitions of input topics that the worker holds.", (of.GROUP,)),
    Metric("sourcebind_lag_records", "gauge", "Records that the group has yet to commit.", _PLACE),
    Metric(
        "sourcebind_commit_age_seconds",
        "gauge",
        "Since the group last committed in a partition in which it has yet to; 0 if it has nothing to commit.",
        _PLACE,
    ),
    Metric("sourcebind_recovery_remaining_records", "gauge", "Changelog records still to be read back.", (of.GROUP,)),
    Metric(
        "sourcebind_recovery_seconds",
        "gauge",
        "How long the worker has had no recovered tables; 0 if they are there.",
        (of.GROUP,),
    ),
)

METRICS: Final = (*RULINGS, *BINDER, *CACHE, *CARDS, *PROVIDER, *VERIFY_AND_ANSWER, *PROCESS)
