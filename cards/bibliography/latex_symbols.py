"""What LaTeX's macros print: accents, letters, logos, and which macros print nothing."""

from pylatexenc.latex2text import get_default_latex_context_db

#: The mark that an accent macro puts on the first character of its argument.
ACCENTS: dict[str, str] = {
    "`": "\u0300", "'": "\u0301", "^": "\u0302", "~": "\u0303", "=": "\u0304", "u": "\u0306", ".": "\u0307",
    '"': "\u0308", "r": "\u030a", "H": "\u030b", "v": "\u030c", "d": "\u0323", "c": "\u0327", "k": "\u0328",
    "b": "\u0331", "t": "\u0361", "textcommabelow": "\u0326", "capitalacute": "\u0301",
    "grave": "\u0300", "acute": "\u0301", "hat": "\u0302", "widehat": "\u0302", "tilde": "\u0303",
    "widetilde": "\u0303", "bar": "\u0304", "breve": "\u0306", "dot": "\u0307", "ddot": "\u0308", "check": "\u030c",
}  # fmt: skip

#: Names that are drawn by a macro. pylatexenc drops them, and titles with them.
LOGOS: dict[str, str] = {
    "LaTeXe": "LaTeX2e", "AmS": "AMS", "AMS": "AMS", "AmSTeX": "AMSTeX", "MF": "METAFONT", "MP": "MetaPost",
    "BibTeX": "BibTeX", "TikZ": "TikZ",
}  # fmt: skip


def _symbols() -> dict[str, str]:
    """Return the macros without argument of pylatexenc's tables, placeholders and the date left out."""
    context = get_default_latex_context_db()
    specs = {spec.macroname: spec.simplify_repl for spec in context.iter_macro_specs()}
    return {
        name: text
        for name, text in specs.items()
        if isinstance(text, str) and name.isalpha() and name != "today" and not set("%<") & set(text)
    }


SYMBOLS: dict[str, str] = _symbols() | {
    "SS": "SS", "S": "§", "P": "¶", "copyright": "©", "pounds": "£", "euro": "€", "degree": "°", "slash": "/",
    "circ": "°", "lq": "‘", "rq": "’", "glq": "‚", "grq": "‘", "glqq": "„", "grqq": "“", "flq": "‹", "frq": "›",
    "flqq": "«", "frqq": "»", "guillemotleft": "«", "guillemotright": "»", "textless": "<", "textgreater": ">",
    "textbar": "|", "textunderscore": "_", "textdegree": "°", "space": " ", "nobreakspace": " ", "thinspace": " ",
    "newline": " ", "linebreak": " ", "quad": " ", "qquad": " ", "dash": "–", "Dash": "—", "textminus": "−",
    "numero": "№", "textnumero": "№", "No": "№",
}  # fmt: skip

#: Fonts, sizes and spaces that hold until the group ends: nothing is printed, the space after them is TeX's.
SWITCHES: frozenset[str] = frozenset({
    "em", "it", "bf", "sc", "sl", "tt", "rm", "sf", "itshape", "bfseries", "scshape", "slshape", "ttfamily", "rmfamily",
    "sffamily", "upshape", "mdseries", "normalfont", "tiny", "scriptsize", "footnotesize", "small", "normalsize",
    "large", "Large", "LARGE", "huge", "Huge", "protect", "relax", "unskip", "ignorespaces", "allowbreak", "left",
    "right", "big", "Big", "bigl", "bigr", "Bigl", "Bigr", "limits", "nolimits", "displaystyle", "textstyle", "bgroup",
    "egroup", "xspace", "noindent", "hfill", "null", "leavevmode", "boldmath", "cyr", "rom",
})  # fmt: skip

#: Macros of one sign that print a space, or nothing; any other sign prints itself.
SIGNS: dict[str, str] = dict.fromkeys(" ,;:>\\\n\t", " ") | dict.fromkeys("!-/@*<", "")

#: What is printed of a macro's arguments. "nothing": keys for sorting, references, notes, lengths.
WITH_ARGUMENTS: dict[str, str] = {
    **dict.fromkeys(
        "noopsort NoopSort SortNoop noop cite citet citep textcite parencite ref cref label index footnote thanks"
        " hspace vspace phantom hphantom vphantom color begin end input include pageref selectlanguage kern".split(),
        "nothing",
    ),
    **dict.fromkeys(
        "href textcolor colorbox foreignlanguage texorpdfstring raisebox scalebox hyperlink parbox".split(), "second"
    ),
    **dict.fromkeys(("frac", "tfrac", "dfrac", "nicefrac", "sfrac", "textfrac"), "fraction"),
    **dict.fromkeys(("enquote", "mkbibquote", "textquote"), "quotes"),
    **dict.fromkeys(("textsuperscript", "textsu", "up", "mkbibsuperscript"), "raised"),
    **dict.fromkeys(("verb", "url", "path", "nolinkurl"), "verbatim"),
    **{"sqrt": "root", "textsubscript": "first", "ensuremath": "formula"},
}

#: Superscripts that are figures; letters are printed plain, as they come out of a PDF.
RAISED: dict[str, str] = dict(zip("0123456789+-−=()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ", strict=True))


def raised(text: str) -> str:
    """Return a superscript as plain text, so that 10² is not 102.

    Figures become Unicode superscripts; letters (an ordinal's "th", an exponent n) and lone signs stay as they are.
    """
    if not any(char.isdigit() for char in text):
        return text
    figures = [RAISED.get(char, "") for char in text]
    return "".join(figures) if all(figures) else f"^{text}"
