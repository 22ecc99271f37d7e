"""In which letters a text is written."""

import unicodedata
from functools import lru_cache


@lru_cache(maxsize=8192)
def is_latin(text: str) -> bool:
    """Say whether all letters of a text are Latin ones."""
    return text.isascii() or all("LATIN" in unicodedata.name(char, "LATIN") for char in text if char.isalpha())
