"""Every figure that decides, in one place, each with the reason why it stands where it stands."""

#: Characters of a quote. Of pieces of another manual of the same field 24 % stand on a card by chance at eight
#: characters, 2.6 % at sixteen, 0.2 % at twenty-four: eight is a floor, not a proof.
QUOTE_CHARACTERS = 8
#: Words of a quote: two words are a phrase of the language.
QUOTE_WORDS = 3
#: Words of a quote at most: beyond that it is a passage, not evidence for what the work is.
QUOTE_MOST_WORDS = 40
#: Characters below which a quote must say something of the entry, or be a whole line or field (see above: 0.2 % of
#: longer pieces stand on a card by chance).
QUOTE_TELLING_CHARACTERS = 24
#: Segments of a quote that was put together from lines: title, subtitle, names, journal line.
STITCHED_SEGMENTS = 4
#: Up to so many authors all must be shown.
FEW_AUTHORS = 3
#: Of more authors, the first and this share of the others.
OTHERS_SHARE = 0.5
#: Share of an organisation's significant words: below it two offices of one ministry are the same.
CORPORATE_SHARE = 0.6
#: Share of title words, compared both ways, at which a title is shown.
TITLE_SHARE = 0.8
#: Down to this share a title is another form of the entry's, for a reviewer to see.
TITLE_SHARE_FLAGGED = 0.5
#: Letters of a title of a single word that names a document by itself.
LONE_WORD = 8
#: Significant words up to which a bag of words is void: 658 of 11,851 real titles have so few.
FEW_TITLE_WORDS = 3
#: Share of title words, both ways, from which two works of one author are easily mistaken for one another.
NEAR_TITLE_SHARE = 0.5
