"""Draw what a command prints: FORCE_COLOR=1 sourcebind demo | python deploy/picture.py FILE."""

import io
import re
import sys

from rich.console import Console
from rich.text import Text

console = Console(record=True, width=84, file=io.StringIO())
console.print(Text.from_ansi(sys.stdin.read().rstrip()))
drawn = console.export_svg(title="sourcebind demo")
# the reader's own font: a picture fetches nothing
drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
with open(sys.argv[1], "w", encoding="utf-8") as picture:
    picture.write(drawn)
