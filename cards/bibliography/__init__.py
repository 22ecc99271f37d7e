"""Bibliography files: BibTeX, CSL-JSON and RIS; nothing in them is dropped silently."""

from cards.bibliography.file import BibliographyError, Format, parse_bibliography, read_bibliography

__all__ = ["BibliographyError", "Format", "parse_bibliography", "read_bibliography"]
