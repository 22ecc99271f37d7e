"""Draw what a command prints: sourcebind demo | python deploy/picture.py deploy/demo.svg."""

import io
import re
import sys

from rich.console import Console

console = Console(record=True, width=84, file=io.StringIO())
console.print(sys.stdin.read().rstrip(), markup=False, highlight=False)
drawn = console.export_svg(title="sourcebind demo")
# the reader's own font: a picture fetches nothing
drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
with open(sys.argv[1], "w", encoding="utf-8") as picture:
    picture.write(drawn)
