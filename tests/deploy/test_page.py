"""The AsyncAPI document holds by its reference parser, and the page that is made of it shows all of it."""

import json
import os
import re

import pytest

from tests.deploy.tools import DEPLOY, ROOT

PAGE = ROOT / "build" / "asyncapi.html"
DOCUMENT = json.loads((DEPLOY / "asyncapi.json").read_bytes())


@pytest.fixture(scope="module")
def page() -> str:
    if "SOURCEBIND_TEST_PAGE" not in os.environ:
        pytest.skip("NOT RUN: needs npm's packages; `make test-page` installs them and makes the page")
    return PAGE.read_text(encoding="utf-8")


@pytest.mark.page
def test_every_topic_and_every_field_is_on_it(page: str) -> None:
    for channel in DOCUMENT["channels"].values():
        assert f"<code>{channel['address']}</code>" in page
    for name, schema in DOCUMENT["components"]["schemas"].items():
        its = page.split(f'id="schema-{name}"')[1].split("</details>", maxsplit=1)[0]
        for field in schema.get("properties", ()):
            assert f"<code>{field}</code>" in its, (name, field)


@pytest.mark.page
def test_every_header_is_on_it(page: str) -> None:
    for message in DOCUMENT["components"]["messages"].values():
        for header in message["headers"]["properties"]:
            assert f"<tr><td><code>{header}</code>" in page, header


@pytest.mark.page
def test_every_link_on_it_leads_somewhere(page: str) -> None:
    links, places = set(re.findall(r'href="#([^"]*)"', page)), set(re.findall(r' id="([^"]*)"', page))
    assert links
    assert links - places == set()


@pytest.mark.page
def test_it_fetches_nothing_and_runs_nothing(page: str) -> None:
    assert "default-src 'none'" in page
    assert not re.search(r"<script|src=|https?://", page)
