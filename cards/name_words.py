"""Words that tell lines of names from other lines of a title page."""

#: Between given and family names.
PARTICLES = frozenset(
    "van von vom zu zur zum de der den des la le les du di da dos das do del della dello degli al el bin ibn "
    "ben ter ten te af av "
    "d l t y i st".split()
)
#: No line of names begins with one of these.
ARTICLES = frozenset("the an a der die das ein eine il lo gli un una une les los las".split())
#: Words of affiliations, titles, dates and imprints: no line that has one consists of names.
NOT_NAMES = frozenset(
    "university universitat universite universita universidad universidade universiteit college school "
    "institute institut istituto instituto "
    "department departement dipartimento departamento faculty fakultat facolta facultad faculte hochschule "
    "laboratory laboratoire academy "
    "centre center zentrum centro research sciences science technology press verlag editor publisher "
    "publishing publishers presses edizioni editions editorial ediciones editrice editore edition company "
    "inc ltd gmbh "
    "of for in to on with mit fur uber per para sur dans zwischen nach unter from between without ohne sans "
    "senza sin entre tra fra "
    "introduction manual guide handbook reference tutorial version edition release package user users "
    "documentation draft report thesis "
    "dissertation diploma master bachelor tesi tesis these lecture notes journal volume issue number series "
    "chapter part abstract contents "
    "keywords written by history historial revision revisions revisiones collaborators colaboradores "
    "your our my you we pharma ag unit biostatistics copyright license book books reviews review editorial "
    "letters article articles "
    "original special news outline all rights reserved street road avenue corresponding correspondence email "
    "received accepted published "
    "working paper technical software statistics library system systems data analysis model models method "
    "methods using theory applied "
    "study studies handbuch lehrbuch leitfaden einfuhrung grundlagen beitrage untersuchung studie bericht "
    "manuale guida etude "
    "essai saggio studio ensayo estudio thesen band teil tome partie parte academic".split()
)
COUNTRIES = frozenset(
    "usa,u.s.a,united states,uk,u.k,united "
    "kingdom,england,scotland,ireland,germany,deutschland,france,italy,italia,spain,espana,portugal,austria,"
    "osterreich,switzerland,schweiz,suisse,belgium,the "
    "netherlands,netherlands,denmark,sweden,norway,finland,poland,canada,mexico,brazil,"
    "argentina,chile,australia,new zealand,china,japan,india,korea,russia,israel,turkey,greece,czech "
    "republic,hungary".split(",")
)
