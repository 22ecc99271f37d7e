"""The AsyncAPI document says what the models say."""

from pathlib import Path

import orjson

from schemas import TOPICS
from schemas.asyncapi import document, to_bytes

CHECKED_IN = Path(__file__).parents[2] / "deploy" / "asyncapi.json"


def test_the_document_that_is_checked_in_has_not_drifted() -> None:
    assert CHECKED_IN.read_bytes() == to_bytes(), "make asyncapi"


def test_every_topic_that_is_no_table_is_a_channel_with_its_layout() -> None:
    channels = document()["channels"]
    assert set(channels) == {noun for noun, topic in TOPICS.items() if not topic.table}
    assert channels["verdicts"]["bindings"]["kafka"]["topicConfiguration"]["cleanup.policy"] == ["compact"]


def test_every_reference_leads_somewhere() -> None:
    doc = orjson.loads(to_bytes())
    for reference in _references(doc):
        node = doc
        for part in reference.removeprefix("#/").split("/"):
            node = node[part]


def test_what_others_write_is_closed_and_what_we_write_is_open() -> None:
    schemas = document()["components"]["schemas"]
    assert schemas["Upload"]["additionalProperties"] is False
    assert "additionalProperties" not in schemas["Verdict"]


def test_others_need_no_headers_and_we_have_those_of_cloud_events() -> None:
    messages = document()["components"]["messages"]
    assert "required" not in messages["Upload"]["headers"]
    assert "ce_type" in messages["Verdict"]["headers"]["required"]
    assert "traceparent" in messages["Upload"]["headers"]["properties"]


def test_a_discriminator_is_a_property_name() -> None:
    found = [node["discriminator"] for node in _nodes(document()["components"]["schemas"]) if "discriminator" in node]
    assert found
    assert all(isinstance(name, str) for name in found)


def _nodes(node: object) -> list[dict[str, object]]:
    children = list(node.values()) if isinstance(node, dict) else node if isinstance(node, list) else []
    own = [node] if isinstance(node, dict) else []
    return own + [found for child in children for found in _nodes(child)]


def _references(node: object) -> list[str]:
    if isinstance(node, dict):
        own = [node["$ref"]] if isinstance(node.get("$ref"), str) else []
        return own + [found for value in node.values() for found in _references(value)]
    if isinstance(node, list):
        return [found for value in node for found in _references(value)]
    return []
