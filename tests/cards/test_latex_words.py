"""What a title must not lose: logos, arguments, per cent signs; and what is none of its words."""

import pytest

from cards.bibliography.latex import latex_to_text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (r"{\TeX} by Topic, A {\TeX}nician's Reference", "TeX by Topic, A TeXnician's Reference"),
        (r"{Lua\LaTeX} and \BibTeX{} in \LaTeX\ or \ConTeXt", "LuaLaTeX and BibTeX in LaTeX or ConTeXt"),
        (r"The \LaTeX Companion, \LaTeXe", "The LaTeX Companion, LaTeX2e"),
        (r"Apprends {\LaTeX}\,!", "Apprends LaTeX !"),
        (r"\MATLAB for \R{} users", "MATLAB for R users"),
    ],
)
def test_logos_and_names_drawn_by_macros_are_words(source: str, text: str) -> None:
    assert latex_to_text(source) == text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("50% of it, 100\\% sure", "50% of it, 100% sure"),
        (r"Wiley & Sons, A \& B, a\_b, \#1, \$5, \{x\}", "Wiley & Sons, A & B, a_b, #1, $5, {x}"),
        ("costs $5", "costs $5"),
        ("C# and F_1", "C# and F_1"),
        ("ordinal---Models, 12--15, ``so'' `no'", "ordinal—Models, 12–15, “so” ‘no'"),
        ("Rune~B. Smith\\ Jr", "Rune B. Smith Jr"),
        (r"line\\break and a\-b and \textendash", "line break and ab and –"),
    ],
)
def test_signs(source: str, text: str) -> None:
    assert latex_to_text(source) == text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (r"\emph{salt} \textit{and} {\em sand} {\bf B}", "salt and sand B"),
        (r"\mbox{x} \unknown{kept} \unknown[option]{kept} {one} {two}", "x kept kept one two"),
        (
            r"\href{https://x.org}{text} \url{https://x.org/a_b} \foreignlanguage{german}{Salz}",
            "text https://x.org/a_b Salz",
        ),
        (r"{\noopsort{1973}}Salt \cite{x}\footnote{no}", "Salt"),
        (r"\enquote{salt} \textcolor{red}{sand} \texorpdfstring{$x$}{y}", "“salt” sand y"),
        (r"\verb|a b| \uppercase{x}", "a b x"),
    ],
)
def test_macros_leave_what_is_printed(source: str, text: str) -> None:
    assert latex_to_text(source) == text


@pytest.mark.parametrize(
    "source", ["\\", "\\textbf", "{", "}{", "$", "\\'", "\\frac", "\\href{x}", "$x_", "\\begin{a}"]
)
def test_what_is_broken_is_read_as_far_as_it_goes(source: str) -> None:
    assert "\\" not in latex_to_text(f"before {source}")
    assert latex_to_text(f"before {source}").startswith("before")


@pytest.mark.parametrize("macro", ["\\'", "\\frac", "$^", "\\emph", "\\href{", "\\sqrt{"])
def test_macros_without_end_do_not_end_the_reading(macro: str) -> None:
    assert latex_to_text("before " + macro * 5000).startswith("before")


def test_deep_braces_do_not_end_the_reading() -> None:
    assert latex_to_text("{" * 5000 + "x" + "}" * 5000) == "x"
