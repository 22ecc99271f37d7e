"""BibTeX's and biblatex's record types in the words of the Citation Style Language."""

from schemas import EntryType

TYPES: dict[str, EntryType] = {
    **dict.fromkeys(("article", "suppperiodical"), "article-journal"),
    **dict.fromkeys(
        ("book", "mvbook", "collection", "mvcollection", "proceedings", "mvproceedings", "reference", "mvreference"),
        "book",
    ),
    # a manual has chapters and editions, as a book has
    **dict.fromkeys(("manual", "periodical"), "book"),
    **dict.fromkeys(("inbook", "bookinbook", "suppbook", "incollection", "suppcollection"), "chapter"),
    **dict.fromkeys(("inproceedings", "conference"), "paper-conference"),
    "inreference": "entry-encyclopedia",
    **dict.fromkeys(("phdthesis", "mastersthesis", "bachelorsthesis", "thesis"), "thesis"),
    **dict.fromkeys(("techreport", "report"), "report"),
    **dict.fromkeys(("online", "electronic", "www", "web_page", "webpage"), "webpage"),
    # Mendeley's own
    **{"book_section": "chapter", "newspaper_article": "article-newspaper", "magazine_article": "article-magazine"},
    **dict.fromkeys(("presentation", "talk"), "speech"),
    "software": "software",
    "dataset": "dataset",
    "standard": "standard",
    "patent": "patent",
    "review": "review",
    **dict.fromkeys(("unpublished", "letter"), "manuscript"),
    **dict.fromkeys(
        (
            "misc", "generic", "booklet", "artwork", "audio", "bibnote", "commentary", "image", "jurisdiction",
            "legislation", "legal", "movie", "music", "performance", "video",
        ),
        "document",
    ),
}  # fmt: skip

#: Records that name no work: settings of a style, a container of fields, a group of other entries.
NO_WORKS: dict[str, str] = {
    "control": "it is a setting of a style and names no work",
    "ieeetranbstctl": "it is a setting of a style and names no work",
    "xdata": "it only holds fields for other records",
    "set": "it only groups other records",
}
