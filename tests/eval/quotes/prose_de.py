"""German vocabulary of the invented prose: mills, gauges and sediments of a river that does not exist."""

from __future__ import annotations

from tests.eval.quotes.language import Language, read_vocabulary

_WORDS = """
subjects:
die Auswertung der Pegelbücher; der zweite Messgang; das Protokoll der Wehrgenossenschaft; die ältere Forschung; der
Wasserstand am Mühlkanal; die Größe der Stichprobe; der Fließquerschnitt unterhalb der Brücke; das Flussbauamt; jede
Änderung des Gefälles; die Straßenmeisterei; der Müller von Oberschönau; die Häufigkeit der Überläufe; die bloße Nähe
zum Ufer; der Ausschuss für Wasserfragen; das Maß der Verlandung; die öffentliche Auflage des Plans; ein Teil der
Zeugenaussagen; die Handschrift in der Ratsstube; der Kiesabbau bei Kölbing; das Nord-Süd-Profil; die
Müller-Lüdenscheid-Stiftung; der Einfluss der Schneeschmelze; die Eichung nach Groß & Söhne; das Hochwasser von {y};
die Trübung im Vor- und Nachlauf; der Schöffe Weißgerber; die Zählung an Werktagen; das Häufchen Schlämmkreide; der
überarbeitete Fragebogen; die Hälfte der Anrainer; der Grundwasserspiegel; die Verteilung der Korngrößen; der Erlass
vom {d}. März {y}; die CO₂-Bilanz des Sägewerks; das Gutachten Nr. {i}; der äußere Damm; die Mühlenordnung; eine
spätere Abschrift; der Rückstau im Spätwinter; das städtische Eichmaß; die Aussage des Fährmanns
objects:
die Lage des alten Wehrs; den Verlauf des Grabens; das Mittel der Jahre {r}; eine Abweichung von {c} Zentimetern; die
Rechte der Unterlieger; den Zusammenhang mit der Rodung; den Streit um das Stauziel; die Schätzung von {cite}; die
Höhe der Schwelle über {c} m; eine Reihe von {i} Einzelwerten; den Bau der Schleuse; die Ursache des Dammbruchs; das
Verhältnis von Sand zu Schluff; die Pflicht zur Räumung; den Abfluss in trockenen Sommern; die Grenze der Gemarkung;
ein Übermaß an Feinsediment; das Gewicht der Mahlsteine; den Fischaufstieg; die Strömung am Prallhang; die Kosten von
{t} Gulden; den Anteil der Weißfische; das Fehlen jeder Aufsicht; die übrigen Befunde; den ersten Entwurf; die Furt
bei Flusskilometer {c}; das Register der Zöllner; die Angaben in Tabelle {n}; den Wert p = {neg}; die Bögen der
steinernen Brücke; den Schaden an Feldern und Wegen; die Auflösung der Bilder; das Süßwasser im Becken
predicates:
bestätigt|{o}; hat|{o} kaum verändert; ließ|sich {a} nicht wiederholen; erklärt|{o} nur zu {p} %; überschätzt|{o}
deutlich; wurde|{a} erstmals erwähnt; widerspricht|den Angaben bei {cite}; ist|um {c} % gestiegen; liegt|bei {c} l/s
und damit im Mittel; unterstellt|{o} stillschweigend; hat|{o} nie belegt; war|{a} keineswegs gesichert; bleibt|ohne
{o} unverständlich; verschob|{o} um {n} Tage; fiel|zwischen {y} und {y} auf {c} cm; galt|{a} als zuverlässig;
berührt|{o} nicht; zeigt|{a} keine Häufung; beruht|auf {i} Messungen und einer Schätzung; konnte|{o} nicht erfassen;
lässt|{o} offen; verfehlt|in {n} von {i} Fällen den Sollwert; verneint|{o}; nennt|{o} „unerheblich“; begrenzt|{o} auf
{c} Hektar; entspricht|der Vermutung von {cite}; führte|{a} zu größeren Verlusten; verlor|{a} jede Bedeutung;
folgt|kaum der Jahreszeit; erreichte|{a} {c} °C; gehört|nach § {n} Abs. {n} zur Flur; verlangt|weitere Prüfung;
übertraf|{o} um das {n}-fache; diente|{a} zur Klärung; bezieht|sich auf Blatt {i}, nicht auf Blatt {i}; mußte|{a}
aufgegeben werden; stützt|{o} weder durch Zahlen noch durch Quellen; wird|{a} auf {t} m² beziffert
adverbials:
im Herbst {y}; trotz der Dürre; nach Abzug der Ausreißer; an den meisten Stellen; vor allem flussabwärts; seit {y}; in
den Monaten Mai/Juni; bei einem Pegel von {c} cm; unter günstigen Bedingungen; während der Bauarbeiten; zunächst; im
Gegensatz zu {cite}; auf den ersten Blick; ohne erkennbaren Grund; gemäß der Übereinkunft; früher als erwartet; mit
Ausnahme der Seitenarme; aus heutiger Sicht; jenseits der Stromschnelle; in höchstens {n} Jahren; schließlich;
entgegen der Überlieferung; auf der Strecke {k}; gegen Ende des Jahrhunderts; nur ausnahmsweise; in keinem Fall; am
{d}. Juni; dank der Fördergelder; im Mittel über {n}–{i} Tage; außerhalb der Schonzeit; nach der Flurbereinigung
adjectives:
steinern; früher; spät; groß; mäßig; kühl; trüb; südlich; nördlich; überflutet; geschätzt; flüssig; offen; fiktiv;
amtlich; häufig; künstlich; natürlich; bloß; gewöhnlich; fünft; zwölft; schiffbar; privat; öffentlich; flach; tief;
heiß; außerordentlich; vermutet; gemessen; ungleich; regelmäßig; unregelmäßig; auffällig; unauffällig; gefährlich;
ungefährlich; zulässig; unzulässig
nouns:
Abfluss; Zufluss; Überlauf; Mühlgraben; Wassergraben; Damm; Querdamm; Pegel; Hilfspegel; Eintrag; Nachtrag; Vertrag;
Prozess; Befund; Streit; Rechtsstreit; Fischbestand; Fußweg; Treidelpfad; Ausschuss; Beschluss; Bescheid; Müllerbrief;
Kaufbrief; Messfehler; Schätzwert; Grenzwert; Mittelwert; Höchststand; Tiefststand; Wasserzins; Mühlenzwang; Kahn;
Flößer; Büttel; Kirchspielvogt; Schreiber; Steinbruch; Kiesfang; Sandfang; Rechen; Stauraum; Schlüssel; Maßstab;
Aufriss; Grundriss; Plan
frames:
{main}. / {a} {inv}. / {main}, weil {sub}. / {main}, obwohl {sub}. / Wenn {sub}, {inv}. / {main}; {main}. / {main}
(vgl. {ref}). / {main}, während {sub}. / Dass {sub}, {vp}. / {a} {inv}, und {main}. / {main} – jedenfalls {a}. /
„{Main}“, so {cite}. / {main}, doch {main}. / Nicht {o}, sondern {o} prüfte das Amt. / Ob {sub}, ist {a} umstritten. /
Es gibt {o}, aber {main}. / {main}: {main}. / Kein Zweifel besteht daran, dass {sub}. / Da {sub}, {inv}. / Abbildung
{n} zeigt {o}; {main}. / Gemessen wurden {c}, {c} und {c} mg/l; {main}. / Im Folgenden ({k}) gilt: {main}. / {a}
{inv}; erst später {inv}. / Für {o} spricht, dass {sub}. / Nimmt man {o} aus, so {inv}. / {a} – und nur dann – {inv}.
/ Weder {s} noch {s} nennt {o}. / Das Maß von 10² bis 10³ kg überrascht nicht, denn {main}. / Man vergleiche {o}
({ref}). / {main}; „Schwelle“ heißt hier nicht Stufe, sondern Vor- und Nachlauf. / Wer {o} kennt, weiß: {main}.
headings:
Fragestellung und Aufbau; Quellenlage; Methode und Geräte; Ergebnisse der zweiten Messreihe; Wehr, Graben und
Schleuse; Zur Größe des Einzugsgebiets; Recht und Übung am Fluss; Die Müller als Zeugen; Fehlerrechnung;
Schlussfolgerungen; Ältere Deutungen; Feinsediment und Trübung; Außenstellen; Über das Fehlen von Belegen; Vergleich
mit dem Unterlauf
titles:
Zur Verlandung kleiner Stauräume; Wasserrecht und Mühlenzwang im Oberland; Pegelreihen ohne Lücken; Die Brücke von
Kölbing; Schwebstoff in Gebirgsflüssen; Maß und Gewicht der Müller; Über Geschiebe; Fließgewässer im Wandel; Streit
ums Stauziel
"""

GERMAN = Language(
    name="de",
    words=read_vocabulary(_WORDS),
    subject="der {adjective}e {noun}",
    object="den {adjective}en {noun}",
    running_head="Mühlen, Pegel und Sedimente",
    references="Literaturverzeichnis",
    pages="S.",
    decimal=",",
    thousands=".",
    verb_last=True,
)
