"""From upload to verdict: flow, waiting, and what stands still."""

from deploy.dashboards.panel import Board, Panel, Query
from deploy.dashboards.words import per_second, quantile, total


def _quantiles(histogram: str) -> tuple[Query, ...]:
    return tuple(Query(quantile(share, histogram), f"{share:.0%} below") for share in (0.5, 0.95))


ENDED = 'sum by (state) (increase(sourcebind_outcomes_total{state!="pending"}[$__range])) > 0'

PIPELINE = Board(
    uid="sourcebind-pipeline",
    title="sourcebind: pipeline",
    why="Whether uploads become verdicts, how fast, and where they wait.",
    panels=(
        Panel(
            "Workers at work",
            "Those that are ready; a process may hold several.",
            (Query("sum(sourcebind_ready)"),),
            kind="number",
        ),
        Panel(
            "Waiting for an answer",
            "Sources, pairs and questions.",
            (Query("sum(sourcebind_pending_items)"),),
            kind="number",
        ),
        Panel(
            "Oldest waiting",
            "Hours here: the proposer is down, or a budget is spent.",
            (Query("max(sourcebind_oldest_pending_seconds)"),),
            "s",
            "number",
        ),
        Panel(
            "Dead letters",
            "Records that could not be taken, in this time: sourcebind dead-letters list.",
            (Query(total("dead_letters")),),
            kind="number",
        ),
        Panel(
            "Flow",
            "Each stage a second. Cards without verdicts: look at waiting and lag.",
            (
                Query(per_second("cards"), "cards"),
                Query(per_second("proposals"), "proposals"),
                Query(per_second("rulings"), "rulings"),
                Query(per_second("verdicts"), "verdicts"),
            ),
            "ops",
        ),
        Panel(
            "Sources, by where they ended",
            "In this time.",
            (
                Query(
                    'sum by (state) (increase(sourcebind_outcomes_total{state!="pending"}[$__range])) > 0', "{{state}}"
                ),
            ),
            kind="bars",
        ),
        Panel("From upload to card", "Waiting, fetching and reading.", _quantiles("upload_to_card"), "s"),
        Panel(
            "From card to answer",
            "What a source waits for the proposer, retries included.",
            _quantiles("answer_wait"),
            "s",
        ),
        Panel(
            "Reading a file",
            "95% stay below, by what became of it.",
            (Query(quantile(0.95, "card", "result"), "{{result}}"),),
            "s",
        ),
        Panel(
            "Uploads that gave no card, or a suspicious one",
            "In this time; hidden text and texts that speak to the model are kept from it and counted.",
            (
                Query(f"{total('cards', 'result')} > 0", "{{result}}"),
                Query(f"{total('hidden_texts', 'why')} > 0", "hidden text: {{why}}"),
                Query(f"{total('injection_attempts', 'kind')} > 0", "injection: {{kind}}"),
            ),
            kind="bars",
        ),
        Panel(
            "Lag",
            "Records that a group has not committed.",
            (Query("sum by (group) (sourcebind_lag_records)", "{{group}}"),),
        ),
        Panel(
            "Since the last commit, where there is something to commit",
            "Grows where a partition stands still: one poisoned worker, or a stuck call.",
            (Query("max by (group, topic) (sourcebind_commit_age_seconds)", "{{group}} {{topic}}"),),
            "s",
        ),
        Panel(
            "Waiting for an answer, over time",
            "A hill that does not shrink: add proposers, or look at the provider.",
            (Query("sum by (group) (sourcebind_pending_items)", "{{group}}"),),
        ),
        Panel(
            "Dead letters, by why",
            "A second.",
            (Query(per_second("dead_letters", "code"), "{{code}}"),),
            "ops",
        ),
        Panel(
            "Recovery",
            "How long tables took to be read back after a start or a rebalance.",
            (
                Query(
                    "max by (instance, group) (max_over_time(sourcebind_recovery_seconds[$__rate_interval]))",
                    "{{instance}} {{group}}",
                ),
            ),
            "s",
        ),
        Panel(
            "Starts of processes",
            "Each is a release, a crash (exit code 70) or an eviction.",
            (Query("changes(process_start_time_seconds[$__range]) > 0", "{{job}} {{instance}}"),),
            kind="bars",
        ),
    ),
)
