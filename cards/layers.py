"""Text in layers that are switched off."""

import pymupdf


def characters_in_hidden_layers(document: pymupdf.Document, pages: int) -> dict[int, int]:
    """Count the characters that the first pages would show if every layer were on, by page number from 0.

    Costs nothing where no layer is off; else the file is written with all on, and the pages are read twice more.
    """
    groups = document.get_ocgs()
    if all(group["on"] for group in groups.values()):
        return {}
    with pymupdf.open(stream=document.stream, filetype="pdf") as other:
        other.authenticate("")
        other.set_layer(-1, basestate="ON", on=list(groups), off=[])
        everything = other.tobytes()
    with pymupdf.open(stream=everything, filetype="pdf") as other:
        shown = [_characters(other[number]) for number in range(min(pages, other.page_count))]
    more = {number: count - _characters(document[number]) for number, count in enumerate(shown)}
    return {number: count for number, count in more.items() if count > 0}


def _characters(page: pymupdf.Page) -> int:
    return len("".join(page.get_text().split()))
