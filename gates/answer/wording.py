"""The only sentences of an answer that are the program's own."""

from schemas.answer import Answer

#: Stands in the place of every answer that a gate refuses, whatever the reason is.
REFUSAL = "This question gets no answer: what was written in reply could not be checked against the evidence."

#: Stands in the place of whatever a model says that cites nothing and calls itself no answer.
DECLINED = "The evidence does not answer this question."

#: Stands in the place of an answer that nobody gave.
FAILED = "Nobody answered this question."

REFUSED = Answer(state="refused", text=REFUSAL)
