"""What the gates refuse, and what they let pass with a mark."""

from deploy.dashboards.panel import Board, Panel, Query
from deploy.dashboards.words import per_second, refused_share, total

REFUSALS = Board(
    uid="sourcebind-refusals",
    title="sourcebind: refusals",
    why="How much of what models propose the gates refuse, and why.",
    panels=(
        Panel(
            "Proposals refused",
            "The share of rulings that refused. A jump: another model, prompt, kind of source, or gates.",
            (Query("sourcebind:rulings_refused:ratio_rate5m"),),
            "percentunit",
            "number",
        ),
        Panel(
            "Binds flagged",
            "The share of binds that a reviewer must look at.",
            (Query(f"{total('verdicts', flagged='yes')} / {total('verdicts')}"),),
            "percentunit",
            "number",
        ),
        Panel(
            "Verdicts withdrawn",
            "Of those told in this time.",
            (Query(total("withdrawals")),),
            kind="number",
        ),
        Panel(
            "Binds of proposals",
            "By a model alone: no gate proved them. That must stay 0; the gates are broken otherwise.",
            (
                Query(f"{total('verdicts', method='proposal')} - {total('model_only_binds')}", "proved"),
                Query(total("model_only_binds"), "by a model alone", must_stay_zero=True),
            ),
            kind="number",
        ),
        Panel(
            "Refused, by the first gate that refused",
            "The share of all rulings.",
            (
                Query(
                    f"{per_second('rulings', 'gate', result='refused')}"
                    f" / ignoring(gate) group_left {per_second('rulings')}",
                    "{{gate}}",
                ),
            ),
            "percentunit",
        ),
        Panel(
            "Refused, by reason",
            "In this time, the ten most frequent.",
            (Query(f"topk(10, {total('rulings', 'reason', result='refused')} > 0)", "{{reason}}"),),
            kind="bars",
        ),
        Panel(
            "Share refused, by model",
            "Models beside each other on the same work; local is the proposer that needs no key.",
            (Query(refused_share("model"), "{{model}}"),),
            "percentunit",
        ),
        Panel(
            "Share refused, by prompt version",
            "Before and after a change of the prompt.",
            (Query(refused_share("prompt_version"), "{{prompt_version}}"),),
            "percentunit",
        ),
        Panel(
            "Share refused, by role",
            "Chapters, volumes and editions are harder than the work itself.",
            (Query(refused_share("role"), "{{role}}"),),
            "percentunit",
        ),
        Panel(
            "Share refused, by language of the card",
            "A language that stands out may lack stop words or a form of names.",
            (Query(refused_share("language"), "{{language}}"),),
            "percentunit",
        ),
        Panel(
            "Flags on binds",
            "What reviewers will look at, in this time.",
            (Query(f"{total('verdict_flags', 'flag')} > 0", "{{flag}}"),),
            kind="bars",
        ),
        Panel(
            "Withdrawals, and the commands before them",
            "Corrections withdraw what is no longer proved.",
            (
                Query(f"{per_second('withdrawals', 'reason')} > 0", "withdrawn: {{reason}}"),
                Query(f"{per_second('commands', 'kind')} > 0", "{{kind}}"),
            ),
            "ops",
        ),
    ),
)
