"""PDFs that hold one feature each which the card builder looks at more closely."""

from collections.abc import Callable, Mapping
from typing import Any

import pymupdf

#: Typed in name only.
mupdf: Any = pymupdf

_TITLE = ["Tidal Sediment Budgets", "Rosa Vega and David Lim", "Coastal Notes 12 (2016) 1-9", "doi:10.5555/tides.16"]


def features() -> Mapping[str, bytes]:
    """Return the PDFs by the feature's name."""
    return {name: _made(add) for name, add in _ADDED.items()} | {"locked": _locked(), "rotated": _rotated()}


def _made(add: Callable[[Any], object]) -> bytes:
    with mupdf.open() as document:
        for number in range(2):
            page = document.new_page()
            page.insert_text((72, 90), _TITLE, fontsize=14 - number)
            add(page)
        return bytes(document.tobytes(no_new_id=True))


def _layer(page: Any) -> None:
    hidden = page.parent.add_ocg("notes", on=False)
    page.insert_text((72, 300), "in a layer that is off", oc=hidden)


def _form(page: Any) -> None:
    with mupdf.open() as inner:
        inner.new_page().insert_text((72, 72), "inside a form")
        page.show_pdf_page(mupdf.Rect(100, 300, 400, 700), inner, 0)


def _widget(page: Any) -> None:
    widget = mupdf.Widget()
    widget.field_type, widget.field_name, widget.field_value = mupdf.PDF_WIDGET_TYPE_TEXT, f"f{page.number}", "typed in"
    widget.rect = mupdf.Rect(72, 300, 300, 330)
    page.add_widget(widget)


def _covered(page: Any) -> None:
    page.insert_text((72, 300), "covered text")
    page.draw_rect((60, 280, 300, 320), fill=(1, 1, 1), color=None)


def _image(page: Any) -> None:
    pixels = mupdf.Pixmap(mupdf.csRGB, (0, 0, 40, 40), False)
    pixels.clear_with(200)
    page.insert_image((0, 0, 595, 842), pixmap=pixels, overlay=False)


_ADDED: Mapping[str, Callable[[Any], object]] = {
    "annotation": lambda page: page.add_freetext_annot((72, 300, 300, 340), "a note upon it"),
    "highlight": lambda page: page.add_highlight_annot((72, 80, 300, 95)),
    "layer": _layer,
    "form": _form,
    "widget": _widget,
    "covered": _covered,
    "image": _image,
    "invisible": lambda page: page.insert_text((72, 300), "not painted", render_mode=3),
    "white": lambda page: page.insert_text((72, 300), "white on white", color=(1, 1, 1)),
    "faint": lambda page: page.insert_text((72, 300), "hardly there", fill_opacity=0.02),
    "off the page": lambda page: page.insert_text((72, 2000), "below the page"),
    "cjk": lambda page: page.insert_text((72, 300), "潮汐沉积物", fontname="china-s"),
    "link": lambda page: page.insert_link({"kind": mupdf.LINK_URI, "from": mupdf.Rect(72, 80, 200, 95), "uri": "x:y"}),
}


def _locked() -> bytes:
    with mupdf.open() as document:
        document.new_page().insert_text((72, 90), _TITLE)
        return bytes(document.tobytes(encryption=mupdf.PDF_ENCRYPT_AES_256, owner_pw="o", user_pw="", permissions=0))


def _rotated() -> bytes:
    with mupdf.open() as document:
        for turn in (90, 270):
            page = document.new_page()
            page.insert_text((72, 90), _TITLE)
            page.set_rotation(turn)
        return bytes(document.tobytes(no_new_id=True))
