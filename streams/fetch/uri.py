"""Which URIs may be read: only what lies below a configured prefix."""

import re
from dataclasses import dataclass
from typing import Self
from urllib.parse import unquote, urlsplit

from cards.errors import CardError

#: Where PDFs are read from; all else that an URI may name (archives, chains, memory, FTP) is refused.
SCHEMES = frozenset({"file", "http", "https", "s3", "gs", "az"})
WEB = frozenset({"http", "https"})

MAX_LENGTH = 4096

_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


@dataclass(frozen=True)
class Uri:
    """An URI that hides nothing: no login, no dot segments, no control characters.

    Attributes:
        text: as it was given.
        scheme: in lower case.
        host: of a web server, with its port if that is not the scheme's own; a bucket; empty for a file.
        path: of a file as the file system knows it; of all else as it stands in the text.
    """

    text: str
    scheme: str
    host: str
    path: str

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read an URI.

        Raises:
            CardError: uri_refused.
        """
        if len(text) > MAX_LENGTH or _CONTROL.search(text):
            raise refused("it is too long, or holds control characters")
        try:
            parts = urlsplit(text)
            port = parts.port
        except ValueError:
            raise refused("it cannot be read") from None
        if "@" in parts.netloc:
            raise refused("it holds a login")
        scheme, host = parts.scheme, parts.netloc
        if scheme == "file":
            host, path = _file(parts.netloc, parts.path, parts.query + parts.fragment)
        elif scheme in WEB:
            host, path = _web_host(parts.hostname or "", port, scheme), parts.path
            if not text.isascii() or " " in text or parts.fragment:
                raise refused("a web address is plain ASCII without a fragment")
        else:
            path = text[len(scheme) + 3 + len(host) :]  # a key may hold ? and #
        if _has_dot_segments(path):
            raise refused("it holds dot segments")
        return cls(text, scheme, host, path)


@dataclass(frozen=True)
class UriPrefix:
    """What may be read: everything below a folder of one host or bucket."""

    uri: Uri

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a prefix, such as ``file:///srv/uploads/`` or ``s3://bucket/theses/``; a slash at its end is added.

        Raises:
            ValueError: it is no prefix.
        """
        try:
            uri = Uri.parse(text.rstrip("/") + "/")
        except CardError as error:
            raise ValueError(f"URI prefix: {error.detail}") from None
        if uri.scheme not in SCHEMES or (uri.scheme != "file" and not uri.host) or "?" in text:
            raise ValueError("an URI prefix begins with one of " + ", ".join(sorted(SCHEMES)) + " and names its host")
        return cls(uri)

    def covers(self, uri: Uri) -> bool:
        """Whether an URI lies below it."""
        mine = self.uri
        return (uri.scheme, uri.host) == (mine.scheme, mine.host) and uri.path.startswith(mine.path)


def refused(why: str) -> CardError:
    """Return the error for an URI that may not be read; it does not repeat the URI."""
    return CardError("uri_refused", why)


def _file(host: str, path: str, rest: str) -> tuple[str, str]:
    if host not in ("", "localhost") or rest:
        raise refused("a file lies on this host and has no query")
    path = unquote(path)
    if _CONTROL.search(path):
        raise refused("it holds control characters")
    return "", path


def _web_host(name: str, port: int | None, scheme: str) -> str:
    name = f"[{name}]" if ":" in name else name
    return name if port is None or port == {"http": 80, "https": 443}[scheme] else f"{name}:{port}"


def _has_dot_segments(path: str) -> bool:
    """Whether a server that decodes the path, once or more often, sees a way up."""
    seen = None
    while path != seen:
        seen, path = path, unquote(path)
    return not {".", ".."}.isdisjoint(re.split(r"[/\\]", path))
