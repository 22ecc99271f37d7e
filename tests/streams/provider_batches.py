"""Batches for tests; works and people are invented."""

import hashlib

from schemas import Batch, Entry, Name, Question
from streams.providers.prompt import DEFAULT_MODEL, PROMPT_VERSION

SALINITY = Entry(
    id="veg16",
    type="article-journal",
    title="Lagoon Salinity Cycles",
    authors=(Name(family="Vega", given="Ana"),),
    year=2016,
)
SEDIMENT = Entry(
    id="ose11",
    type="article-journal",
    title="Tidal Sediment Budgets",
    authors=(Name(family="Osei", given="Kofi"),),
    year=2011,
)


def batch_of(
    *views: str,
    entries: tuple[Entry, ...] = (SALINITY, SEDIMENT),
    model: str = DEFAULT_MODEL,
    prompt_version: str = PROMPT_VERSION,
    batch_id: str = "b1",
) -> Batch:
    """Return a batch that asks about these views; the sources are ``p1.pdf``, ``p2.pdf`` and so on."""
    return Batch(
        run_id="thesis",
        batch_id=batch_id,
        prompt_version=prompt_version,
        model=model,
        fingerprint=_digest("fingerprint"),
        entries=entries,
        questions=tuple(_question(f"p{i}.pdf", view) for i, view in enumerate(views, start=1)),
    )


def _question(source_id: str, view: str) -> Question:
    return Question(
        source_id=source_id, sha256=_digest(source_id), claim_key=_digest(f"{source_id}\n{view}"), view=view
    )


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
