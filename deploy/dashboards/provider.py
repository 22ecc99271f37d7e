"""What the provider is asked, answers and costs."""

from deploy.dashboards.panel import Board, Panel, Query
from deploy.dashboards.words import per_second, quantile, total

PROVIDER = Board(
    uid="sourcebind-provider",
    title="sourcebind: provider",
    why="Calls, their outcomes and their price, and what the cache saves.",
    panels=(
        Panel("Spent", "In this time.", (Query(total("provider_cost_usd")),), "currencyUSD", "number"),
        Panel(
            "Of today's limit",
            "At 100% batches are held back until the next day (UTC). Empty: no limit is set.",
            (Query("max(sourcebind_day_spent_usd) / max(sourcebind_day_limit_usd)"),),
            "percentunit",
            "number",
        ),
        Panel(
            "Answered from the cache",
            "The share of sources for which nobody had to be asked.",
            (Query(f"{total('cache_lookups', result='hit')} / {total('cache_lookups')}"),),
            "percentunit",
            "number",
        ),
        Panel(
            "Paid answers a content key",
            "1 is right; a crash within a call pays twice.",
            (Query("1 + sum(sourcebind_claims_repeated_total) / sum(sourcebind_claims_total)"),),
            kind="number",
        ),
        Panel(
            "Calls, by outcome",
            "Retries included.",
            (Query(per_second("provider_calls", "outcome"), "{{outcome}}"),),
            "ops",
        ),
        Panel(
            "Sources, by what came of the question",
            "In this time.",
            (Query(f"{total('provider_answers', 'result')} > 0", "{{result}}"),),
            kind="bars",
        ),
        Panel(
            "Seconds a batch",
            "95% stay below; the deadline is 80.",
            (Query(quantile(0.95, "provider_batch", "outcome"), "{{outcome}}"),),
            "s",
        ),
        Panel(
            "Asked again, by why",
            "Sources that a batch brought no answer for; they stay visible as pending.",
            (Query(f"{total('provider_failures', 'reason')} > 0", "{{reason}}"),),
            kind="bars",
        ),
        Panel(
            "Tokens",
            "A second; cached input costs a tenth.",
            (Query(per_second("provider_tokens", "kind"), "{{kind}}"),),
            "ops",
        ),
        Panel(
            "Cost, by model",
            "In this time.",
            (Query(total("provider_cost_usd", "model"), "{{model}}"),),
            "currencyUSD",
            "bars",
        ),
        Panel(
            "Cache",
            "Lookups a second: a hit asks nobody.",
            (Query(per_second("cache_lookups", "result"), "{{result}}"),),
            "ops",
        ),
        Panel(
            "Batches held back by a limit",
            "In this time; they go on when the limit is raised or the day ends.",
            (Query(total("budget_stops", "limit"), "a {{limit}}"),),
            kind="bars",
        ),
    ),
)
