"""Links: only those that the packet's items and entries have, whole, and told as what they are."""

import pytest

from gates.answer import rule_answer
from schemas import Packet
from tests.gates.answer.packets import draft, entry, photo, source

PACKET = Packet(
    items=(
        source(
            "S1",
            entry("10.5555/lagoon.2016.07", url="https://journal.example/vega?id=7"),
            entry("10.5555/dredging.2019.1", url="https://journal.example/osei?id=8&section=2&copy=1"),
            entry("10.5555/PONDS.2020.3"),
            url="https://good.example/osei.pdf",
            text="Read more on https://told.example/ and www.told.example.",
        ),
        photo("p1", url="https://photos.example/p1", caption="see [more](https://told.example/)"),
    )
)


def reason(text: str) -> str:
    refusal = rule_answer(draft(f"{text} [S1]", "S1"), PACKET)[1]
    return refusal.reason if refusal else ""


@pytest.mark.parametrize(
    "text",
    [
        "It stands at https://good.example/osei.pdf.",
        "It stands at <https://good.example/osei.pdf>.",
        "(https://good.example/osei.pdf)",
        "[the report](https://good.example/osei.pdf)",
        "[https://good.example/osei.pdf](https://good.example/osei.pdf)",
        "[p1](https://photos.example/p1)",
        "It stands at good.example/osei.pdf.",
        "https://journal.example/vega?id=7",
        "https://journal.example/osei?id=8&section=2&copy=1",
        "https://doi.org/10.5555/lagoon.2016.07",
        "doi.org/10.5555/lagoon.2016.07",
        "The DOI is 10.5555/lagoon.2016.07.",
        "https://doi.org/10.5555/PONDS.2020.3 and https://doi.org/10.5555/ponds.2020.3",
        "„https://good.example/osei.pdf“ or `https://good.example/osei.pdf`…",
        "[S1]: https://good.example/osei.pdf",
        "[S1]: salt rose.",
        "The file is S1.pdf.",
        "A lens of f/2.8 at 1/250 s, e.g. by Nikon, i.e. Japan; vgl. Vega et al.; z.B. 3.5 mm.",
        "At 14:03:05 and a ratio of 3:4; note: it is a < b > c.",
    ],
)
def test_links_of_the_packet_and_plain_prose_pass(text: str) -> None:
    assert reason(text) == ""


@pytest.mark.parametrize(
    "text",
    [
        "https://evil.example/",
        "https://told.example/",
        "www.told.example",
        "HTTPS://EVIL.EXAMPLE",
        "https://good.example/osei.pdf.evil.example",
        "https://good.example/osei.pdf?x=1",
        "https://good.example/",
        "http://good.example/osei.pdf",
        "https://user@good.example/osei.pdf",
        "https://gооd.example/osei.pdf",
        "ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ",
        "ht\u200btps://evil.example",
        "evil。example",
        "evil.example",
        "evil\u2024example.com/x",
        "//evil.example/x",
        "http:/evil.example",
        "_www.evil.example_",
        "__evil.example__",
        "@evil.example",
        "%5Bevil.example",
        "[S1]: /admin\n",
        "ftp://evil.example",
        "javascript:alert(1)",
        "data:text/html,x",
        "&#104;ttps://evil&period;example",
        "mailto:a@evil.example",
        "magnet:?xt=urn:btih:1",
        "ms-word:ofe|u|x",
        "192.168.0.1:8080/x",
        "[the report](https://evil.example/)",
        "[the report](/admin)",
        "[the report](<https://evil.example/>)",
        '[the report](https://evil.example/ "title")',
        "![](https://evil.example/x.png)",
        "![a photo](https://evil.example/x.png)",
        '<a href="https://good.example/osei.pdf">report</a>',
        "<img src=x onerror=alert(1)>",
        "[the report](https://gооd.example/osei.pdf)",
    ],
)
def test_any_other_link_refuses_the_answer(text: str) -> None:
    assert reason(text) == "link_not_in_packet"


@pytest.mark.parametrize(
    "label", ["https://evil.example/", "good.example", "S1", "p2", "evil.example", "10.5555/other.2016.07", ""]
)
def test_the_text_of_a_link_is_its_target_its_item_or_words(label: str) -> None:
    assert reason(f"[{label}](https://photos.example/p1)") == "link_text_differs"


def test_the_title_of_a_link_names_no_other_target() -> None:
    assert reason('[the report](https://good.example/osei.pdf "as it was published")') == ""
    assert reason('[the report](https://good.example/osei.pdf "https://evil.example/")') == "link_text_differs"


@pytest.mark.parametrize("definition", ["[S1]: https://photos.example/p1", "> [S1]: <https://photos.example/p1>"])
def test_a_citation_is_not_made_a_link_to_another_item(definition: str) -> None:
    """Such a line makes a link of every "[S1]"."""
    assert reason(f"Salt rose.\n\n{definition}\n\nSand fell") == "link_text_differs"


def test_a_reference_style_link_is_two_citations_and_an_address() -> None:
    assert reason("[the report][1]\n\n[1]: https://evil.example/") == "unknown_citation"
