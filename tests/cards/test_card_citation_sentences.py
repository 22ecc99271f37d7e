"""Which sentences cite another work, and which say what the document is."""

import pytest

from cards.citations import cites, is_statement, sentences


@pytest.mark.parametrize(
    "sentence",
    [
        "We follow Vega (2016).",
        "This was shown before (Vega and Osei 2016; Lim 2012).",
        "Der Haushalt wird nach Müller und Osei (2016a) berechnet.",
        "Salt spreads over the basin [12, 14].",
        "As Vega et al. have found, salt spreads.",
        "Ce bilan suit Lefèvre (2016, p. 12), qui l'étend.",
        "See also (cf. von der Heide 2009) for a longer account of the same basin.",
    ],
)
def test_a_sentence_cites(sentence: str) -> None:
    assert cites(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "(December 2020)",
        "Coast Meeting 2025, Industry Track",
        "January 2023",
        "Coastal Notes (2016)",
        "Version 5.7.9 (Oct 20, 2019)",
        "The lagoon is wide.",
        "In the year 2016 the gauges were moved to the inlet.",
    ],
)
def test_a_field_or_plain_sentence_does_not(sentence: str) -> None:
    assert not cites(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "This vignette is a slightly modified version of Vega (2008a).",
        "An earlier version of this paper appeared in Coastal Notes (Vega 2008).",
        "A previous version of this manuscript was published in Coastal Notes (Vega and Osei 2008).",
        "Título original en inglés: Lagoon Salinity Cycles (Vega 2008).",
        "Überarbeitete Fassung von Vega (2008).",
        "Traduction française de Vega (2008).",
        "Please cite this article as Vega (2008).",
    ],
)
def test_a_statement_about_the_document_is_kept(sentence: str) -> None:
    assert is_statement(sentence)
    assert not cites(sentence)


def test_sentences_end_at_stops_and_after_short_lines_but_not_after_initials() -> None:
    text = "2019\nWe follow R. Vega (2016) and others, such\nas D. Lim et al. in this. *An earlier note\nexists."
    assert [text[start:end] for start, end in sentences(text)] == [
        "2019",
        "We follow R. Vega (2016) and others, such\nas D. Lim et al. in this.",
        "*An earlier note\nexists.",
    ]
