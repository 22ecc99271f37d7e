"""Every figure that decides, each with its reason: first of the check, then of the verifier's evaluation."""

#: Characters of a claim and an excerpt together: twenty-five such pairs are some 75,000 tokens, which fit a context
#: window. A longer excerpt is a source, not evidence: nobody could say which part of it was meant.
PAIR_CHARACTERS = 12_000

# What a verifier must reach on the reference cases.

#: Share of cases with a valid result: each missing one is a hole in every figure below.
ASSESSED = 1.0
#: Share of cases with the right verdict after the gates: of twenty, three may be a matter of reading.
RIGHT = 0.85
#: Share of true supports that are found: who sees no support anywhere is no use, and would never be wrong otherwise.
SUPPORTS_FOUND = 0.8
#: Share of contradictions that are found: they are what a reader most needs to be told.
CONTRADICTIONS_FOUND = 0.8
#: Cases called supported that are not: the one mistake that a report would be published on.
FALSE_SUPPORTS = 0
