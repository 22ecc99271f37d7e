"""How a prompt is framed: parts between lines that no text can forge, labels, and a version that follows every word."""

import hashlib
from typing import NamedTuple


class Prompt(NamedTuple):
    """The two parts of the user's message.

    Attributes:
        shared: the same for batches that follow each other, so it is marked for the provider's cache; never empty.
        own: what is asked.
    """

    shared: str
    own: str


def mark(*parts: str) -> str:
    """Return 128 bits of a hash over the parts, each preceded by its length so that none can pass for two.

    A block begins and ends with a line that carries the mark of everything shown. No text can predict it, since one
    that contains its own hash cannot be made; so none can end its block or open another, though the mark holds no
    secret.
    """
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode()
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()[:32]


def version_of(name: str, *texts: str) -> str:
    """Return the version of a prompt: part of every stored answer's key.

    Args:
        name: what it is for, with a number that is raised by whoever changes the rendering or the form of the answer.
        texts: all that goes into it; the version's digits follow them, so that no change of a word is forgotten.
    """
    return f"{name}-" + hashlib.sha256("\0".join(texts).encode()).hexdigest()[:8]
