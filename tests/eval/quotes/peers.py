"""What other libraries say of the same quotes. Run by `tests.eval.quotes.bench` in an environment of their own.

They are pinned in pyproject.toml, and never a dependency of the product. Reads trials from standard input and writes
verdicts to standard output, both JSON.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from typing import TypedDict

#: Says whether a quote stands in a text.
Check = Callable[[str], bool]
#: LangExtract aligns a few quotes a second: it gets every so many-th.
SAMPLE = 50


class Work(TypedDict):
    """A trial: its text and quotes, as they are and under the gates' fold."""

    text: str
    quotes: list[str]
    folded_text: str
    folded_quotes: list[str]


class Verdicts(TypedDict):
    """What one peer says of the quotes of each trial; None for a quote that it did not get."""

    peer: str
    version: str
    verdicts: list[list[bool | None]]
    seconds: list[float]
    #: Why it could not be asked.
    missing: str


def quotegate(text: str) -> Check:
    """Find the quote in the passage, white space ignored; its rules on whole sentences are left aside."""
    core = import_module("quotegate.core")
    passage = core.Passage(text, soft_breaks=True)
    return lambda quote: core.sentence(quote, passage) is not None


def quotegate_rules(text: str) -> Check:
    """Find the quote, and let all its rules judge the sentence that it stands in."""
    core = import_module("quotegate.core")
    passage = core.Passage(text, soft_breaks=True)
    return lambda quote: isinstance(core.judge(1, quote, [passage]), core.Quote)


def citegate(text: str) -> Check:
    """Find the quote among whole words, both normalised as it normalises titles; the text once."""
    normalize = import_module("citegate.core").normalize
    normal = f" {normalize(text)} "
    return lambda quote: f" {normalize(quote)} " in normal


def linkml(text: str) -> Check:
    """Ask the validator of supporting text, but for the explanation that it would add to a refusal."""
    models = import_module("linkml_reference_validator.models")
    validating = import_module("linkml_reference_validator.validation.supporting_text_validator")
    validator = validating.SupportingTextValidator(models.ReferenceValidationConfig())
    validator.generate_suggested_fix = lambda *_: (None, None, 0.0)
    reference = models.ReferenceContent(reference_id="local:1", content=text)
    return lambda quote: bool(validator.find_text_in_reference(quote, reference).found)


def rapidfuzz(threshold: int) -> Callable[[str], Check]:
    """Accept from this partial ratio on; the texts come folded, which costs it nothing here."""

    def checks(text: str) -> Check:
        ratio = import_module("rapidfuzz.fuzz").partial_ratio
        return lambda quote: ratio(quote, text, score_cutoff=threshold) >= threshold

    return checks


def langextract(text: str) -> Check:
    """Align the quote as an extraction, with the library's defaults."""
    resolver = import_module("langextract.resolver").Resolver()
    extraction = import_module("langextract.core.data").Extraction
    return lambda quote: next(resolver.align([extraction("quote", quote)], text, 0)).alignment_status is not None


#: Name in the table, distribution, how it is asked, whether it gets folded texts, every how many-th quote.
PEERS: tuple[tuple[str, str, Callable[[str], Check], bool, int], ...] = (
    ("quotegate", "quotegate", quotegate, False, 1),
    ("quotegate, all rules", "quotegate", quotegate_rules, False, 1),
    ("citegate's normaliser", "citegate", citegate, False, 1),
    ("linkml-reference-validator", "linkml-reference-validator", linkml, False, 1),
    ("rapidfuzz partial_ratio >= 90", "rapidfuzz", rapidfuzz(90), True, 1),
    ("rapidfuzz partial_ratio >= 95", "rapidfuzz", rapidfuzz(95), True, 1),
    ("LangExtract, a sample", "langextract", langextract, False, SAMPLE),
)


def ask(works: list[Work]) -> Iterator[Verdicts]:
    """Put every trial to every peer; one that is not there, or breaks, says why."""
    for name, distribution, checks, folded, step in PEERS:
        result = Verdicts(peer=name, version="", verdicts=[], seconds=[], missing="")
        try:
            result["version"] = version(distribution)
            for work in works:
                quotes = work["folded_quotes" if folded else "quotes"]
                check = checks(work["folded_text" if folded else "text"])
                start = time.process_time()
                verdicts = [check(quote) if at % step == 0 else None for at, quote in enumerate(quotes)]
                result["seconds"].append(time.process_time() - start)
                result["verdicts"].append(verdicts)
        except Exception as error:  # noqa: BLE001 - whatever breaks in a peer, the table must say so
            result["missing"] = f"{type(error).__name__}: {error}"
        yield result


if __name__ == "__main__":
    json.dump(list(ask(json.load(sys.stdin))), sys.stdout)
