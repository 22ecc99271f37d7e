"""Claims of reports against their evidence, and answers over a packet."""

from deploy.dashboards.panel import Board, Panel, Query
from deploy.dashboards.words import per_second, total

VERIFY_ANSWER = Board(
    uid="sourcebind-verify-answer",
    title="sourcebind: verify and answer",
    why="What the other two jobs let pass, refuse and cost.",
    panels=(
        Panel(
            "Claims without support",
            "The share of reports' claims that their evidence does not support.",
            (
                Query(
                    f"1 - ({total('report_claims', verdict='supports')} / {total('report_claims')})",
                ),
            ),
            "percentunit",
            "number",
        ),
        Panel(
            "Answers refused",
            "The share of answers that were replaced by the fixed refusal.",
            (Query(f"{total('answers', result='refused')} / {total('answers')}"),),
            "percentunit",
            "number",
        ),
        Panel("Reports", "Checked in this time.", (Query(total("reports")),), kind="number"),
        Panel("Answers", "Given in this time.", (Query(total("answers")),), kind="number"),
        Panel(
            "Claims, by verdict",
            "In this time.",
            (Query(f"{total('report_claims', 'verdict')} > 0", "{{verdict}}"),),
            kind="bars",
        ),
        Panel(
            "Reports, by status",
            "unavailable: the provider was down, and nothing was said of the report.",
            (Query(f"{total('reports', 'status')} > 0", "{{status}}"),),
            kind="bars",
        ),
        Panel(
            "Pairs of claim and evidence, by the model's verdict",
            "A second.",
            (Query(per_second("assessments", "verdict"), "{{verdict}}"),),
            "ops",
        ),
        Panel(
            "Dropped or demoted by the gates",
            "Results that did not fit their pair, and support that figures, units or negations contradict.",
            (
                Query(f"{total('assessments_refused', 'reason')} > 0", "dropped: {{reason}}"),
                Query(f"{total('assessments_demoted', 'reason')} > 0", "demoted: {{reason}}"),
            ),
            kind="bars",
        ),
        Panel(
            "Answers, by result",
            "A second.",
            (Query(per_second("answers", "result"), "{{result}}"),),
            "ops",
        ),
        Panel(
            "Answers refused, by why",
            "In this time.",
            (Query(f"{total('answers', 'reason', result='refused')} > 0", "{{reason}}"),),
            kind="bars",
        ),
        Panel(
            "Taken out of answers, by kind",
            "In this time: addresses, secrets, ids of programs, guarded values and words of the prompt.",
            (Query(f"{total('answer_redactions', 'kind')} > 0", "{{kind}}"),),
            kind="bars",
        ),
        Panel(
            "Provider calls, by task",
            "The three jobs share one budget.",
            (Query(per_second("provider_calls", "task"), "{{task}}"),),
            "ops",
        ),
        Panel(
            "Cost, by task",
            "In this time.",
            (Query(total("provider_cost_usd", "task"), "{{task}}"),),
            "currencyUSD",
            "bars",
        ),
    ),
)
