"""Cover pages that repositories put before a work."""

import re

#: What cover pages of repositories say.
_REPOSITORY = (
    "hal open science", "author manuscript", "see discussions, stats", "researchgate", "jstor", "downloaded from",
    "terms of use", "terms and conditions", "econstor", "munich personal repec", "citation for published version",
    "document version", "link to publication", "digital commons", "digitalcommons", "suggested citation",
    "zurich open repository", "this version is available", "persistent link", "persistent url",
    "provided in cooperation", "take down policy", "takedown policy", "to cite this version", "archive ouverte",
    "deposited on", "deposited in", "open access repository", "general rights", "publisher's pdf", "version of record",
    "nutzungsbedingungen", "dieses dokument wurde", "repositori", "heruntergeladen", "depose dans", "depose sur",
    "depositato in", "depositado en",
)  # fmt: skip
_REPOSITORY_SAYS = re.compile(
    r"hal(?<!\whal) (?:id|is a multi)|zora\b|this is (?:the|an) (?:author|accepted|preprint|postprint)"
)


def speaks_of_repository(text: str) -> bool:
    """Whether a page says what covers of repositories say; notes at the foot of a work's own pages may say it too.

    Args:
        text: the page, plain.
    """
    return any(map(text.__contains__, _REPOSITORY)) or bool(_REPOSITORY_SAYS.search(text))
