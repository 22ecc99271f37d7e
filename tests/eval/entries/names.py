"""Names of people, by language, and the groups of names that are easily taken for one another."""

from __future__ import annotations

FAMILIES = {
    "de": "Müller;Brunner;Huber;Schäfer;Zimmermann;Kowalski;Gößmann;Lüthi;Aeschbacher;von Arx;Baumgartner;Köhler;"
    "Fröhlich;Hofstetter;Jäggi;Krüger;Lehmann;Nüssli;Oberholzer;Pfister;Reusser;Schlüter;Tanner;Ulrich;Vögeli;"
    "Wälti;Zürcher;Achermann;Böhm;Deutschmann;Eckert;Fankhauser;Grünwald;Hürlimann;Kaufmann;Landolt;Marti;"
    "Niederberger;Ochsner;Rütimann;Steffen;von der Heide;Wyss;zu Hohenberg;Strübing;Hänni;Kläy;Meuli",
    "en": "Abernathy;Blackwell;Cartwright;Donoghue;Ellsworth;Fairbairn;Goldberg;Hargreaves;Iverson;Jankowski;"
    "Kirkpatrick;Lockwood;MacAllister;Nakamura;O'Connell;Pemberton;Quigley;Rosenthal;Sutherland;Thackeray;"
    "Underhill;van den Berg;Whitcombe;Yarborough;Zimmer;Okafor;Bhattacharya;Svensson;Achebe;Caldwell;Dunmore;"
    "Eastman;Fitzgerald;Grantham;Holloway;Kwiatkowski;Lindqvist;Mwangi;Novak;Oyelaran;Prescott;Ramaswamy;"
    "Stanhope;Tremblay;Venkatesan;Weatherby;Ainsworth;Burgess",
    "fr": "Lefèvre;Dubois;Moreau;Gauthier;Béranger;Chevalier;Delacroix;Ferrand;Guérin;Hérault;Jacquemin;Lachaud;"
    "Marchand;Noël;Perrenoud;Quéré;Rousselot;Saint-Martin;Thévenot;Vuilleumier;de La Tour;Bouchard;Cordier;"
    "Dufresne;Fournel;Grandjean;Huguenin;Joliot;Kerbrat;Lemaître;Montandon;Nicolet;Pittet;Rochat;Schneuwly;"
    "Tardif;Vasseur;Zufferey;d'Hérouville;Benhaddou",
    "it": "Bianchi;Ferraris;Galli;De Angelis;Esposito;Lombardi;Montanari;Rinaldi;Santoro;Tagliabue;Vecchi;"
    "Zanetti;Bernasconi;Colombo;D'Amico;Fontana;Grassi;Malagutti;Nicolini;Palazzi;Quaranta;Rovati;Sartori;"
    "Toscano;Ubaldi;Vitali;Della Casa;Pellegrini;Guidotti;Marchetti;Orsini;Cavalli",
    "es": "García Márquez;Fernández;Núñez;Ibáñez;Rodríguez Peña;Gutiérrez;Hernández;Jiménez;López Obrador;"
    "Martín Gaite;Muñoz;Ortega;Peñalver;Quiroga;Ramírez;Sánchez Ferlosio;Tejada;Ugarte;Valdés;Yáñez;Zubiría;"
    "Álvarez;Benítez;Castellanos;Domínguez;Echeverría;Figueroa;Goytisolo;Hurtado;Larrañaga;de la Fuente;Ríos",
}

GIVEN = {
    "de": "Andrea;Beat;Christine;Dieter;Elisabeth;Franz;Gisela;Hans-Peter;Irène;Jürg;Katharina;Lukas;Margrit;Niklaus;"
    "Ottilie;Peter;Regula;Stefan;Theres;Ursula;Verena;Werner;Jörg;Annegret",
    "en": "Alan;Beatrice;Charles;Diana;Edward;Fiona;Gregory;Helen;Ian;Jessica;Kenneth;Laura;Mary Ann;Nicholas;"
    "Olivia;Patrick;Rachel;Samuel;Teresa;Victor;William;Zoe;Amara;Rajesh",
    "fr": "Amélie;Benoît;Céline;Denis;Élodie;François;Geneviève;Hélène;Isabelle;Jean-Luc;Louis;Maëlle;Noémie;"
    "Olivier;Philippe;René;Sylvie;Thérèse;Véronique;Yves;Anne-Marie;Zoé",
    "it": "Alessandro;Beatrice;Carlo;Daniela;Emilio;Francesca;Giovanni;Ilaria;Lorenzo;Maria Teresa;Niccolò;Ornella;"
    "Paolo;Raffaele;Silvia;Tommaso;Umberto;Valentina;Giuseppe;Chiara",
    "es": "Alejandro;Beatriz;Carlos;Dolores;Enrique;Fátima;Gonzalo;Inés;José María;Lucía;Manuel;Natalia;Óscar;Pilar;"
    "Rocío;Santiago;Teresa;Víctor;Ximena;Andrés",
}

#: Family names that are words of the language too, or so short that they stand inside other words.
COMMON = {
    "de": "Lang;Gross;Klein;Stark;Lange;Ernst;Jung;Li;Weiss;Kurz",
    "en": "Day;Long;May;Close;Main;Case;Young;Large;Li;Das;Lu;He",
    "fr": "Petit;Le;Du;Grand;Page;Blanc;Li;Roy;Moulin;Hu",
    "it": "Costa;Conti;Villa;Monti;Li;Neri;Longo;Lu;Marino;Serra",
    "es": "Rey;Cruz;Campos;Flores;Li;Rojo;Ma;Calvo;Vega;Das",
}

#: (name in the entry, name of somebody else whose spelling is near): different people in this evaluation.
NEAR = (
    ("Meyer", "Meier"),
    ("Mayer", "Meyr"),
    ("Ivanov", "Ivanova"),
    ("Tsvetkov", "Zwetkowa"),
    ("Schmidt", "Schmitz"),
    ("Petrov", "Petrović"),
    ("Papadopoulos", "Papadopoulou"),
    ("Sokolov", "Sokolowski"),
    ("Chang", "Zhang"),
    ("Hoffmann", "Hofmann"),
    ("Kuznetsov", "Kusnezowa"),
    ("Wang", "Wong"),
    ("Nikolaidis", "Nicolaides"),
    ("Sato", "Saito"),
)

#: (family and given name as Latin bibliographies write it, the other current transliteration, the own script).
SCRIPTS = (
    ("Dostoevsky", "Nikolai", "Dostojewski, Nikolaj", "Николай Достоевский"),
    ("Tsvetaeva", "Marina", "Zwetajewa, Marina", "Марина Цветаева"),
    ("Khrushchev", "Andrei", "Chruschtschow, Andrej", "Андрей Хрущёв"),
    ("Shcherbakov", "Yuri", "Schtscherbakow, Juri", "Юрий Щербаков"),
    ("Zhukovskii", "Boris", "Schukowski, Boris", "Борис Жуковский"),
    ("Papageorgiou", "Georgios", "Papageorghiu, Yorgos", "Γεώργιος Παπαγεωργίου"),
    ("Chatzidakis", "Manolis", "Hadjidakis, Manolis", "Μανώλης Χατζηδάκης"),
    ("Theodoropoulou", "Eleni", "Theodoropulu, Heleni", "Ελένη Θεοδωροπούλου"),
)

#: Chinese and Japanese names as they are romanised; they stand among the others in every bibliography.
ROMANISED = (
    ("Li", "Xiaoming"),
    ("Wang", "Yu"),
    ("Zhang", "Weiwei"),
    ("Hu", "Jing"),
    ("Takahashi", "Kenji"),
    ("Ōno", "Haruki"),
    ("Yamamoto", "Akiko"),
    ("Ng", "Siu Ling"),
    ("Tanaka", "Shin'ichi"),
    ("Xu", "Dan"),
)
