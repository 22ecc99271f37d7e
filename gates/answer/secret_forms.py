"""What is secret by its form: anchored patterns, since detectors by entropy take every hash and many words for one.

detect-secrets 1.5 was tried: it has no pattern for Anthropic's keys, takes 0.8 s to import with an HTTP client that no
gate needs, and its entropy detectors flag every SHA-256.
"""

import re

_PREFIXED = (
    r"sk-ant-[\w-]{16,}",  # Anthropic
    r"(?:AKIA|ASIA)[0-9A-Z]{16}",  # AWS
    r"gh[oprsu]_[0-9A-Za-z]{30,}|github_pat_\w{30,}",
    r"glpat-[\w-]{18,}",
    r"xox[abeoprs]-[\w-]{10,}",  # Slack
    r"AIza[\w-]{30,}",  # Google
    r"(?:sk|rk|pk)_(?:live|test)_[0-9A-Za-z]{16,}",  # Stripe
    r"hf_[0-9A-Za-z]{30,}",
    r"npm_[0-9A-Za-z]{30,}",
    r"pypi-[\w-]{30,}",
    r"eyJ[\w-]{8,500}\.eyJ[\w-]{8,}(?:\.[\w-]*)?",  # JSON web token
)

#: Secrets that say what they are by how they begin, as nothing else does: looked for inside words too.
PREFIXED = re.compile("|".join(_PREFIXED), re.ASCII)

#: So do these, at the beginning of a word: OpenAI's and the like.
_WORDS = r"(?<![0-9A-Za-z])sk-(?:proj-|svcacct-)?[\w-]{20,}"
_PEM = r"-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----(?:(?!-----END)[\s\S])*(?:-----END [A-Z ]{0,40}-----)?"
_CREDENTIALS = r"(?<=://)[^\s/@:]{1,200}:[^\s/@]{1,200}(?=@)"
_NAMED = (
    r"(?i:\b(?:api[ _-]?key|access[ _-]?key|secret|password|passwort|passwd|pwd|token|bearer)\b"
    r"\s{0,3}(?:[:=]|is|ist|lautet)?\s{0,3}[\"'`]?)(?=[^\s\"'`]{0,200}[0-9])(?=[^\s\"'`]{0,200}[A-Za-z])[^\s\"'`,;]{8,200}"
)
#: Everything that is secret by its form.
SECRET = re.compile(f"{PREFIXED.pattern}|{_WORDS}|{_PEM}|{_CREDENTIALS}|{_NAMED}", re.ASCII)

#: Ids of programs: UUIDs, and digests in hexadecimal digits.
PROGRAM_ID = re.compile(
    r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}"
    r"|(?<![0-9a-z])(?:[0-9a-f]{64}|[0-9a-f]{40}|[0-9a-f]{32})(?![0-9a-z])",
    re.ASCII | re.IGNORECASE,
)

_AT = r"(?:\s{0,2}@\s{0,2}|\s{0,2}[\[({]\s?at\s?[\])}]\s{0,2})"
_DOT = r"(?:\s{0,2}\.\s{0,2}|\s{0,2}[\[({]\s?(?:dot|punkt)\s?[\])}]\s{0,2})"
#: An e-mail address. Spaces around its signs are taken for a disguise only if they stand on both sides of the "@".
EMAIL = re.compile(
    r"[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}"
    rf"|\w[\w+%-]{{0,63}}(?:{_DOT}[\w+%-]{{1,63}}){{0,4}}{_AT}[\w-]{{1,63}}(?:{_DOT}[\w-]{{1,63}}){{0,3}}{_DOT}[^\W\d_]{{2,}}",
    re.IGNORECASE,
)
