"""What stands between two characters: how they hang together, and what of it is text."""

import pytest

from gates.gap import BESIDE_ACCENT, HYPHEN, JOIN, LINE_END, LOOSE, SPACE, SPREAD, Gap, read_gap


@pytest.mark.parametrize(
    ("before", "gap", "after", "start", "end"),
    [
        ("letter", "…", "letter", 0, 1),
        ("letter", " … ", "letter", 1, 2),
        ("digit", "...", "digit", 0, 3),
        ("letter", " [. . .", "sign", 2, 7),
        ("", "…", "letter", 0, 1),
    ],
)
def test_an_ellipsis_is_text_whatever_stands_beside_it(before: str, gap: str, after: str, start: int, end: int) -> None:
    assert read_gap(before, gap, after, "") == Gap(LOOSE, "…", start, end, LOOSE)


@pytest.mark.parametrize(
    ("before", "gap", "after", "joint"),
    [
        ("letter", "", "letter", JOIN),
        ("letter", "\u200b", "letter", JOIN),
        ("letter", "\u00ad", "letter", JOIN),
        ("letter", "\u00ad\n", "letter", JOIN),
        ("digit", "\u00ad\n", "digit", JOIN),
        ("letter", "\u00ad, ", "letter", SPACE),
        ("letter", " ", "letter", SPACE),
        ("letter", ". ", "letter", SPACE),
        ("letter", "\n\n", "letter", SPACE),
        ("letter", ", ", "digit", SPACE),
        ("digit", " ", "digit", SPACE),
        ("digit", ". ", "digit", SPACE),
        ("digit", "; ", "letter", SPACE),
        ("letter", ".", "digit", SPACE),  # "v.2"
        ("letter", "'", "letter", SPACE),
        ("letter", " (", "digit", SPACE),
    ],
)
def test_punctuation_and_white_space_part_words_and_what_is_not_seen_does_not(
    before: str, gap: str, after: str, joint: int
) -> None:
    assert read_gap(before, gap, after, "") == Gap(joint)


@pytest.mark.parametrize(
    ("before", "gap", "after", "joint"),
    [
        ("letter", "", "sign", LOOSE),  # "p=5"
        ("letter", " ", "sign", LOOSE),
        ("sign", "", "digit", LOOSE),
        ("sign", " ", "letter", LOOSE),
        ("sign", ", ", "digit", LOOSE),
        ("sign", ".", "letter", LOOSE),
        ("sign", "-", "letter", LOOSE),
        ("letter", "-", "sign", LOOSE),
        ("digit", "", "tight", JOIN),  # "10²"
        ("digit", " ", "tight", LOOSE),
        ("tight", "", "letter", JOIN),
        ("tight", "\u200b", "digit", JOIN),
        ("tight", " ", "letter", LOOSE),
        ("tight", "", "", JOIN),
        ("", "", "tight", JOIN),
        ("", "", "sign", SPACE),
        ("", "(", "sign", SPACE),
        ("sign", ".", "", SPACE),
        ("tight", ".", "", SPACE),
    ],
)
def test_a_sign_stands_between_spaces_or_not_and_a_raised_figure_belongs_to_what_is_before_it(
    before: str, gap: str, after: str, joint: int
) -> None:
    assert read_gap(before, gap, after, "") == Gap(joint)


@pytest.mark.parametrize(
    ("before", "gap", "after", "literal"),
    [
        ("sign", "−", "digit", Gap(LOOSE, "-", 0, 1, JOIN)),  # "p=−5"
        ("sign", " -", "digit", Gap(LOOSE, "-", 1, 2, JOIN)),
        ("sign", ".", "digit", Gap(LOOSE, ".", 0, 1, JOIN)),  # "p<.05"
        ("tight", "-", "digit", Gap(LOOSE, "-", 0, 1, JOIN)),
    ],
)
def test_a_minus_or_a_point_between_a_sign_and_a_figure_stays(before: str, gap: str, after: str, literal: Gap) -> None:
    assert read_gap(before, gap, after, "") == literal


@pytest.mark.parametrize(
    ("before", "gap", "literal"),
    [
        ("digit", ".", Gap(JOIN, ".", 0, 1, JOIN)),
        ("digit", ",", Gap(JOIN, ",", 0, 1, JOIN)),
        ("digit", "/", Gap(JOIN, "/", 0, 1, JOIN)),
        ("digit", "’", Gap(JOIN, "'", 0, 1, JOIN)),
        ("digit", "'", Gap(JOIN, "'", 0, 1, JOIN)),
        ("digit", "–", Gap(JOIN, "-", 0, 1, JOIN)),
        ("digit", "--", Gap(JOIN, "-", 0, 2, JOIN)),
        ("digit", "-/", Gap(JOIN, "-/", 0, 2, JOIN)),
        ("digit", "\u200b.", Gap(JOIN, ".", 1, 2, JOIN)),
        ("digit", " -", Gap(LOOSE, "-", 1, 2, JOIN)),  # a sign
        ("digit", " .", Gap(LOOSE, ".", 1, 2, JOIN)),
        ("digit", "-\n", Gap(JOIN, "-", 0, 1, JOIN | LINE_END)),
        ("digit", " – ", Gap(LOOSE, "-", 1, 2, LOOSE)),
        ("letter", "-", Gap(JOIN, "-", 0, 1, JOIN)),  # "F-2"
        ("letter", " −", Gap(LOOSE, "-", 1, 2, JOIN)),
        ("letter", "- -", Gap(LOOSE, "-", 2, 3, JOIN)),  # the one beside the figure is its sign
        ("letter", " .", Gap(LOOSE, ".", 1, 2, JOIN)),
        ("letter", "- ", Gap(JOIN, "-", 0, 1, JOIN | LINE_END)),
        ("letter", " - ", Gap(LOOSE, "-", 1, 2, LOOSE)),
        ("", "-", Gap(LOOSE, "-", 0, 1, JOIN)),
        ("", ".", Gap(LOOSE, ".", 0, 1, JOIN)),
        ("", "- ", Gap(LOOSE, "-", 0, 1, LOOSE)),
    ],
)
def test_what_parts_or_signs_figures_is_text(before: str, gap: str, literal: Gap) -> None:
    assert read_gap(before, gap, "digit", "") == literal


@pytest.mark.parametrize(
    ("before", "gap", "after", "context", "joint"),
    [
        ("letter", "¨", "letter", "", JOIN),  # "M¨uller"
        ("", "¨", "letter", "", JOIN),
        ("letter", "´", "letter", "", SPREAD),  # an accent, or a quotation mark
        ("letter", "`", "letter", "", SPREAD),
        ("letter", "´¨", "letter", "", SPREAD),
        ("letter", " ¨", "letter", "fragment", BESIDE_ACCENT),
        ("letter", " ¨", "letter", "", LOOSE),
        ("letter", "¨ ", "letter", "", LOOSE),
        ("letter", "¨", "", "", SPACE),
        ("letter", "-ˆ", "letter", "", HYPHEN),
        ("letter", ".ˆ", "letter", "", SPACE),
        ("letter", "´", "digit", "", SPACE),
    ],
)
def test_a_loose_accent_joins(before: str, gap: str, after: str, context: str, joint: int) -> None:
    assert read_gap(before, gap, after, context) == Gap(joint)


@pytest.mark.parametrize(
    ("before", "gap", "after", "context", "read"),
    [
        ("letter", "-", "letter", "", Gap(HYPHEN)),
        ("letter", "‑", "letter", "capital", Gap(HYPHEN)),
        ("letter", "--", "letter", "", Gap(HYPHEN)),
        ("letter", "-\n", "letter", "", Gap(LINE_END | JOIN | HYPHEN)),
        ("letter", "- ", "letter", "capital", Gap(LINE_END | HYPHEN)),
        ("letter", "-\n", "letter", "capitals", Gap(LINE_END | JOIN | HYPHEN)),
        ("letter", "- ", "letter", "open", Gap(LINE_END | JOIN | SPACE | HYPHEN)),
        ("letter", " – ", "letter", "", Gap(LOOSE, "-", 1, 2, LOOSE)),
        ("letter", " -", "letter", "", Gap(LOOSE, "-", 1, 2, LOOSE)),
        ("digit", "-", "letter", "", Gap(JOIN, "-", 0, 1, JOIN)),
        ("digit", "- ", "letter", "", Gap(JOIN, "-", 0, 1, JOIN)),
        ("digit", " - ", "letter", "", Gap(LOOSE, "-", 1, 2, LOOSE)),
        ("letter", "-", "", "", Gap(SPACE)),
        ("", "-", "letter", "", Gap(SPACE)),
        ("letter", "-.", "letter", "", Gap(SPACE)),
    ],
)
def test_a_dash_is_a_hyphen_a_broken_line_or_text(before: str, gap: str, after: str, context: str, read: Gap) -> None:
    assert read_gap(before, gap, after, context) == read
