"""How much ink a text needs to be read."""

#: In points. Nobody reads less: hiders use half a point, figures scaled down for print stay above.
TINY = 1.5
#: Of 255. Lighter paint cannot be told from none.
TRANSPARENT = 26
#: Sum over red, green and blue, of 765. Real text has several hundred; white on white has 0.
NO_CONTRAST = 48
#: These bits are set in every colour that may be lost on white.
BRIGHT = 0xC0C0C0
WHITE = 0xFFFFFF


def contrast(one: int, other: int) -> int:
    """How far two colours, red, green and blue in one number, are apart: 0 to 765."""
    return sum(abs((one >> shift & 255) - (other >> shift & 255)) for shift in (0, 8, 16))
