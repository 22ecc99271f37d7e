"""Rule one proposal without Kafka: python core.py PAPER.pdf REFS.bib ENTRY "words on the page"."""

import sys
from pathlib import Path

from cards import build_card, read_bibliography
from gates import rule
from schemas import Proposal

paper, refs, entry, words = sys.argv[1:]
card = build_card(Path(paper).read_bytes(), Path(paper).name)
proposal = Proposal(entry_id=entry, role="same_work", evidence=words)
ruling = rule(proposal, card, read_bibliography(refs))

print("bound" if ruling.bound else f"refused: {ruling.reason}", *ruling.flags)
for gate in ruling.gates:
    for seen in gate.seen:
        print(f"  {gate.gate} saw page {seen.page}, characters {seen.start}-{seen.end}: {seen.text!r}")
