"""A claim's figures, units and dates that the evidence lacks: the support is demoted, with the reason."""

import pytest

from schemas import DemoteReason
from tests.gates.verify.reports import judged


@pytest.mark.parametrize(
    ("claim", "excerpt", "reason", "words"),
    [
        # figures
        ("Salinity rose by 2.4 g/l.", "Salinity rose by 3 g/l in these years.", "figure_not_in_evidence", "2.4 g/l"),
        ("The plant emits 1,250 t.", "The plant emits 125 t in every year.", "figure_not_in_evidence", "1,250 t"),
        ("The town has 1,000 people.", "The density is 1.000 in the town.", "figure_not_in_evidence", "1,000"),
        ("Der Wert ist 1.000 und fest.", "The value was 1.000 in all of the runs.", "figure_not_in_evidence", "1.000"),
        ("It had forty-two patients.", "The trial had 24 patients in all.", "figure_not_in_evidence", "forty-two"),
        ("Es waren zweiundvierzig Fälle.", "Es waren 24 Fälle im Jahr.", "figure_not_in_evidence", "zweiundvierzig"),
        ("Half of them recovered.", "Of them, 30 % recovered within a year.", "figure_not_in_evidence", "Half"),
        ("Output doubled.", "Output rose by 20 % in these years.", "figure_not_in_evidence", "doubled"),
        ("It rose from 8 % to 12 %.", "It rose from 8 % to 11 % in these years.", "figure_not_in_evidence", "12 %"),
        ("It was -3 °C at night.", "It was 3 °C at night in the valley.", "figure_not_in_evidence", "-3 °C"),
        ("The value is 10² in the mean.", "The value is 102 in the mean of all.", "figure_not_in_evidence", "10"),
        ("PM10 levels fell.", "Levels of PM2.5 fell in all of the towns.", "figure_not_in_evidence", "pm10"),
        ("It cost 2 billion euros in the end.", "Am Ende kostete es 2 Billionen Euro, so der Bericht.",
         "figure_not_in_evidence", "2 billion euros"),
        ("It was p = .05 in all runs.", "It was p = .5 in all of the runs.", "figure_not_in_evidence", "0.05"),
        ("A phase III trial ran.", "A phase II trial ran in all of the towns.", "figure_not_in_evidence", "3"),
        ("Es waren 3.500 Euro.", "Es waren 3,5 Euro in allen Städten.", "figure_not_in_evidence", "3.500 Euro"),
        ("Die Phase-III-Studie lief.", "Die Phase-II-Studie lief in allen Städten.", "figure_not_in_evidence", "3"),
        ("The ratio was 3:1.", "The ratio was 1:3 in all of the towns.", "figure_not_in_evidence", "3:1"),
        ("Es stieg zehnfach.", "Es stieg fünffach in allen Städten des Landes.", "figure_not_in_evidence", "zehnfach"),
        ("It took two and a half years.", "It took two years in all of the towns.", "figure_not_in_evidence",
         "2.5 years"),
        # units
        ("Nitrate is 3 g/l.", "Nitrate was measured at 3 mg/l in the well.", "unit_not_in_evidence", "3 g/l"),
        ("The share rose by 3 %.", "The share rose by 3 percentage points.", "unit_not_in_evidence", "3 %"),
        ("Of these, 42 % recovered.", "Of these, 42 patients recovered in a year.", "unit_not_in_evidence", "42 %"),
        ("It cost 5 euros.", "It cost 5 dollars at the time of the test.", "unit_not_in_evidence", "5 euros"),
        ("It costs €2.50 per kWh.", "It costs €2.50 per MWh in all of the towns.", "unit_not_in_evidence",
         "€2.50 per kWh"),
        ("It lasted 5 weeks.", "It lasted 5 days in all of the rooms.", "unit_not_in_evidence", "5 weeks"),
        ("The power is 5 MW.", "The power is 5 mW in this state.", "unit_not_in_evidence", "5 MW"),
        # dates
        ("By 2050 it will have doubled.", "It has doubled since the years of the war.", "date_not_in_evidence", "2050"),
        ("It opened in May 2016.", "It opened on 3 April 2016 in the town.", "date_not_in_evidence", "May 2016"),
        ("It opened on 3 May 2016.", "It opened in 2016 in the town.", "date_not_in_evidence", "3 May 2016"),
        ("In den 90er Jahren sank er.", "In den 80er Jahren sank er in der Stadt.", "date_not_in_evidence",
         "90er Jahren"),
        ("It was built in the 1990s.", "It was built in the 1980s by the town.", "date_not_in_evidence", "1990s"),
    ],
)  # fmt: skip
def test_a_support_without_the_figure_is_demoted(claim: str, excerpt: str, reason: DemoteReason, words: str) -> None:
    pair = judged(claim, excerpt)
    assert (pair.verdict, pair.proposed) == ("insufficient", "supports")
    assert (pair.reason, pair.detail) == (reason, words)


def test_only_a_support_is_demoted() -> None:
    pair = judged("Salinity rose by 2.4 g/l.", "Salinity rose by 3 g/l in these years.", verdict="contradicts")
    assert (pair.verdict, pair.proposed, pair.reason) == ("contradicts", None, None)
