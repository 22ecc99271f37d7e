"""Reading a file of this host, and only one that lies below a root."""

import errno
import os
import stat
from collections.abc import Sequence

from cards.errors import CardError
from streams.fetch.reading import CHUNK, Limited, UnreachableError
from streams.fetch.uri import refused


def read_file(path: str, roots: Sequence[str], limit: int) -> bytes:
    """Return a file's bytes.

    Symbolic links are followed as long as they end below a root. The way that was found is then walked without
    following any, so that a folder that is swapped for a link meanwhile leads nowhere.

    Args:
        path: absolute.
        roots: folders below which files may lie.
        limit: in bytes.

    Raises:
        CardError: not_found, uri_refused or too_large.
        UnreachableError: the storage failed.
    """
    try:
        descriptor = _open(os.path.realpath(path, strict=True), [os.path.realpath(root) for root in roots])
    except (FileNotFoundError, NotADirectoryError):
        raise CardError("not_found", "there is no such file") from None
    except PermissionError:
        raise CardError("not_found", "the file may not be read") from None
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise refused("it is a link that leads nowhere") from None
        raise UnreachableError(type(error).__name__) from error
    try:
        return _read(descriptor, limit)
    finally:
        os.close(descriptor)


def _open(path: str, roots: Sequence[str]) -> int:
    for root in roots:
        if os.path.commonpath((root, path)) == root and path != root:
            return _walk(root, os.path.relpath(path, root).split(os.sep))
    raise refused("a link leads out of the folder")


def _walk(root: str, parts: Sequence[str]) -> int:
    folder = os.open(root, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    for part in parts[:-1]:
        try:
            below = os.open(part, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=folder)
        finally:
            os.close(folder)
        folder = below
    try:
        # without O_NONBLOCK the opening of a named pipe waits for a writer
        return os.open(parts[-1], os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder)
    finally:
        os.close(folder)


def _read(descriptor: int, limit: int) -> bytes:
    known = os.fstat(descriptor)
    if not stat.S_ISREG(known.st_mode):
        raise refused("it is no regular file")
    data = Limited(limit)
    data.expect(known.st_size)
    try:
        return data.read(iter(lambda: os.read(descriptor, CHUNK), b""))
    except OSError as error:
        raise UnreachableError(type(error).__name__) from error
