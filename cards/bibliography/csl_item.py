"""One item of CSL-JSON, read leniently: numbers may be strings, and a field that cannot be read is named."""

from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, JsonValue, ValidationError

from cards.bibliography.markup import tidy


def _as_text(value: JsonValue) -> JsonValue:
    """Take the first of a list, as Crossref writes titles, and nothing for null."""
    if isinstance(value, list):
        value = value[0] if value else ""
    return "" if value is None else value


Text = Annotated[str, BeforeValidator(_as_text)]


class _Lenient(BaseModel):
    model_config = ConfigDict(extra="ignore", coerce_numbers_to_str=True, frozen=True)


class ItemName(_Lenient):
    """A name of CSL: a person, or an organisation as ``literal``."""

    family: Text = ""
    given: Text = ""
    suffix: Text = ""
    literal: Text = ""
    dropping: Text = Field(default="", alias="dropping-particle")
    non_dropping: Text = Field(default="", alias="non-dropping-particle")


class ItemDate(_Lenient):
    """A date of CSL: parts, or text."""

    parts: list[list[int | str | None]] = Field(default=[], alias="date-parts")
    raw: Text = ""
    literal: Text = ""

    def text(self) -> str:
        """Return the parts of the first date, or the text."""
        parts = self.parts[0] if self.parts else []
        return "-".join(str(part) for part in parts if part is not None) or self.raw or self.literal


class Item(_Lenient):
    """The fields of a CSL item that say what the work is."""

    id: Annotated[str, Field(min_length=1)]
    type: Text = ""
    title: Text = ""
    subtitle: Text = ""
    original_title: Text = Field(default="", alias="original-title")
    author: list[ItemName] = []
    editor: list[ItemName] = []
    container_author: list[ItemName] = Field(default=[], alias="container-author")
    translator: list[ItemName] = []
    issued: ItemDate | Annotated[str, Field()] = ""
    container_title: Text = Field(default="", alias="container-title")
    collection_title: Text = Field(default="", alias="collection-title")
    volume: Text = ""
    part: Text = Field(default="", alias="part-number")
    issue: Text = ""
    number: Text = ""
    page: Text = ""
    chapter: Text = Field(default="", alias="chapter-number")
    edition: Text = ""
    version: Text = ""
    publisher: Text = ""
    doi: Text = Field(default="", alias="DOI")
    isbn: str | list[str] = Field(default="", alias="ISBN")
    url: Text = Field(default="", alias="URL")
    note: Text = ""
    language: Text = ""

    def date(self) -> str:
        """Return the date of publication as text."""
        return self.issued.text() if isinstance(self.issued, ItemDate) else self.issued


def read_item(value: dict[str, JsonValue]) -> tuple[Item, list[str]]:
    """Return the item and warnings; a field that cannot be read is left out and named.

    Raises:
        pydantic.ValidationError: the item has no id.
    """
    try:
        return Item.model_validate(value), []
    except ValidationError as error:
        broken = {str(problem["loc"][0]) for problem in error.errors()}
    readable = {name: field for name, field in value.items() if name not in broken or name == "id"}
    return Item.model_validate(readable), [f"the field '{tidy(name)}' cannot be read" for name in sorted(broken)]
