"""Reading from an object store."""

import fsspec

from cards.errors import CardError
from streams.fetch.reading import CHUNK, Limited, UnreachableError
from streams.fetch.uri import Uri


def check_driver(scheme: str) -> None:
    """See that a store can be read.

    Raises:
        ValueError: its driver is not installed.
    """
    try:
        fsspec.get_filesystem_class(scheme)
    except ImportError as error:
        raise ValueError(f"{scheme}: {error}") from None


def read_object(uri: Uri, limit: int) -> bytes:
    """Return an object's bytes; the driver finds its login in the environment, as the store's own tools do.

    Raises:
        CardError: not_found or too_large.
        UnreachableError: the store failed.
    """
    if uri.path.endswith("/"):
        raise CardError("not_found", "a folder is no object")  # some drivers give no bytes for one, and no error
    data = Limited(limit)
    try:
        store = fsspec.filesystem(uri.scheme, use_listings_cache=False)
        with store.open(uri.host + uri.path, "rb") as file:
            data.expect(file.size)
            return data.read(iter(lambda: file.read(CHUNK), b""))
    except CardError:
        raise
    except (FileNotFoundError, IsADirectoryError):
        raise CardError("not_found", "there is no such object") from None
    except PermissionError:
        raise CardError("not_found", "the object may not be read") from None
    except Exception as error:  # drivers raise errors of many libraries
        raise UnreachableError(type(error).__name__) from error
