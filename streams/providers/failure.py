"""What an error of the SDK means for the sources that were asked about."""

import math
import re

import anthropic
import httpx2

from schemas import ProviderReason
from streams.providers.budget import CallFailed

_BY_TYPE: dict[str, ProviderReason] = {
    "overloaded_error": "provider_overloaded",
    "rate_limit_error": "provider_rate_limited",
    "timeout_error": "provider_timeout",
    "api_error": "provider_error",
    "authentication_error": "provider_unauthorized",
    "permission_error": "provider_unauthorized",
    "billing_error": "provider_unauthorized",
}
_BY_STATUS: dict[int, ProviderReason] = {
    401: "provider_unauthorized",
    402: "provider_unauthorized",
    403: "provider_unauthorized",
    408: "provider_timeout",
    413: "provider_too_long",
    429: "provider_rate_limited",
    503: "provider_overloaded",
    504: "provider_timeout",
    529: "provider_overloaded",
}

#: The API has no code for a prompt that is too long; these are its two messages for it. What they are not found in
#: is an error of another kind, and stays one.
_TOO_LONG = re.compile(r"prompt is too long|exceed context limit", re.IGNORECASE)
_PLAIN = re.compile(r"[A-Za-z0-9_]{1,80}")


def failure_of(error: Exception) -> CallFailed:
    """Return the failure that an error of the SDK, of its transport or of our own making stands for.

    Its detail names status, type and request id and never the server's message, which may repeat what was sent.
    """
    match error:
        case anthropic.APIStatusError():
            return _status(error)
        case anthropic.APITimeoutError() | httpx2.TimeoutException():
            return CallFailed("provider_timeout", "the connection timed out")
        case anthropic.APIConnectionError() | httpx2.HTTPError():
            return CallFailed("provider_error", f"the connection failed ({type(error).__name__})")
        case _:
            return CallFailed("provider_error", f"the reply could not be read ({type(error).__name__})")


def _status(error: anthropic.APIStatusError) -> CallFailed:
    reason = _reason(error)
    detail = f"status {error.status_code}, {_plain(error.type)}, request {_plain(error.request_id)}"
    # a request that was refused as wrong will be refused again; a fault of the server's may pass
    final = reason == "provider_error" and 300 <= error.status_code < 500 and error.status_code != 409
    return CallFailed(reason, detail, retry_after=_retry_after(error.response.headers), final=final)


def _reason(error: anthropic.APIStatusError) -> ProviderReason:
    if "spend_limit_reached" in (error.error_code or ""):
        return "provider_budget_spent"
    if _TOO_LONG.search(str(error.api_message)):
        return "provider_too_long"
    return _BY_TYPE.get(str(error.type)) or _BY_STATUS.get(error.status_code, "provider_error")


def _retry_after(headers: httpx2.Headers) -> float | None:
    try:
        seconds = float(headers.get("retry-after", ""))
    except ValueError:
        return None
    return seconds if math.isfinite(seconds) and seconds >= 0 else None


def _plain(word: object) -> str:
    return word if isinstance(word, str) and _PLAIN.fullmatch(word) else "unknown"
