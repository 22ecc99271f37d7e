"""Spanish vocabulary: nouns with their article, phrases that follow them, subtitles, patterns."""

from __future__ import annotations

FIELDS = {
    "education": (
        "La evaluación formativa;El abandono escolar;La formación del profesorado;La educación inclusiva;"
        "La comprensión lectora;El liderazgo escolar;La convivencia;El aprendizaje cooperativo;"
        "La educación bilingüe;Los deberes;La orientación vocacional;La participación de las familias;"
        "El fracaso escolar;La motivación;La escuela rural;La escritura académica",
        "en la educación primaria;en contextos vulnerables;en la universidad;en América Latina;"
        "en zonas rurales;en la etapa infantil;con alumnado inmigrante;durante la adolescencia;en el aula de ciencias",
    ),
    "administration": (
        "La reforma administrativa;La contratación pública;El acto administrativo;La transparencia;"
        "La participación ciudadana;El control presupuestario;La función pública;La protección de datos;"
        "El gobierno abierto;La descentralización;Los servicios municipales;La responsabilidad patrimonial;"
        "El silencio administrativo;La simplificación de trámites;La mejora regulatoria;El urbanismo",
        "en los municipios pequeños;en el derecho comparado;tras la Constitución de 1978;ante los tribunales;"
        "en tiempos de austeridad;en las comunidades autónomas;en la Unión Europea;en el Cono Sur;en la era digital",
    ),
    "economics": (
        "El desempleo juvenil;La deuda externa;La empresa familiar;La política monetaria;La desigualdad;"
        "El ahorro de los hogares;La innovación;El salario mínimo;El turismo de masas;La economía informal;"
        "El crédito bancario;La productividad;La burbuja inmobiliaria;El comercio exterior;La fiscalidad;"
        "Las cooperativas",
        "en la zona euro;en economías emergentes;tras la gran recesión;en las pymes;en el largo plazo;"
        "en Andalucía;en el sector agrario;con agentes heterogéneos;en el litoral",
    ),
    "history": (
        "Los gremios;La nobleza rural;La Inquisición;La emigración;La vida conventual;El bandolerismo;"
        "La prensa obrera;La memoria histórica;Las cofradías;El comercio de Indias;La hambruna;"
        "El movimiento campesino;La educación femenina;Las Cortes;La trashumancia;La esclavitud",
        "en la Castilla bajomedieval;en el Siglo de Oro;durante la Segunda República;en el virreinato del Perú;"
        "bajo el franquismo;en la Cataluña moderna;en la frontera norte;tras la Independencia;en la Edad Moderna",
    ),
    "computing": (
        "El aprendizaje automático;La calidad del software;La seguridad informática;Las bases de datos;"
        "La minería de procesos;El reconocimiento de voz;La computación distribuida;La visión artificial;"
        "La ingeniería de requisitos;Los sistemas operativos;La recuperación de información;Los grafos;"
        "La verificación formal;El cifrado;La interacción persona-ordenador;Las pruebas automáticas",
        "a gran escala;en sistemas críticos;en tiempo real;para lenguas minoritarias;en dispositivos móviles;"
        "con datos escasos;en proyectos libres;en la nube;para la sanidad",
    ),
    "environment": (
        "La gestión del agua;La erosión del suelo;La biodiversidad;Los incendios forestales;La calidad del aire;"
        "El ruido urbano;Los residuos domésticos;La energía eólica;Los humedales;El riesgo de inundación;"
        "La movilidad sostenible;La agricultura ecológica;La sequía;Los espacios protegidos;El litoral;"
        "La expansión urbana",
        "en la cuenca del Ebro;en ciudades medias;en los Andes;frente al cambio climático;en zonas áridas;"
        "en el paisaje mediterráneo;a escala municipal;en las últimas décadas;junto a las autovías",
    ),
    "health": (
        "La calidad asistencial;El dolor crónico;Los cuidados paliativos;La seguridad del paciente;"
        "La educación para la salud;Las caídas;La sobrecarga laboral;La vacunación;La atención domiciliaria;"
        "La salud mental;Las infecciones nosocomiales;El duelo;La fragilidad;La lactancia;Los errores de medicación;"
        "El insomnio",
        "en personas mayores;en cuidados intensivos;en atención primaria;al final de la vida;durante la pandemia;"
        "en la adolescencia;en hospitales comarcales;tras el ictus;en residencias",
    ),
}

SUBTITLES = (
    "Un estudio de caso;Teoría y práctica;Retos y perspectivas;Una revisión crítica;El caso de {city};"
    "Manual para profesionales;Fuentes e interpretaciones;Un análisis comparado;Una mirada desde {city};"
    "Cuestiones abiertas;Métodos e instrumentos;Entre la norma y la práctica;Resultados de una encuesta;"
    "Historia de una idea;Lecciones introductorias;Hacia un nuevo modelo;La voz de los usuarios;Diez años después"
)

PATTERNS = (
    "{a} y {b} {c};{a} {c};{a} y {b};Repensar {b} {c};{a}, {b} y {d};{a} {c};Más allá de la norma: {a} {c};"
    "{a} a debate;Una deuda pendiente: {a} y {b};"
    "Pensar {a} {c};¿{a} sin {b}?;Comprender {a};Veinte años de debates: {a} {c};{a}, {b}, {d};Estudiar {b} {c};"
    "Paradojas y promesas: {a};{a} vista de cerca;¿Qué hacer con {b}?"
)

CITIES = "Sevilla;Valencia;Bogotá;Rosario;Zaragoza;Quito;Granada;Murcia;Lima;Oviedo;Monterrey;Bilbao"

SENTENCES = (
    "Desde hace tiempo se discute sobre {a} y {b} sin llegar a un acuerdo.;"
    "En las páginas que siguen se describe la relación entre {a} y {b}.;"
    "Se observa que {a} {c} sigue un curso distinto del que suele suponerse.;"
    "Las personas encuestadas mencionan {a} más a menudo que {b}, con independencia de la edad.;"
    "Sobre esta base pueden distinguirse tres grupos.;"
    "Otros trabajos deberán comprobar si ello vale también {c}.;"
    "Contra esta lectura está el hecho de que {b} apenas se ha medido.;"
    "Los datos se recogieron entre marzo y septiembre y se codificaron dos veces.;"
    "No todas las hipótesis se confirmaron.;"
    "En la práctica {a} solo se convierte en tema cuando faltan medios.;"
    "El apartado siguiente examina el papel que desempeña {b}."
)
