"""Cells of a page, and blocks of cells that are set in one type."""

from collections.abc import Iterable, Sequence

from cards.layout import Line, row_text

Cell = tuple[Line, ...]
Block = list[Cell]

#: Lines of one block differ in size by less than this part.
_SAME_SIZE = 0.12
#: In heights of a line: what stands farther below is not the same block.
_GAP = 1.3


def size_of(cell: Cell) -> float:
    """The type size of most of a cell."""
    return _longest(cell).size


def is_bold(cell: Cell) -> bool:
    """Whether most of a cell is bold."""
    return _longest(cell).bold


def _longest(cell: Cell) -> Line:
    return cell[0] if len(cell) == 1 else max(cell, key=lambda line: len(line.text))


def text_of(block: Sequence[Cell]) -> str:
    """The text of a block in one line."""
    return " ".join(row_text(cell) for cell in block)


def blocks(cells: Iterable[Cell]) -> list[Block]:
    """Join cells of one type that follow one another closely."""
    found: list[Block] = []
    for cell in cells:
        open_block = next((block for block in reversed(found) if _goes_on(block[-1], cell)), None)
        if open_block is None:
            found.append([cell])
        else:
            open_block.append(cell)
    return found


def _goes_on(last: Cell, cell: Cell) -> bool:
    one, two = size_of(last), size_of(cell)
    gap = cell[0].y0 - last[0].y1
    across = min(last[-1].x1, cell[-1].x1) > max(last[0].x0, cell[0].x0)
    near = -0.5 * one <= gap <= _GAP * max(one, two)
    return near and across and abs(one - two) <= _SAME_SIZE * max(one, two) and is_bold(last) == is_bold(cell)
