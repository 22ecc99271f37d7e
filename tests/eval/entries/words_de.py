"""German vocabulary: nouns that stand without an article, phrases that follow them, subtitles, patterns."""

from __future__ import annotations

FIELDS = {
    "education": (
        "Schulentwicklung;Lernmotivation;Unterrichtsqualität;Elternarbeit;Leistungsbeurteilung;Sprachförderung;"
        "Klassenführung;Bildungsgerechtigkeit;Begabungsförderung;Inklusion;Lesekompetenz;Selbststeuerung;"
        "Feedbackkultur;Heterogenität;Schulleitung;Berufswahl;Mehrsprachigkeit;Lehrerkooperation;"
        "Erwachsenenbildung;Medienbildung;Förderdiagnostik;Wissensvermittlung",
        "in der Primarschule;auf der Sekundarstufe;im Kindergarten;an Gymnasien;im ländlichen Raum;"
        "im internationalen Vergleich;in heterogenen Klassen;am Übergang zum Beruf;im Fach Mathematik;"
        "aus Sicht der Lehrpersonen;im Schulalltag;bei Kindern mit Förderbedarf",
    ),
    "administration": (
        "Verwaltungsreform;Rechtsschutz;Gemeindeautonomie;Bürgerbeteiligung;Datenschutz;Vergaberecht;"
        "Föderalismus;Haushaltskonsolidierung;Personalführung;Amtshaftung;Transparenz;Steuerungsmodelle;"
        "Raumordnung;Leistungsaufträge;Gesetzgebung;Ermessensausübung;Aufsichtspflichten;Bewilligungsverfahren;"
        "Rechnungsprüfung;Grundrechtsbindung;Organisationswandel;Verwaltungskultur",
        "in der öffentlichen Hand;auf kommunaler Ebene;in den Kantonen;im Bundesstaat;nach neuem Recht;"
        "im Mehrebenensystem;in kleinen Gemeinden;zwischen Politik und Verwaltung;im Rechtsvergleich;"
        "seit der Totalrevision;in Krisenzeiten;vor Gericht",
    ),
    "economics": (
        "Lohnentwicklung;Innovationsförderung;Arbeitsmobilität;Preisstabilität;Unternehmensnachfolge;"
        "Kapitalstruktur;Wettbewerbsfähigkeit;Konsumverhalten;Kundenbindung;Standortpolitik;Risikomanagement;"
        "Einkommensverteilung;Währungsunion;Nachhaltigkeitsberichte;Wertschöpfungsketten;Preisbildung;"
        "Exportabhängigkeit;Sparquoten;Strukturwandel;Finanzierungslücken;Genossenschaften;Fachkräftemangel",
        "in kleinen und mittleren Unternehmen;im Euroraum;in der Schweiz;im Detailhandel;auf Immobilienmärkten;"
        "in Familienbetrieben;nach der Finanzkrise;im Tourismus;in Schwellenländern;bei sinkenden Zinsen;"
        "im Bankensektor;über den Konjunkturzyklus",
    ),
    "history": (
        "Armenfürsorge;Zunftwesen;Erinnerungskultur;Landwirtschaft;Auswanderung;Frauenbewegung;Reformation;"
        "Industrialisierung;Vereinswesen;Kriegswirtschaft;Schriftlichkeit;Handelswege;Hexenverfolgung;"
        "Landesherrschaft;Bergbau;Pressefreiheit;Klosterwesen;Grenzziehung;Kolonialwaren;Städtebau;Volksbildung;"
        "Wohnungsnot",
        "im Spätmittelalter;in der Frühen Neuzeit;im Kaiserreich;zwischen den Weltkriegen;am Oberrhein;"
        "in der Alten Eidgenossenschaft;nach dem Westfälischen Frieden;im Vormärz;in der Habsburgermonarchie;"
        "um 1800;im geteilten Deutschland;in den Alpentälern",
    ),
    "computing": (
        "Softwarearchitektur;Datenqualität;Mustererkennung;Programmiersprachen;Netzsicherheit;Testautomatisierung;"
        "Wissensrepräsentation;Rechnernetze;Anforderungsanalyse;Spracherkennung;Modellprüfung;Datenbanken;"
        "Benutzerforschung;Fehlertoleranz;Lastverteilung;Verschlüsselung;Suchverfahren;Robotik;Bildverarbeitung;"
        "Betriebssysteme;Informationsvisualisierung;Quelltextanalyse",
        "in verteilten Systemen;für eingebettete Systeme;in der Cloud;mit neuronalen Netzen;im Gesundheitswesen;"
        "bei grossen Datenmengen;in der industriellen Praxis;unter Echtzeitbedingungen;für mobile Geräte;"
        "in agilen Projekten;in der Lehre;auf Graphen",
    ),
    "environment": (
        "Gewässerschutz;Bodenerosion;Artenvielfalt;Luftreinhaltung;Energieeffizienz;Hochwasserschutz;"
        "Landschaftspflege;Abfallvermeidung;Waldbewirtschaftung;Lärmbelastung;Klimaanpassung;Verkehrsplanung;"
        "Restwassermengen;Naturgefahren;Siedlungsentwicklung;Moorschutz;Flächenverbrauch;Windkraft;"
        "Grundwasserneubildung;Stoffkreisläufe;Permafrost;Wildtierkorridore",
        "im Alpenraum;in Ballungsgebieten;am Bodensee;unter veränderten Klimabedingungen;in Schutzgebieten;"
        "entlang der Nationalstrassen;im Einzugsgebiet der Aare;auf Brachflächen;bei Starkregen;"
        "in der Agrarlandschaft;im Mittelland;auf Gemeindeebene",
    ),
    "health": (
        "Pflegequalität;Patientensicherheit;Schmerztherapie;Gesundheitsförderung;Palliativversorgung;"
        "Medikationsfehler;Schlafstörungen;Sturzprophylaxe;Wundversorgung;Angehörigenarbeit;Suchtprävention;"
        "Rehabilitation;Arbeitsbelastung;Ernährungsberatung;Früherkennung;Impfbereitschaft;Gesprächsführung;"
        "Lebensqualität;Triage;Hausbesuche;Demenzbetreuung;Hygienestandards",
        "im Akutspital;in der Langzeitpflege;bei älteren Menschen;in der Hausarztpraxis;nach Schlaganfall;"
        "auf der Intensivstation;im Kindesalter;bei chronischen Erkrankungen;in der Psychiatrie;"
        "während der Pandemie;im Rettungsdienst;am Lebensende",
    ),
}

SUBTITLES = (
    "Eine empirische Untersuchung;Ergebnisse einer Befragung in {city};Theorie, Empirie, Praxis;"
    "Ein Handbuch für Studium und Beruf;Bestandsaufnahme und Ausblick;Grundlagen und Fallbeispiele;"
    "Eine Fallstudie aus {city};Beiträge zu einer offenen Debatte;Entwicklungen, Befunde, offene Fragen;"
    "Ein Leitfaden mit Übungen;Begriffe und Methoden;Eine vergleichende Analyse;Das Beispiel {city};"
    "Quellen und Deutungen;Versuch einer Einordnung;Perspektiven aus Forschung und Verwaltung;"
    "Wirkungen und Nebenwirkungen;Zwischen Anspruch und Wirklichkeit;Längsschnittdaten aus {city};"
    "Herausforderungen der nächsten Jahre;Eine kritische Bilanz;Materialien und Kommentare;"
    "Stand der Forschung;Zehn Thesen"
)

PATTERNS = (
    "{a} und {b} {c};{a} {c};{a}, {b} und {d};Zum Verhältnis von {a} und {b};{a} und {b};{a} {c};"
    "Grundfragen der Praxis: {a} {c};Wege zu mehr {a} {c};{a} als Aufgabe {c};Was bleibt von {a} und {b}?;"
    "Neue Befunde zu {a} {c};{a} im Spannungsfeld von {b} und {d};"
    "Warum {a} {c} scheitert;{b} statt {a}?;Von {a} zu {b}: Ein Jahrzehnt {c};{a} neu denken;{a} {c} verstehen;"
    "Praxisbuch {a};{a}, {b}, {d};Forschungsfeld {a} {c};{a} gestalten;Lexikon {a} und {b};Wie viel {a} braucht {b}?"
)

CITIES = "Bern;Zürich;Graz;Leipzig;Basel;Freiburg im Breisgau;Innsbruck;St. Gallen;Kassel;Münster;Thun;Rostock"

SENTENCES = (
    "Die Diskussion um {a} und {b} wird seit Jahren geführt, ohne dass ein Konsens erkennbar wäre.;"
    "Im Folgenden wird dargestellt, wie {a} mit {b} zusammenhängt.;"
    "Dabei zeigt sich, dass {a} {c} anders verläuft, als oft angenommen wird.;"
    "Die Befragten nennen {a} häufiger als {b}, und dies unabhängig von Alter und Ausbildung.;"
    "Auf dieser Grundlage lassen sich drei Gruppen unterscheiden.;"
    "Weitere Untersuchungen müssten prüfen, ob dieser Befund auch {c} gilt.;"
    "Unter {a} wird hier mehr verstanden als die Summe einzelner Massnahmen.;"
    "Gegen diese Lesart spricht, dass {b} bislang kaum erfasst ist.;"
    "Die Daten wurden zwischen März und September erhoben und doppelt kodiert.;"
    "Nicht alle Annahmen liessen sich bestätigen.;"
    "In der Praxis wird {a} oft erst dann zum Thema, wenn Mittel fehlen.;"
    "Der nächste Abschnitt wendet sich der Frage zu, welche Rolle {b} spielt.;"
    "Auffällig ist der lange Zeitraum, über den {a} unbeachtet blieb.;"
    "Ein Teil der Streuung erklärt sich durch unterschiedliche Ausgangslagen."
)
