"""Lines of a first page that are neither title nor names: dates, addresses, identifiers, journal lines, imprints."""

import re

from cards.identifiers import find_arxiv, find_dois, find_isbns
from cards.words import plain, words

_MONTHS = (
    "jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|fevrier|mar(?:ch|s|zo)?|marz|apr(?:il|ile)?|avril|may|mai|mayo|"
    "maggio|june?|juin|juni|giugno|junio|"
    "july?|juli|juillet|luglio|julio|aug(?:ust)?|aout|agosto|sept?(?:ember|embre)?|settembre|septiembre|"
    "oct(?:ober|obre)?|okt(?:ober)?|ottobre|"
    "octubre|nov(?:ember|embre|iembre)?|dec(?:ember|embre)?|dez(?:ember)?|dicembre|diciembre|gennaio|"
    "febbraio|aprile|enero|febrero|abril|"
    "spring|summer|autumn|fall|winter|fruhjahr|sommer|herbst"
)
_YEAR = r"(?:1[5-9]|20)[0-9]{2}"
_DATE = re.compile(
    rf"\W*(?:(?:version|edition|release|revision|draft|entwurf|borrador|stand|last (?:modified|updated?|"
    rf"revised)|updated?|printed|imprime|imprimé|printed on|"
    rf"date|vom|of|le|im|from|du|del|den|as of|compiled|built|generated|on|in|v|r)\b\.?:?\s*|"
    rf"v?[0-9]+(?:\.[0-9]+)+[a-z]?(?:[-+~][0-9a-z.]+)?[,\s]*|(?:{_MONTHS})\.?\b[,\s]*|[0-9]{{1,2}}(?:st|nd|rd|"
    rf"th|er|°|º|\.)?[\s,/-]*"
    rf"|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|"
    rf"freitag|samstag|sonntag)[,\s]*"
    rf"|(?:de|del|di|the|and)\b\s*|{_YEAR}[\s,/–-]*|[(),.:;/–-]\s*)+"
)
_EDITION = re.compile(
    r"(?:(?:[0-9]+(?:st|nd|rd|th|\.|e|ª|a)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|"
    r"revised|enlarged|new|erste|zweite|dritte|vierte|"
    r"funfte|sechste|premiere|deuxieme|troisieme|quatrieme|prima|seconda|terza|primera|segunda|"
    r"tercera)[\s,]*(?:and |und )?)+"
    r"(?:uberarbeitete |erweiterte |aktualisierte |revised |enlarged |expanded |corrected )*(?:edition|"
    r"auflage|aufl\.?|edizione|edicion|ed\.?|ausgabe|printing)\b.{0,40}"
    r"|(?:edition|version|release|auflage|ausgabe|fassung|revision)\s+[0-9a-z].{0,60}"
)
_SERIES_NUMBER = re.compile(
    r"(?:(?:technical |research |working |discussion )?(?:report|paper)|bericht|rapport|rapporto|informe|"
    r"arbeitspapier|volume|volumen|vol\.?|band|bd\.?|"
    r"tome|tomo|heft|nummer|number|no\.?|nr\.?|part|teil|partie|parte) (?:no\.? |nr\.? |"
    r"n\S? )?(?:[0-9]+(?:[-/.][0-9]+)?|[ivx]+)"
)
_VOLUME = re.compile(
    r"\b(?:vol(?:ume)?|band|bd|jahrgang|jg|tome|issue|no|nr|num(?:ero|ber)?|heft|fascicolo|pp|pages|seiten|"
    r"s)\b\.?\s*[0-9]+|\b[0-9]{1,4}\s*\([0-9]{4}\)|\bissn\b|"
    r"[0-9]+\s*\([0-9]+\)\s*[,:]|,\s*[0-9]+\s*[–-]\s*[0-9]+\b|[0-9]{1,3}:[0-9]{1,4}\s*[–-]\s*[0-9]+"
)
#: "In: Rosa Vega (ed.), Handbook of Lagoons."
_CONTAINER = re.compile(r"(?:in|dans|en|aus|from|(?:published|appeared|erschienen|paru) (?:in|dans)) ?: ")
_PERIODICAL = re.compile(
    r"^(?:the )?(?:[\w.&-]+ ){0,5}(?:journal|zeitschrift|revue|rivista|revista|proceedings|transactions|"
    r"annals|annalen|bulletin|letters|magazine|gazette|"
    r"archiv|archives|quarterly|communications|tugboat|r news|nachrichten|mitteilungen|acta|annales|annali|"
    r"anales|review|notices|monatshefte)\b.{0,80}$"
)
_SERIES = re.compile(
    r"^(?:(?:technical|research|working|discussion|internal)\s+(?:report|paper|papers|memorandum|note)s?|"
    r"preprint|working paper|discussion paper|lecture notes in|"
    r"arbeitspapier|forschungsbericht|bericht|rapport (?:technique|de recherche)|rapporto tecnico|"
    r"informe tecnico|manuscript)\b.{0,60}"
)
_WEB = re.compile(r"@\w|https?:|www\.|\.(?:org|com|edu|net|de|fr)\b|\bdoi\b|\barxiv[:.]", re.IGNORECASE)
_IMPRINT = re.compile(
    r"copyright|©|\(c\)|all rights reserved|alle rechte|tous droits|isbn|issn|published by|verlag|impressum|"
    r"printed in|gedruckt|imprime|depot legal|"
    r"permission is granted|licen[sc]e|creative commons|lizenz|licencia|licenza|free software foundation|"
    r"library of congress|cataloging|bibliografische information|"
    r"first published|freely (?:copied|distributed|redistributed)|may be (?:copied|distributed|redistributed)|"
    r"weitergegeben|weiterverbreitet|librement|liberamente|libremente|publicado|herausgeber|typeset (?:by|"
    r"in) |gesetzt (?:aus|in|mit) |"
    r"todos los derechos|tutti i diritti|se permite"
)
_INSTITUTION = re.compile(
    r"^(?:the )?(?:universit\w+|universidad\w*|technische|fachhochschule|hochschule|institut\w*|istituto|"
    r"department|departement|dipartimento|"
    r"departamento|facult\w+|fakultat|facolta|laborato\w+ |school of|college of|centre|center|politecnico|"
    r"ecole|escuela|corso di laurea|academy)\b"
    r"|\b(?:university|college|universitat|institute|polytechnic|academy)$|\buniversity of [\w ]{3,25}$"
)
_THESIS = re.compile(
    r"\b(?:(?:ph\.? ?d|doctoral|master'?s?|bachelor'?s?|diploma) thes[ie]s|thesis submitted|submitted (?:to|"
    r"for|in)|partial fulfil|inaugural|"
    r"dissertation (?:zur|submitted|presented)|zur erlangung|these (?:de|pour|presentee)|tesi di (?:laurea|"
    r"dottorato)|tesis (?:doctoral|de)|"
    r"diplomarbeit|masterarbeit|bachelorarbeit|habilitationsschrift|doctor of philosophy)\b|^dissertation$|"
    r"^thesis$|^tesi$|^tesis$|^these$"
)
_COPYRIGHT = re.compile(
    r"^(?:©|\(c\)|copyright\b(?=.{0,20}[0-9]{4}))|\bis[bs]n\b|all rights reserved|permission is granted"
)
_AFFILIATION = re.compile(
    r"\b(?:universit\w+|universidad\w*|university|college|institut\w*|istituto|department|departement|"
    r"dipartimento|departamento|facult\w+|fakultat|facolta|"
    r"hochschule|laborator\w+|academy|akademie|school of|centre|center|zentrum|centro|politecnico|polytechnic|"
    r"technische|ministry|ministerium|corso di laurea|"
    r"gmbh|inc\.?|ltd\.?|street|avenue|strasse|box [0-9]+)\b"
)


def is_date(text: str) -> bool:
    """Whether a line is a date, a version, an edition or a number in a series and nothing else."""
    text = plain(text)
    return bool(any(map(str.isdigit, text)) and _DATE.fullmatch(text)) or any(
        pattern.fullmatch(text.strip(" ()")) for pattern in (_EDITION, _SERIES_NUMBER)
    )


def is_address(text: str) -> bool:
    """Whether a line is, or holds, an address on the net or an identifier."""
    return bool(_WEB.search(text) or find_dois(text) or find_arxiv(text) or find_isbns(text))


def is_affiliation(text: str) -> bool:
    """Whether a line names a university, an institute or an address."""
    return ":" not in text and bool(_AFFILIATION.search(plain(text)))


def is_institution(text: str) -> bool:
    """Whether a line is the name of a university, an institute or a part of one: it begins or ends so."""
    return ":" not in text and bool(_INSTITUTION.search(plain(text)))


def is_copyright(text: str) -> bool:
    """Whether a line says whose the copyright is, gives an ISBN or a permission."""
    return bool(_COPYRIGHT.search(plain(text)))


def is_imprint(text: str) -> bool:
    """Whether a line or page holds the words of an imprint: copyright, licence, ISBN, publisher."""
    return bool(_IMPRINT.search(plain(text)))


def is_journal_line(text: str) -> bool:
    """Whether a line gives volume, issue or pages, or is a periodical's name."""
    text = plain(text)
    return len(text) <= 160 and bool(_VOLUME.search(text) or _CONTAINER.match(text) or is_periodical(text))


def is_periodical(text: str) -> bool:
    """Whether a line reads like the name of a journal, of proceedings or of a series of reports."""
    text = plain(text)
    return bool(_PERIODICAL.match(text) or _SERIES.match(text))


def is_thesis_line(text: str) -> bool:
    """Whether a line says for which degree a thesis was submitted."""
    return bool(_THESIS.search(plain(text)))


def is_furniture(text: str) -> bool:
    """Whether a line is any of these."""
    return not words(text) or is_date(text) or is_address(text) or is_journal_line(text)
