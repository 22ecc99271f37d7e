"""From an upload's URI to the bytes that it promised; only configured places are read."""

from streams.fetch.fetcher import Fetcher

__all__ = ["Fetcher"]
