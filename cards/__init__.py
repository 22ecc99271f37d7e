"""Files to evidence: source cards and bibliographies, pure."""

from cards.bibliography import BibliographyError, read_bibliography
from cards.errors import CardError
from cards.photo import build_photo
from cards.source_card import build_card
from cards.view import view

__all__ = ["BibliographyError", "CardError", "build_card", "build_photo", "read_bibliography", "view"]
