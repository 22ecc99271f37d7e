"""What a person says of the sample thesis, written down from its samples and not from the program's output."""

from streams.results import Results

#: Entry, source, role.
BOUND = {
    ("kindt2017a", "1-s2.0-moore.pdf", "same_work"),
    ("kindt2017b", "kindt2017a.pdf", "same_work"),
    ("kindt2017b", "download (1).pdf", "same_work"),
    ("handbuch", "Teil-3.pdf", "same_work"),
    ("bafw2014", "uferschutz.pdf", "same_work"),
    ("marsh2011", "coastal-systems.pdf", "same_work"),
    ("marsh2011", "chapter6.pdf", "chapter_in_this_volume"),
    ("duarte2011", "chapter6.pdf", "same_work"),
    ("duarte2011", "coastal-systems.pdf", "volume_of_this_chapter"),
    ("brandt1998", "scan0001.pdf", "excerpt_of_work"),
    ("lim2020", "ponds.pdf", "same_work"),
    ("costa2015", "manuscript_final.pdf", "same_work"),
}

#: Of sources that are no entry's: state, and the reason where there is only one that is right.
LEFT = {
    "scan0002.pdf": ("unreadable", "no_text"),
    "locked.pdf": ("unreadable", "password_required"),
    "broken.pdf": ("unreadable", "damaged"),
    "osei_monograph.pdf": ("unbound", ""),
    "Teil-2.pdf": ("unbound", ""),
}


def bound(results: Results) -> set[tuple[str, str, str]]:
    """What is bound, but for the revised introduction: a reviewer must see it as another edition, or flagged."""
    return {(v.entry_id, v.source_id, v.role) for v in results.bound if v.source_id != "hale.pdf"}


def revised(results: Results) -> list[bool]:
    """Of each verdict on the revised introduction, whether a reviewer sees that it is not simply the work."""
    found = [verdict for verdict in results.bound if verdict.source_id == "hale.pdf"]
    return [verdict.role == "other_edition" or "title_differs" in verdict.flags for verdict in found]


def left(results: Results) -> dict[str, tuple[str, str]]:
    """What is left unbound, with the reason where `LEFT` has one."""
    outcomes = {source: outcome for source, outcome in results.outcomes.items() if outcome.state != "bound"}
    return {
        source: (outcome.state, outcome.reason if LEFT.get(source, ("", ""))[1] else "")
        for source, outcome in outcomes.items()
    }
