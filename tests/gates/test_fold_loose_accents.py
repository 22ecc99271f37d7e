"""A loose accent with a space before it belongs to a word that has begun, or begins one."""

import pytest

from gates.fold import fold


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("der ¨Uberlauf im Mai", ("der", "uberlauf", "im", "mai")),
        ("Streit\n¨Uber Geschiebe", ("streit", "uber", "geschiebe")),
        ("Herr ´Emile", ("herr", "emile")),
        ("M ¨uller Schr ¨odinger f ¨ur", ("muller", "schrodinger", "fur")),
        ("caf´e au lait", ("cafe", "au", "lait")),
        ("peut-ˆetre", ("peutetre",)),
    ],
)
def test_words(text: str, words: tuple[str, ...]) -> None:
    assert fold(text).words == words
