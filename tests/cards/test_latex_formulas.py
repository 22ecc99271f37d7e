import pytest

from cards.bibliography.latex import latex_to_text, plain_text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (r"CO$_2$, H$_{2}$O, $\mathrm{CO}_2$, CO\textsubscript{2}", "CO2, H2O, CO2, CO2"),
        (r"x$^2$, $10^{-3}$, 5\textsuperscript{2}", "x², 10⁻³, 5²"),
        (r"19$^{th}$ and 1\textsuperscript{er}", "19th and 1er"),
        (r"$\alpha$-uptake, \(\beta\), \ensuremath{\gamma_1}", "α-uptake, β, γ1"),
        (r"$a \le b$, $\pm 2$, $\mathbb{R}$, $\frac{1}{2}$, $\sqrt{2}$", "a ≤b, ±2, R, 1/2, √2"),
        (r"25$^\circ$C", "25°C"),
    ],
)
def test_formulas_become_text(source: str, text: str) -> None:
    assert latex_to_text(source) == text


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("CO<sub>2</sub> at 10<sup>2</sup> and 5<sup>th</sup>", "CO2 at 10² and 5th"),
        ("<i>E. coli</i> &amp; <span class='nocase'>Salt</span>&#8211;sand", "E. coli & Salt–sand"),
        ("if a<b and c>d, AT&T", "if a<b and c>d, AT&T"),
        ("salt\u00ad marsh\u200b  two\nlines", "salt marsh two lines"),
        ("Mu\u0308ller, Pa\u0131\u0308", "Müller, Paï"),
    ],
)
def test_html_and_invisible_characters(text: str, read: str) -> None:
    assert plain_text(text) == read
    assert latex_to_text(text.replace("&T", "\\&T")) == read


def test_ten_squared_is_not_a_hundred_and_two() -> None:
    assert latex_to_text("$10^2$") != latex_to_text("102")
    assert plain_text("10<sup>2</sup>") != plain_text("102")
