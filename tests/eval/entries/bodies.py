"""Who publishes: houses, journals, universities, and offices whose names are nearly the same."""

from __future__ import annotations

PUBLISHERS = {
    "de": "Haupt:Bern;Beltz Juventa:Weinheim;Waxmann:Münster;Stämpfli:Bern;Nomos:Baden-Baden;"
    "Böhlau:Köln;Hogrefe:Göttingen",
    "en": "Meridian Press:London;Harbour University Press:Bristol;Northfield:New York;Quill & Sons:Edinburgh;"
    "Lakeside Academic:Chicago",
    "fr": "Éditions du Parvis:Paris;Presses de la Sarine:Fribourg;L'Atelier blanc:Lyon;Seuil neuf:Paris;"
    "Alphil:Neuchâtel",
    "it": "Il Porto:Bologna;Edizioni Ponte Alto:Trento;Laterna:Bari;Casagrande:Bellinzona;Nuova Arca:Torino",
    "es": "Ediciones del Faro:Madrid;Editorial Almendro:Valencia;Cuarto Creciente:Barcelona;Siglo Nuevo:México",
}

JOURNALS = {
    "de": "Zeitschrift für {f};Schweizerische Zeitschrift für {f};Beiträge zur {f};Archiv für {f};{f} heute",
    "en": "Journal of {f};International Review of {f};{f} Quarterly;Annals of {f};{f} Letters;Advances in {f}",
    "fr": "Revue française de {f};Cahiers de {f};Annales de {f};Recherches en {f};Revue romande de {f}",
    "it": "Rivista italiana di {f};Quaderni di {f};Annali di {f};Studi di {f};Archivio di {f}",
    "es": "Revista española de {f};Cuadernos de {f};Anales de {f};Estudios de {f};Boletín de {f}",
}

FIELD_NAMES = {
    "education": {"de": "Pädagogik", "en": "Education", "fr": "pédagogie", "it": "pedagogia", "es": "pedagogía"},
    "administration": {"de": "Verwaltungswissenschaft", "en": "Public Administration", "fr": "droit public",
                       "it": "diritto pubblico", "es": "derecho público"},
    "economics": {"de": "Volkswirtschaft", "en": "Economics", "fr": "sciences économiques", "it": "economia",
                  "es": "economía"},
    "history": {"de": "Geschichte", "en": "History", "fr": "l'histoire", "it": "storia", "es": "historia"},
    "computing": {"de": "Informatik", "en": "Computing", "fr": "l'informatique", "it": "informatica",
                  "es": "informática"},
    "environment": {"de": "Umweltforschung", "en": "Environmental Science", "fr": "géographie", "it": "geografia",
                    "es": "geografía"},
    "health": {"de": "Pflegewissenschaft", "en": "Nursing Studies", "fr": "sciences infirmières",
               "it": "scienze infermieristiche", "es": "enfermería"},
}  # fmt: skip

UNIVERSITIES = {
    "de": "Universität Bern;Universität Graz;Universität Leipzig;Pädagogische Hochschule Luzern;Universität Kassel",
    "en": "University of Leeds;University of Glasgow;University of Otago;Carleton University;University of Ghana",
    "fr": "Université de Lausanne;Université de Nantes;Université Laval;Université de Liège",
    "it": "Università degli Studi di Padova;Università di Bologna;Università della Svizzera italiana",
    "es": "Universidad de Sevilla;Universidad de los Andes;Universidad de Zaragoza;Universidad de Chile",
}

#: Each line is a family of offices of nearly the same name; two of a family are never the same body.
OFFICES = {
    "de": "Bundesamt für Strassen;Bundesamt für Umwelt;Bundesamt für Energie;Bundesamt für Statistik;"
    "Bundesamt für Verkehr;"
    "Bundesamt für Gesundheit|Amt für Volksschule des Kantons Thurgau;Amt für Berufsbildung des Kantons Thurgau",
    "en": "National Institute for Road Safety;National Institute for Road Research;National Institute for Food Safety|"
    "Department of Rural Health;Department of Rural Affairs|Federal Office for Water;Federal Office for Waste",
    "fr": "Office fédéral de la statistique;Office fédéral de la culture;Office fédéral des routes|"
    "Ministère de la Santé;Ministère de la Culture",
    "it": "Istituto nazionale di statistica;Istituto nazionale di geofisica;Istituto nazionale di urbanistica|"
    "Ufficio federale delle strade;Ufficio federale dello sport",
    "es": "Instituto Nacional de Estadística;Instituto Nacional de Empleo;Instituto Nacional de Consumo|"
    "Ministerio de Sanidad;Ministerio de Cultura",
}

#: Topics of reports that any of these offices could have written.
REPORT_TOPICS = {
    "de": "Massnahmen zur Lärmsanierung;Richtlinie für Ausschreibungen;Kennzahlen zur Mobilität;"
    "Leitfaden Barrierefreiheit;"
    "Konzept Datenaustausch;Grundlagen der Kostenrechnung;Bericht zur Nachtarbeit;Merkblatt Gefahrgut",
    "en": "Guidelines for Noise Abatement;Indicators of Mobility;Guidance on Tendering;Framework for Data Exchange;"
    "Principles of Cost Accounting;Review of Night Work;Handbook of Site Inspections",
    "fr": "Mesures contre le bruit;Indicateurs de mobilité;Guide des appels d'offres;Cadre pour l'échange de données;"
    "Principes de comptabilité;Enquête sur le travail de nuit",
    "it": "Misure contro il rumore;Indicatori di mobilità;Guida alle gare pubbliche;Quadro per lo scambio di dati;"
    "Principi di contabilità;Indagine sul lavoro notturno",
    "es": "Medidas contra el ruido;Indicadores de movilidad;Guía de licitaciones;Marco para el intercambio de datos;"
    "Principios de contabilidad;Encuesta sobre el trabajo nocturno",
}

STANDARDS = {
    "de": "Beleuchtung von Arbeitsstätten;Prüfung von Gesteinskörnungen;Dokumentation von Anlagen",
    "en": "Lighting of Work Places;Testing of Aggregates;Information and Documentation",
    "fr": "Éclairage des lieux de travail;Essais sur les granulats;Information et documentation",
    "it": "Illuminazione dei posti di lavoro;Prove sugli aggregati;Informazione e documentazione",
    "es": "Iluminación de los lugares de trabajo;Ensayos de áridos;Información y documentación",
}

SOFTWARE = "Tabula;Kestrel;Gridway;Lumenstat;Orbis;Quarto Desk;Fenwick;Sylva;Panto;Netloom;Corpora;Ventus"
