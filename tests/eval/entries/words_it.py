"""Italian vocabulary: nouns with their article, phrases that follow them, subtitles, patterns."""

from __future__ import annotations

FIELDS = {
    "education": (
        "La valutazione formativa;La scuola dell'infanzia;L'inclusione scolastica;La formazione docente;"
        "Il successo formativo;La dispersione scolastica;L'educazione linguistica;La lettura ad alta voce;"
        "Il lavoro di gruppo;L'orientamento;La motivazione;Il plurilinguismo;La didattica laboratoriale;"
        "La dirigenza scolastica;I compiti a casa;L'apprendimento cooperativo",
        "nella scuola primaria;nelle classi plurilingui;nel Mezzogiorno;all'università;nelle aree interne;"
        "nel primo biennio;per gli alunni stranieri;nei contesti di montagna;nella formazione professionale",
    ),
    "administration": (
        "La riforma della pubblica amministrazione;Il potere discrezionale;La semplificazione;Gli appalti pubblici;"
        "L'autonomia regionale;La partecipazione civica;Il controllo contabile;La trasparenza;Il silenzio assenso;"
        "Il giudice amministrativo;I servizi pubblici locali;La tutela dei dati;Il federalismo fiscale;"
        "La dirigenza pubblica;La fusione dei comuni;Il procedimento amministrativo",
        "nei piccoli comuni;dopo la riforma costituzionale;nel diritto europeo;in prospettiva comparata;"
        "davanti al giudice;in tempo di crisi;negli enti locali;tra Stato e regioni;nella giurisprudenza recente",
    ),
    "economics": (
        "Il debito pubblico;La piccola impresa;I distretti industriali;Il risparmio delle famiglie;"
        "La politica monetaria;Il lavoro precario;L'innovazione;La disuguaglianza;Il credito cooperativo;"
        "Le esportazioni;Il turismo culturale;Il passaggio generazionale;La concorrenza;La crescita;"
        "La contrattazione salariale;Il mercato immobiliare",
        "nell'area dell'euro;nel Nord-Est;nelle imprese familiari;dopo la crisi finanziaria;nel lungo periodo;"
        "nel settore bancario;nei paesi emergenti;nelle economie aperte;nel settore alimentare",
    ),
    "history": (
        "Le confraternite;La nobiltà feudale;I banchi pubblici;La vita contadina;L'emigrazione;"
        "Le corporazioni;La stampa clandestina;Il movimento operaio;La memoria della guerra;I monasteri;"
        "Le carestie;La cultura umanistica;Le donne e il lavoro;La peste;Il brigantaggio;I mercanti",
        "nel Rinascimento;nella Repubblica di Venezia;in età moderna;nel Regno di Napoli;tra le due guerre;"
        "nell'Italia liberale;nelle valli alpine;nel tardo Medioevo;durante il Risorgimento",
    ),
    "computing": (
        "L'apprendimento automatico;La qualità del software;Le basi di dati;La sicurezza delle reti;"
        "Il calcolo distribuito;L'elaborazione del linguaggio;La visione artificiale;I sistemi operativi;"
        "La verifica formale;L'interazione uomo-macchina;Il recupero dell'informazione;La robotica;"
        "La crittografia;Le ontologie;Il collaudo automatico;La programmazione funzionale",
        "su larga scala;nei sistemi critici;in tempo reale;per le lingue minoritarie;su dispositivi mobili;"
        "con dati incompleti;nelle piccole imprese;nel software libero;per la sanità",
    ),
    "environment": (
        "La gestione delle acque;Il dissesto idrogeologico;La biodiversità;Il consumo di suolo;"
        "L'inquinamento acustico;Le foreste di montagna;La raccolta differenziata;Il rischio sismico;"
        "La mobilità sostenibile;Le aree protette;L'erosione costiera;La qualità dell'aria;"
        "I ghiacciai alpini;L'agricoltura biologica;L'energia eolica;Le zone umide",
        "nella Pianura Padana;nelle città medie;sull'arco alpino;nel bacino del Po;di fronte al cambiamento climatico;"
        "nelle isole minori;lungo le autostrade;negli ultimi trent'anni;nel paesaggio agrario",
    ),
    "health": (
        "La qualità dell'assistenza;Il dolore cronico;Le cure palliative;La sicurezza del paziente;"
        "L'educazione sanitaria;La prevenzione delle cadute;Il carico di lavoro;Le vaccinazioni;"
        "L'assistenza domiciliare;La salute mentale;Le infezioni ospedaliere;Il lutto;La fragilità;"
        "La comunicazione clinica;Gli errori di terapia;Il sonno",
        "negli anziani;in terapia intensiva;in medicina generale;nel fine vita;durante la pandemia;"
        "in età pediatrica;nei reparti di chirurgia;dopo l'ictus;nelle case di riposo",
    ),
}

SUBTITLES = (
    "Un'indagine sul campo;Teoria e pratica;Il caso di {city};Problemi e prospettive;Una rassegna critica;"
    "Manuale per gli operatori;Fonti e interpretazioni;Un'analisi comparata;Dieci anni di ricerca a {city};"
    "Questioni aperte;Strumenti e metodi;Tra norme e prassi;Risultati di una sperimentazione;"
    "Storia di un'idea;Lezioni introduttive;Verso un nuovo modello;Il punto di vista degli utenti;Materiali di studio"
)

PATTERNS = (
    "{a} e {b} {c};{a} {c};{a} e {b};Ripensare {b} {c};{a}, {b} e {d};{a} {c};Oltre la norma: {a} {c};"
    "{a} come risorsa;Una questione aperta: {a} e {b};"
    "Pensare {a} {c};{a} senza {b}?;Capire {a};Vent'anni di dibattiti: {a} {c};{a}, {b}, {d};Studiare {b} {c};"
    "Paradossi e promesse: {a};{a} vista da vicino;Che fare con {b}?"
)

CITIES = "Torino;Bologna;Palermo;Lugano;Trento;Padova;Bari;Genova;Pisa;Cagliari;Siena;Verona"

SENTENCES = (
    "Da tempo si discute di {a} e di {b} senza giungere a un accordo.;"
    "Nelle pagine che seguono si descrive il rapporto tra {a} e {b}.;"
    "Emerge che {a} {c} segue un corso diverso da quello che si suppone.;"
    "Gli intervistati citano {a} più spesso di {b}, a prescindere dall'età.;"
    "Su questa base si possono distinguere tre gruppi.;"
    "Altri studi dovranno verificare se ciò valga anche {c}.;"
    "Contro questa lettura sta il fatto che {b} è stato poco misurato.;"
    "I dati sono stati raccolti tra marzo e settembre e codificati due volte.;"
    "Non tutte le ipotesi sono state confermate.;"
    "In pratica {a} diventa un tema solo quando mancano i mezzi.;"
    "La sezione successiva esamina il ruolo che svolge {b}."
)
