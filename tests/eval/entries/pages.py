"""Draws pages. Text is set glyph by glyph into the page's own content, which is fast and leaves every freedom."""

from __future__ import annotations

from functools import cache

import pymupdf

#: The two families that come with PyMuPDF and hold Latin, Greek and Cyrillic letters: plain, bold, italic.
FAMILIES = {"roman": ("tiro", "tibo", "tiit"), "sans": ("helv", "hebo", "heit")}
PLAIN, BOLD, ITALIC = 0, 1, 2

A4, SLIDE = (595, 842), (720, 405)

#: What some text layers hold in place of the letters.
LIGATURES = (("fi", "\ufb01"), ("fl", "\ufb02"))
LOOSE = {"ä": "¨a", "ö": "¨o", "ü": "¨u", "Ä": "¨A", "Ö": "¨O", "Ü": "¨U", "é": "´e", "è": "`e", "á": "´a", "à": "`a"}


@cache
def font(name: str) -> pymupdf.Font:
    """A font, loaded once."""
    return pymupdf.Font(name)


@cache
def glyph(name: str, char: str) -> tuple[str, float]:
    """The code of a letter in the content stream, and its width at size 1."""
    code = font(name).has_glyph(ord(char)) or font(name).has_glyph(ord("?"))
    return f"{code:04x}", float(font(name).glyph_advance(ord(char)))


def layered(text: str, layer: str) -> str:
    """The text as a careless typesetter's text layer has it."""
    if layer == "ligatures":
        for plain, joined in LIGATURES:
            text = text.replace(plain, joined)
    if layer == "loose":
        text = "".join(LOOSE.get(char, char) for char in text)
    return text


class Pages:
    """A document under way; y runs from the top down, as on paper."""

    def __init__(self, size: tuple[int, int] = A4, family: str = "roman", layer: str = "plain") -> None:
        self.width, self.height = size
        self._fonts = FAMILIES[family]
        self._layer = layer
        self._pages: list[tuple[list[str], list[str]]] = []
        #: what is drawn while this holds comes after all else in the page's text order, wherever it stands
        self.to_the_end = False

    def page(self) -> None:
        """Begin a page."""
        self._pages.append(([], []))

    def length(self, text: str, size: float, face: int = PLAIN, gap: float = 0) -> float:
        """How wide a text is; `gap` is added between letters."""
        name = self._fonts[face]
        return sum(glyph(name, char)[1] for char in layered(text, self._layer)) * size + gap * len(text)

    def text(
        self, x: float, y: float, text: str, size: float, face: int = PLAIN, *, gap: float = 0, upright: bool = False
    ) -> None:
        """One line whose baseline starts at (x, y); `upright` runs it up the page."""
        name = self._fonts[face]
        codes = "".join(glyph(name, char)[0] for char in layered(text, self._layer))
        turn = "0 1 -1 0" if upright else "1 0 0 1"
        where = f"{turn} {x:.1f} {self.height - y:.1f} Tm"
        self._pages[-1][self.to_the_end].append(f"BT /F{face} {size:.1f} Tf {gap:.1f} Tc {where} <{codes}> Tj ET")

    def wrap(self, text: str, width: float, size: float, face: int = PLAIN, gap: float = 0) -> list[str]:
        """The lines a text takes in a column of that width."""
        lines: list[str] = []
        line, used = "", 0.0
        space = self.length(" ", size, face, gap)
        for word in text.split():
            wide = self.length(word, size, face, gap)
            if line and used + space + wide > width:
                lines.append(line)
                line, used = word, wide
            else:
                line, used = (f"{line} {word}", used + space + wide) if line else (word, wide)
        return [*lines, line] if line else lines

    def block(
        self,
        x: float,
        y: float,
        width: float,
        text: str,
        size: float,
        *,
        face: int = PLAIN,
        lead: float = 1.25,
        centred: bool = False,
    ) -> float:
        """Lines from y on; returns the y below them."""
        for line in self.wrap(text, width, size, face):
            left = x + (width - self.length(line, size, face)) / 2 if centred else x
            self.text(left, y, line, size, face)
            y += size * lead
        return y

    def small_capitals(self, x: float, y: float, width: float, text: str, size: float) -> float:
        """Lines in small capitals: first letters large, the others as smaller capitals."""
        for line in self.wrap(text.upper(), width, size):
            at = x
            for word in line.split():
                self.text(at, y, word[0], size)
                at += self.length(word[0], size)
                self.text(at, y, word[1:], size * 0.8) if word[1:] else None
                at += self.length(word[1:], size * 0.8) + size * 0.3
            y += size * 1.3
        return y

    def save(self, metadata: dict[str, str], *, scanned: bool = False) -> bytes:
        """The PDF; scanned = pictures of the pages with the text invisible above them."""
        document = self._document("", metadata)
        if not scanned:
            document.subset_fonts()
            return bytes(document.tobytes(garbage=3, deflate=True, no_new_id=True))
        scan = self._document("3 Tr\n", metadata)
        for number in range(len(self._pages)):
            picture = document[number].get_pixmap(dpi=60, colorspace=pymupdf.csGRAY)
            page = scan[number]
            page.insert_image(page.rect, stream=picture.tobytes("jpg", jpg_quality=40), overlay=False)
        scan.subset_fonts()
        return bytes(scan.tobytes(garbage=3, deflate=True, no_new_id=True))

    def _document(self, prefix: str, metadata: dict[str, str]) -> pymupdf.Document:
        document = pymupdf.open()
        fonts = ""
        for drawn, late in self._pages:
            page = document.new_page(width=self.width, height=self.height)
            if not fonts:
                # under a name of its own: the usual ones stand for fonts that are not embedded
                made = [page.insert_font(fontname=f"own-{name}", fontbuffer=font(name).buffer) for name in self._fonts]
                fonts = "".join(f"/F{face} {xref} 0 R" for face, xref in enumerate(made))
            document.xref_set_key(page.xref, "Resources", f"<</Font<<{fonts}>>>>")
            content = document.get_new_xref()
            document.update_object(content, "<<>>")
            document.update_stream(content, (prefix + "\n".join(drawn + late)).encode("ascii"))
            page.set_contents(content)
        document.set_metadata(metadata)
        return document
