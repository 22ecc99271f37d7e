"""Files to evidence: source cards and bibliographies, pure."""

from cards.bibliography import BibliographyError, read_bibliography
from cards.errors import CardError
from cards.source_card import build_card
from cards.view import view

__all__ = ["BibliographyError", "CardError", "build_card", "read_bibliography", "view"]
