"""French vocabulary of the invented prose: a hill town's vineyards, archives and springs."""

from __future__ import annotations

from tests.eval.quotes.language import Language, read_vocabulary

_WORDS = """
subjects:
l’inventaire des fontaines; le relevé du cadastre; la première enquête; l’archiviste de la préfecture; le débit de la
source; chaque modification du règlement; la coopérative des vignerons; le procès-verbal du {d} août {y};
l’échantillon n° {i}; la récolte de {y}; l’œuvre du géomètre; le fossé en aval du pont; une lecture trop naïve des
chiffres; la sous-préfecture; le coefficient d’écoulement; l’hypothèse d’un déficit; la moitié des métayers; le maître
d’œuvre; l’effectif des journaliers; la différence entre les deux plans; le sous-sol calcaire; l’affluent du
nord-ouest; le château d’eau; la commune voisine; la teneur en nitrates; le garde champêtre Lefèvre; une copie
tardive; l’afflux des eaux de pluie; la famille Groß-Weiß; le rendement à l’hectare; l’arrêté du maire; la grêle de
juin; un témoin âgé; le fichier des contribuables; la cave voûtée; la vieille chaussée; l’évêché; la Société d’études;
le cœur du vignoble; la méthode de l’ingénieur Strauß; le gel tardif
objects:
la hauteur du seuil; une estimation de {t} francs; l’effet du remembrement; les chiffres de {cite}; le tracé du canal;
un écart de {c} pour cent; les limites de la paroisse; l’emplacement du moulin; la baisse de {c} mm par an; le bail de
{y}; la définition du mètre carré; le commerce des fûts; l’insuffisance des preuves; le rôle des fermières; la qualité
du raisin; un coefficient de {neg}; la pétition de {i} habitants; le niveau de la nappe; la ruine du pressoir; le
trafic des années {r}; la forme de la parcelle; les pages manquantes {r}; le prix du muid; le coût des réparations;
l’étude du sous-sol; la marge de ± {c} cm; les données du tableau {n}; l’identité du scribe; l’argile sous-jacente; la
dîme; l’affaire du puits; l’origine de la crue; le débit d’étiage; les offres des négociants; le flux de {c} l/s;
l’aménagement des coteaux
predicates:
confirme|{o}; ne modifie|pas {o}; fut|décrit pour la première fois {a}; explique|{p} % de la variance; dépasse|{o} de
{n} jours; n’a|jamais été vérifié {a}; demeure|sans explication; contredit|{cite} sur tous les points; passa|de {c} à
{c} kg {a}; ne peut|être daté {a}; surestime|{o}; dépend|de la saison plutôt que du sol; n’apporte|aucune preuve;
néglige|{o}; suffit|{a}; n’est|pas compatible avec l’enquête; atteignit|{c} °C {a}; repose|sur {i} relevés et une
conjecture; révèle|{o}; se situe|entre {c} et {c} m; renvoie|au feuillet {i}, non au feuillet {i}; n’exclut|ni {o} ni
{o}; reflète|{o}; fut|retiré {a}; précéda|{o} de {n} semaines; omet|de mentionner {o}; eut|peu de conséquences {a};
n’affecte|guère {o}; est|significatif (p = 0,0{n}); avait|déjà été perdu {a}; s’écarte|de la moyenne de {c}; ne
tient|aucun compte du relief; donne|10² plutôt que 10³ unités; représente|{t} m² de friches; relève|de l’article {n},
alinéa {n}; souffrit|surtout {a}; aurait|provoqué {o}; fut|comblé {a}; laisse|ouverte la question; se limite|au
secteur {k}; justifia|{o}
adverbials:
à l’automne {y}; après les premières gelées; dans la plupart des communes; à la différence de {cite}; malgré la
sécheresse; en mai/juin {y}; par temps calme; dans l’ensemble; depuis {y}; à quelques exceptions près; avant
l’achèvement de la digue; à première vue; faute de crédits; au-delà du versant ouest; dans {n} cas au plus; durant la
cinquième semaine; sans le moindre avertissement; d’après la deuxième édition; le {d} avril; pour des raisons jamais
précisées; çà et là; en {n}–{i} minutes; en période d’étiage; entre les deux guerres; dès {y}; fût-ce brièvement; en
l’absence de vent; d’un facteur {c}; là où le sol affleure; officiellement; peut-être plus tôt; vers la fin du siècle;
à peu près partout
adjectives:
officiel; officieux; tardif; définitif; inférieur; supérieur; communal; privé; public; inachevé; insuffisant;
suffisant; âgé; régulier; irrégulier; méridional; septentrional; calcaire; sablonneux; annuel; mensuel; douteux;
certain; incertain; œcuménique; étroit; profond; desséché; inondé; abandonné; concédé; contesté; incontesté; utile;
inutile; fréquent; naturel; artificiel
nouns:
fossé; canal; moulin; pressoir; versant; coteau; chemin; sentier; ruisseau; bief; déversoir; barrage; puits; bassin;
lavoir; relevé; registre; dossier; feuillet; plan; croquis; rapport; procès; jugement; bail; contrat; notaire;
greffier; préfet; maire; vigneron; métayer; négociant; journalier; rendement; prix; tarif; chiffre; calcul;
coefficient; seuil; niveau; débit; profil
frames:
{main}. / {a}, {main}. / {main}, parce que {sub}. / {main}, bien que l’enquête l’ait nié. / Si {sub}, {main}. / {main}
; {main}. / {main} (voir {ref}). / Tandis que {sub}, {main}. / Que l’on ignore {o} n’étonne personne. / {a}, {main},
et {main}. / {main} – du moins {a}. / « {Main} », écrit {cite}. / {main}, mais {main}. / Ce n’est pas {o} mais {o} qui
compte. / On ne sait pas si {sub}. / Il y a {o}, pourtant {main}. / {main} : {main}. / Nul ne doute que {sub}. /
Puisque {sub}, {main}. / La figure {n} montre {o} ; {main}. / On mesura {c}, {c} et {c} mg/l ; {main}. / Dans ce qui
suit ({k}), {main}. / {main} seulement lorsque {sub}. / Contre {o} on objectera que {sub}. / {o} mis à part, {main}. /
{a} – et alors seulement – {main}. / Ni {s} ni {s} ne mentionne {o}. / Comme le dit {cite}, “{sub}”. / Peu importe {o}
: {main}. / Comparer {o} ({ref}). / {main}, si bien que l’avant- et l’arrière-pays ne diffèrent guère. / Il ne faut
pas confondre {o} avec {o}.
headings:
Objet et plan de l’étude; Les sources; Instruments et méthodes; Résultats de la deuxième campagne; Seuil, canal et
fossé; Les chiffres officiels; Droits d’eau et coutumes; Les témoins âgés; Sources d’erreur; Conclusions; Lectures
antérieures; Le sous-sol et ses effets; Hors des coteaux; Ce que taisent les dossiers; Comparaison avec l’aval
titles:
Sur l’envasement des petits ports; Fontaines et droits d’eau; La pétition des métayers; Écoulement en milieu calcaire;
Lettres d’un sous-préfet; Étude des friches viticoles; Crues, chiffres et bureaux; Le bail du moulin; L’œuvre du
géomètre
"""

FRENCH = Language(
    name="fr",
    words=read_vocabulary(_WORDS),
    subject="le {noun} {adjective}",
    object="le {noun} {adjective}",
    running_head="Fontaines, coteaux et cadastres",
    references="Références",
    pages="p.",
    decimal=",",
    thousands="\u202f",
)
