"""Word lists, all folded: which words of a title or a name say something, and which do not.

The lists are conservative: a word that is wrongly called meaningless opens a hole, one that is wrongly called
meaningful only costs a bind. Negations ("not", "ohne", "sans") are in none of them.
"""

#: Articles, conjunctions and short prepositions of German, English, French, Italian and Spanish.
STOP_WORDS = frozenset(
    # English
    "a an and as at by for from in into is it its of on or the their to with "
    # German
    "als am an auf aus bei beim bis das dem den der des die ein eine einem einen einer eines fur im in ist mit "
    "nach oder sowie sich uber und vom von vor zu zum zur "
    # French
    "a au aux avec ce ces d dans de des du en et l la le les leur ou par pour s ses son sur un une "
    # Italian
    "agli ai al alla alle allo con da dagli dai dal dalla degli dei del della delle dello di e ed gli i il lo nei nel "
    "nella nelle o per su sul sulla tra uno "
    # Spanish
    "ante el ella entre hacia las los para por segun se sobre su sus una unos unas y".split()
)

#: Words by which a new version of a work differs from the old one in its title.
MODIFIERS = frozenset(
    "revised new updated enlarged extended expanded complete completely concise short brief abridged corrected "
    "improved second third modern annotated illustrated official preliminary draft free online edition "
    "neue neuer neues uberarbeitete revidierte revidierter revidiertes erweiterte aktualisierte verbesserte "
    "kurze kleine vollstandige "
    "nouvelle nouveau revu revue revise revisee remanie remaniee corrigee augmentee abregee complet "
    "petite petit bref breve "
    "nuova nuovo riveduta riveduto corretta aggiornata piccola piccolo completa "
    "nueva nuevo revisada revisado corregida ampliada actualizada pequena completo".split()
)

#: Titles that many works have: they name a work only together with year or container.
GENERIC_TITLE_WORDS = frozenset(
    "editorial introduction preface foreword afterword prologue epilogue conclusion conclusions summary abstract "
    "activity activities reports annual report yearbook proceedings bibliography references index glossary contents "
    "appendix acknowledgements "
    "notes news letter letters comment comments discussion discussions reply review reviews book books announcement "
    "errata erratum obituary interview guest editors "
    "einleitung einfuhrung vorwort geleitwort nachwort schlusswort zusammenfassung fazit jahresbericht "
    "geschaftsbericht tatigkeitsbericht rechenschaftsbericht bericht jahrbuch anhang inhalt literatur "
    "literaturverzeichnis mitteilungen rezension nachruf "
    "avant propos avantpropos preambule postface resume rapport annuel activite activites bibliographie compte rendu "
    "introduzione prefazione premessa postfazione conclusioni riassunto relazione annuale attivita editoriale "
    "introduccion prefacio prologo epilogo resumen conclusiones informe anual actividades memoria editorial "
    "results methods discussion methodology background".split()
)

#: Words that hundreds of organisations have in their name.
GENERIC_NAME_WORDS = frozenset(
    "institute institut instituto istituto institution ministry ministerium ministere ministerio ministero federal "
    "bundesamt bundesministerium bundesanstalt bundesinstitut staatsministerium "
    "amt office agency agentur agence agencia agenzia department abteilung "
    "departement departamento dipartimento center centre zentrum centro university universitat universite universita "
    "universidad national nationale nazionale nacional international internationale europaische european state staat "
    "staatliche landesamt association verein verband gesellschaft society societe societa sociedad foundation stiftung "
    "fondation fondazione fundacion commission kommission comision commissione council rat conseil consejo consiglio "
    "board authority behorde organisation organization organizacion group gruppe groupe grupo team committee "
    "ausschuss comite research forschung recherche ricerca investigacion service dienst bureau company inc ltd gmbh "
    "ufficio uffici oficina federale federali servizio servicio direction direktion direzione direccion "
    "ag co corp corporation llc working project projekt workgroup arbeitsgruppe mailing list".split()
)

#: Particles of family names: they may be there or not, and never count alone.
PARTICLES = frozenset(
    "von van vom zu zum zur der den de des del della delle dello degli di da dal dalla das dos du do d la le les l al "
    "el ten ter te af av y e ibn bin ben bint abu st".split()
)

#: Family names that are also common words (or so short that they stand in any text).
COMMON_NAMES = frozenset(
    "day long may close main case gross stark lange das er du le porter large li lu he hu white black brown green gray "
    "grey young old king bishop price rose field fields wood woods hill stone rivers river waters lake ford bush banks "
    "bank law love good best strong sharp swift short small little west north south east summer winter spring major "
    "page book read reader bell ball bird fish fox wolf lamb field marsh moss reed berg bach stein klein kurz lang "
    "roth schwarz weiss braun grun neu alt jung fuchs vogel wolf herz winter sommer sonntag freitag koch richter "
    "schneider kaiser konig graf herzog petit grand blanc noir roux rouge leblanc legrand bon rossi bianchi neri conti "
    "costa serra leone marino greco franco bruno blanco rojo moreno rubio delgado leon cruz ramos torres flores campos "
    "iglesias castillo rios rey sun sung song so an ng ma wu xu yu".split()
)

#: What stands before a name without being part of it.
HONORIFICS = frozenset(
    "prof professor dr doctor mr mrs ms miss sir dame lord herr frau ing dipl mag lic phil med rer nat chmo dott "
    "dottssa sig mme mlle monsieur madame don dona by von par da di por author authors autor autoren autorin auteur "
    "auteurs autore autori autores copyright c edited editor editors ed eds hrsg herausgegeben written vorgelegt "
    "presented submitted and und et y e with mit avec con".split()
)
