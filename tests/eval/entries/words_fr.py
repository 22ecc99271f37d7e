"""French vocabulary: nouns with their article, phrases that follow them, subtitles, patterns."""

from __future__ import annotations

FIELDS = {
    "education": (
        "La réussite scolaire;L'évaluation formative;La formation des enseignants;L'éducation inclusive;"
        "La lecture à voix haute;Le décrochage;La relation pédagogique;L'orientation professionnelle;"
        "La différenciation;Les devoirs à domicile;L'école maternelle;La motivation des élèves;"
        "Le bilinguisme;L'autorité éducative;La mixité sociale;Le travail enseignant;L'illettrisme;Le redoublement",
        "à l'école primaire;en milieu rural;au collège;dans les quartiers populaires;en Suisse romande;"
        "au début de la scolarité;dans l'enseignement supérieur;chez les élèves allophones;au lycée professionnel;"
        "en contexte multilingue",
    ),
    "administration": (
        "La réforme de l'État;Le contentieux administratif;La décentralisation;Le pouvoir discrétionnaire;"
        "La fonction publique;La participation citoyenne;Les marchés publics;Le contrôle parlementaire;"
        "La protection des données;L'évaluation des politiques publiques;Le service public;La fusion de communes;"
        "L'intercommunalité;La responsabilité de l'administration;La simplification;Le fédéralisme;"
        "Les autorités indépendantes;La transparence",
        "dans les petites communes;en droit comparé;devant le juge;depuis les lois de 1982;en temps de crise;"
        "au niveau local;dans l'Union européenne;à l'épreuve du numérique;en Afrique francophone;"
        "entre droit et gestion",
    ),
    "economics": (
        "La croissance;Le chômage des jeunes;La politique monétaire;L'innovation;La dette publique;"
        "L'épargne des ménages;Le commerce équitable;La concurrence fiscale;Le prix du logement;"
        "L'entreprise familiale;Le microcrédit;La mondialisation;L'économie sociale;Le salaire minimum;"
        "La gouvernance d'entreprise;Les inégalités de revenu;La productivité;Le tourisme",
        "dans la zone euro;en Méditerranée;après la crise;dans les petites entreprises;au Maghreb;"
        "dans les pays émergents;à long terme;dans la grande distribution;en économie ouverte;face à l'incertitude",
    ),
    "history": (
        "La noblesse de robe;Les confréries;L'assistance aux pauvres;La vie paysanne;Le livre et la censure;"
        "Les métiers jurés;La sorcellerie;L'émigration;La mémoire de guerre;Les foires;Le mouvement ouvrier;"
        "La frontière;L'éducation des filles;La peste;Le chemin de fer;Les communautés villageoises;"
        "L'esclavage;La presse régionale",
        "sous l'Ancien Régime;au Moyen Âge;en Bourgogne;pendant la Révolution;dans l'entre-deux-guerres;"
        "en Nouvelle-France;sous le Second Empire;dans les Alpes;au siècle des Lumières;à la Belle Époque",
    ),
    "computing": (
        "L'apprentissage automatique;La preuve de programmes;Le calcul réparti;La recherche d'information;"
        "La sécurité des réseaux;Le traitement des langues;La qualité des données;Les ontologies;"
        "La compilation;L'interaction vocale;La vérification de modèles;Le génie logiciel;La cryptographie;"
        "L'indexation d'images;Les bases de données;La robotique mobile;Le test logiciel;La visualisation",
        "à grande échelle;dans les systèmes embarqués;pour les langues peu dotées;en temps réel;sur les graphes;"
        "dans le nuage;pour la médecine;avec peu d'exemples;dans les projets libres;en environnement mobile",
    ),
    "environment": (
        "La gestion de l'eau;L'érosion des sols;La biodiversité urbaine;Le bruit routier;La forêt de montagne;"
        "Les risques naturels;La transition énergétique;Le tri des déchets;L'étalement urbain;"
        "La qualité de l'air;Les zones humides;La fonte des glaciers;L'agriculture biologique;"
        "Le transport public;La pollution lumineuse;Les corridors écologiques;La sécheresse;Le littoral",
        "dans les Alpes;en ville;sur le pourtour méditerranéen;face au changement climatique;"
        "dans le bassin du Rhône;à l'échelle communale;dans les parcs naturels;en Camargue;"
        "le long des autoroutes;depuis trente ans",
    ),
    "health": (
        "La qualité des soins;La douleur chronique;Le vieillissement;La relation soignant-soigné;"
        "L'éducation thérapeutique;Les soins palliatifs;La vaccination;L'épuisement professionnel;"
        "La prévention des chutes;Le sommeil;La santé scolaire;L'aide aux proches;La dénutrition;"
        "Les erreurs de médication;Le deuil;La santé mentale;L'hygiène hospitalière;Le maintien à domicile",
        "à l'hôpital;en médecine générale;chez la personne âgée;en fin de vie;pendant la pandémie;"
        "aux urgences;chez l'adolescent;en psychiatrie;dans les soins à domicile;après un accident vasculaire",
    ),
}

SUBTITLES = (
    "Enquête auprès des familles de {city};Théories et pratiques;Une étude de cas;Enjeux et perspectives;"
    "Une approche comparée;Manuel à l'usage des praticiens;Regards croisés;Bilan critique;"
    "L'exemple de {city};Histoire d'une notion;Textes et commentaires;Méthodes et résultats;"
    "Entre contraintes et libertés;Quinze leçons;Analyse longitudinale;Un état des lieux;"
    "Sources et interprétations;Vers un nouveau modèle;Ce que disent les acteurs de {city};Mythes et réalités"
)

PATTERNS = (
    "{a} et {b} {c};{a} {c};{a} et {b};Repenser {b} {c};{a}, {b} et {d};Pour une sociologie critique : {a} {c};"
    "{a} en question;{a} {c};De quoi parle-t-on ? {a} et {b};{a} au prisme des pratiques;"
    "Penser {a} {c};{a} sans {b} ?;Comprendre {a};Vingt ans de débats : {a} {c};{a}, {b}, {d};Introduire {b} {c};"
    "Les paradoxes : {a} et {b};{a} vue d'ailleurs;Que faire avec {b} ?"
)

CITIES = "Lyon;Genève;Nantes;Lausanne;Bruxelles;Dijon;Montréal;Rennes;Grenoble;Fribourg;Lille;Liège"

SENTENCES = (
    "On discute depuis longtemps de {a} et de {b} sans parvenir à un accord.;"
    "Nous décrivons dans ce qui suit le lien entre {a} et {b}.;"
    "Il apparaît que {a} {c} suit un autre cours que celui que l'on suppose.;"
    "Les personnes interrogées citent {a} plus souvent que {b}, quel que soit leur âge.;"
    "Sur cette base, trois groupes peuvent être distingués.;"
    "D'autres travaux devront vérifier si ce constat vaut aussi {c}.;"
    "Un petit nombre d'auteurs va plus loin.;"
    "Contre cette lecture, on rappellera que {b} a été peu mesuré.;"
    "Les données ont été recueillies entre mars et septembre, puis codées deux fois.;"
    "Toutes les hypothèses ne sont pas confirmées.;"
    "Dans les faits, {a} ne devient un thème que lorsque les moyens manquent.;"
    "La section suivante examine le rôle que joue {b}."
)
