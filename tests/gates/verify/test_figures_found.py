"""A claim's figures that the evidence has in another form: the support stands."""

import pytest

from tests.gates.verify.reports import judged


@pytest.mark.parametrize(
    ("claim", "excerpt"),
    [
        # digits, separators and words, in and across languages
        ("About 1,000 people live in the town.", "The town had 1000 inhabitants at the time of the census."),
        ("In der Stadt leben 1.000 Personen.", "The town is home to 1,000 people, according to the census."),
        ("In der Stadt leben 1.000 Personen.", "Die Stadt hat tausend Einwohner, so die Zählung von damals."),
        ("The trial had forty-two patients.", "A total of 42 patients took part in the trial."),
        ("Die Studie umfasst 42 Patienten.", "Zweiundvierzig Patienten wurden in die Studie aufgenommen."),
        ("L'essai a porté sur 42 patients.", "Quarante-deux patients ont participé à l'essai de la clinique."),
        ("Lo studio comprende 42 pazienti.", "Quarantadue pazienti sono stati inclusi nello studio della clinica."),
        ("El ensayo incluyó 42 pacientes.", "Cuarenta y dos pacientes participaron en el ensayo de la clínica."),
        ("The region has 1,234,567 inhabitants.", "Die Region hat 1 234 567 Einwohner und wächst weiter."),
        ("The mean was 2.5 in the north.", "Der Mittelwert lag im Norden bei 2,5 und im Süden höher."),
        ("Es kostet 1.500,- Euro.", "Es kostet in allen Städten des Landes 1500 Euro."),
        ("Er endete um 14:30.", "Der Versuch endete in allen Kliniken um 14.30 Uhr am Nachmittag."),
        ("Die Phase-III-Studie lief.", "The phase 3 study was run in all of the clinics."),
        ("The effect was clear (P=.03).", "The effect was clear (p = 0.03) in all of the runs of the trial."),
        ("Zweieinhalb Millionen Menschen leben dort.", "2.5 million people live there, according to the census."),
        ("Anderthalb Stunden dauerte es.", "It took 1.5 hours in all of the rooms of the clinic."),
        ("A phase III trial ran.", "Eine Studie der Phase 3 lief in allen Kliniken des Landes."),
        ("The drug was given IV.", "The drug was given by vein, IV, in all of the clinics."),
        ("The ratio was 2:1.", "The ratio was 2 : 1 in all of the towns of the valley."),
        ("Sechs Mal so viele fielen aus.", "Es fielen sechsmal so viele aus wie in anderen Städten."),
        # percent
        ("The share is 12 percent of the total.", "The share was 12% of the total in every year."),
        ("Der Anteil beträgt 12,5 Prozent.", "The share was 12.5 % of the total in every year."),
        ("La part est de 12 pour cent.", "The share was 12 per cent of the total in every year."),
        ("Half of the patients recovered.", "Of the patients, 50 % recovered within a year of the trial."),
        ("Two thirds of the patients recovered.", "Zwei Drittel der Patienten wurden innerhalb eines Jahres gesund."),
        ("The share fell to between 10 % and 12 %.", "The share of the total fell to 10 to 12 percent that year."),
        # units
        ("Salinity is 3 g/l.", "Salinity was measured at 3,000 mg/l in the lagoon."),
        ("Salinity is 3 g/L.", "Salinity was measured at 3 g l⁻¹ in the lagoon."),
        ("The dose was 5 milligrams per day.", "Patients were given a dose of 5 mg/d during the trial."),
        ("The pipe is 1.5 km long.", "Die Leitung ist 1.500 m lang und wurde nach dem Krieg gebaut."),
        ("The test took 90 minutes.", "The test took 1½ hours in all of the rooms."),
        ("Der Versuch dauerte 24 Monate.", "The trial went on for two years in all of the clinics."),
        ("The lake covers 2 km².", "The lake covers two square kilometres of the valley."),
        ("The project cost EUR 5 million.", "Das Vorhaben kostete 5 Mio. € und dauerte länger als geplant."),
        ("The debt was $2 billion.", "Die Schulden betrugen 2 Milliarden Dollar und wurden später bezahlt."),
        ("Output doubled.", "Die Produktion hat sich in dieser Zeit verdoppelt, so der Bericht."),
        ("Temperatures reached 30 °C.", "Temperatures of 86 °F were reached on three days of the summer."),
        ("Der Preis stieg auf 2,50 EUR/kWh.", "The price rose to €2.50 per kWh in all of the towns."),
        ("Le taux est de 5 pour cent par an.", "The rate is 5 % per year in all of the towns."),
        # dates
        ("The dam was opened on 3 May 2016.", "Der Damm wurde am 3. Mai 2016 eröffnet und dann erweitert."),
        ("The dam was opened in May 2016.", "The dam was opened on 2016-05-03 by the mayor of the town."),
        ("The dam was opened in 2016.", "The dam was opened on May 3, 2016, by the mayor of the town."),
        ("Data are from 2010 to 2016.", "Data were collected in the years 2010–2016 at all of the stations."),
        ("The trial had 2,000 patients.", "A total of 2000 patients took part in the trial."),
        ("Le 1er mai 2016 il a ouvert.", "The dam was opened on 1 May 2016 by the mayor of the town."),
        ("In den 90er Jahren sank er.", "It fell in the 1990s in all of the towns of the valley."),
        # no figures at all
        ("The town grew [12].", "The town grew in all of these years, and with it the harbour."),
        ("One of the dams broke.", "In the flood, a dam broke and the valley was under water."),
        ("CO2 emissions fell.", "Emissions of carbon dioxide fell in all of these years."),
    ],
)
def test_a_figure_in_another_form_is_the_same_figure(claim: str, excerpt: str) -> None:
    pair = judged(claim, excerpt)
    assert (pair.verdict, pair.reason, pair.detail) == ("supports", None, "")
