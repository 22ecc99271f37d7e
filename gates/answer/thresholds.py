"""Every figure that decides about an answer, each with the reason why it stands where it stands."""

#: Metres. A phone's fix is good to some ten metres under open sky and to some fifty among houses: two fixes of one
#: place lie nearly always nearer than this, those of two sights of a town seldom.
PLACE_METRES = 100.0
#: Seconds between two photos of one camera that were taken in one go.
SERIES_SECONDS = 10.0
#: Letters and digits of a configured value that is looked for whatever stands between them; a shorter one would be
#: found in prose by chance, and is looked for as a whole word.
VALUE_LETTERS = 8
#: Letters and digits of a piece of a configured value that is a leak by itself, if it has both.
PIECE_LETTERS = 8
#: Letters and digits in a row that are the prompt's: some eight words.
PROMPT_LETTERS = 40
