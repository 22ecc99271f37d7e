"""What may be a prefix, and what lies below one."""

import pytest

from cards.errors import CardError
from streams.fetch import Fetcher
from streams.fetch.uri import Uri, UriPrefix


@pytest.mark.parametrize(
    "text",
    [
        "", "/srv/uploads/", "srv", "ftp://host/x/", "memory://x/", "https:///x/", "s3:///x/", "s3://key:secret@bucket/",
        "https://user@host/", "https://host/a?b=c", "file://host/srv/", "file:///srv/../etc/", "zip://a::file:///b/",
    ],
)  # fmt: skip
def test_what_is_no_prefix_is_refused_at_start(text: str) -> None:
    with pytest.raises(ValueError, match="prefix"):
        Fetcher([text])


@pytest.mark.parametrize(
    ("prefix", "uri"),
    [
        ("https://host/files", "https://host/files/a.pdf"),
        ("https://host/files/", "https://HOST:443/files/a.pdf?token=x%2Fy"),
        ("https://host", "https://host/a.pdf"),
        ("https://[2001:db8::1]/x/", "https://[2001:db8::1]/x/a.pdf"),
        ("http://host:8080/", "http://host:8080/10.1000%2Fxyz.pdf"),
        ("s3://bucket/theses/", "s3://bucket/theses/Müller 2017?#1.pdf"),
        ("file:///srv/up%20loads/", "file:///srv/up%20loads/a.pdf"),
        ("file:///srv/", "file://localhost/srv/a.pdf"),
    ],
)
def test_what_lies_below_is_covered(prefix: str, uri: str) -> None:
    assert UriPrefix.parse(prefix).covers(Uri.parse(uri))


@pytest.mark.parametrize(
    ("prefix", "uri"),
    [
        ("https://host/files/", "https://host/files"),
        ("https://host/files/", "https://host/files-too/a.pdf"),
        ("https://host/files/", "https://host/files%2Fa.pdf"),
        ("https://host/files/", "http://host/files/a.pdf"),
        ("https://host/files/", "https://host.example/files/a.pdf"),
        ("https://host/files/", "https://host:8443/files/a.pdf"),
        ("https://host/files/", "file:///files/a.pdf"),
        ("s3://bucket/theses/", "s3://bucket-too/theses/a.pdf"),
        ("s3://bucket/theses/", "gs://bucket/theses/a.pdf"),
        ("file:///srv/", "memory://srv/a.pdf"),
    ],
)
def test_what_lies_elsewhere_is_not(prefix: str, uri: str) -> None:
    assert not UriPrefix.parse(prefix).covers(Uri.parse(uri))


@pytest.mark.parametrize(
    "uri",
    [
        "https://host/files/../a.pdf", "https://host/files/%2e%2e/a.pdf", "https://host/files/%25252e./a.pdf",
        "https://host/files/..%2fa.pdf", "https://host/files/..%5ca.pdf", "https://host/files/..\\a.pdf",
        "https://user:secret@host/files/a.pdf", "https://host@evil.example/files/a.pdf", "https://host/files/a.pdf#b",
        "https://host/files/a\n.pdf", "\thttps://host/files/a.pdf", "https://host/files/ä.pdf", "https://[host/files/",
        "https://host:port/files/", "https://host/files/" + 5000 * "a", "s3://key:secret@bucket/a.pdf", "s3://b/../a",
        "file:///srv/a.pdf?b", "file:///srv/a.pdf#b",
    ],
)  # fmt: skip
def test_what_hides_something_is_no_uri(uri: str) -> None:
    with pytest.raises(CardError) as caught:
        Uri.parse(uri)
    assert caught.value.reason == "uri_refused"
    assert "secret" not in caught.value.detail
