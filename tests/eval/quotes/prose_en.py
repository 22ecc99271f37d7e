"""English vocabulary of the invented prose: a harbour town, its tide tables and its letter books."""

from __future__ import annotations

from tests.eval.quotes.language import Language, read_vocabulary

_WORDS = """
subjects:
the survey of the outer harbour; a re-examination of the tide tables; the clerk’s first letter book; the dredging
company; every change in the floodgate; the salinity of the inner basin; the harbour master’s office; the second field
campaign; the low-lying salt marsh; the café on the quay; the sample from station {n}; the old fish-curing shed; the
north-east pier; a naïve reading of the ledger; the coefficient of friction; the finest fraction; the official
statistics; the final draft; an affidavit of {y}; the Brontë-like preface; the loss of silt; the Müller-Strauß gauge;
the self-registering instrument; the difference between the two charts; the share of women among the clerks; the
co-operative; the shift towards steam; the question of fishing rights; the “flood year” {y}; the flow under the
bridge; the shellfish trade; the fœtid mud; the customs officer at Saint-Malo; the efflorescence on the walls; the
file of {i} petitions; Captain Fiennes; the average of {c} knots; the district engineer; a passage crossed out in ink;
the wind-driven current; Dr Ångström
objects:
the height of the sill; an estimate of {t} tonnes; the effect of the storm; the claims made by {cite}; the outflow in
June; a deficit of {c} per cent; the boundary of the parish; the site of the first lighthouse; the rise of {c} mm a
year; no fewer than {i} complaints; the definition of a spring tide; the trade in coal and timber; the course of the
channel; the reading at {c} m; the fee of £{t}; the sufficiency of the evidence; the role of the fishermen’s wives;
the silting rate; a coefficient of {neg}; the petition signed by {i} householders; the diffusion of salt; the terms of
the lease of {y}; the ruin of the ferry; the traffic of {r}; the first-class cabins; the shape of the sandbank; the
missing pages {r}; the price of herring; the cost of repair; the offices at the old fort; the margin of ± {c} cm; the
figures in Table {n}; the identity of the writer; the stiff clay below; the affairs of the society; the chief witness;
the unfinished map
predicates:
confirms|{o}; did|not alter {o}; was|first described {a}; accounts|for {p} % of the variance; exceeds|{o} by {n} or
{i} days; has|never been repeated {a}; remains|without explanation; contradicts|{cite} on every point; fell|from {c}
to {c} kg {a}; could|not be dated {a}; overstates|{o}; depends|on {o} rather than on the season; is|no proof of {o};
ignores|{o} altogether; was|sufficient {a}; cannot|be reconciled with {o}; reached|{c} °C {a}; rests|on {i} readings
and a guess; offers|{o}; lay|between {c} and {c} m below datum; refers|to folio {i}, not to folio {i}; neither
proves|nor excludes {o}; reflects|{o}; was|withdrawn {a}; followed|{o} within {n} weeks; failed|to mention {o};
made|little difference {a}; affects|{o} only slightly; is|significant at p = 0.0{n}; had|already been lost {a};
differs|from the mean by {c}; took|no account of {o}; leaves|{o} open; yields|10² rather than 10³ units; amounts|to
{t} m² of mud; was|fixed under § {n}({n}) of the Act; suffered|most {a}; is|said to have caused {o}; was|filled in
{a}; explains|why {o} mattered; was|confined to the stretch {k}
adverbials:
in the autumn of {y}; after the first frost; at most stations; contrary to {cite}; despite the flood; in May/June {y};
under calm conditions; on the whole; since {y}; with few exceptions; before the breakwater was finished; at first
sight; for want of funds; off the western shore; in not more than {n} cases; during the fifth week; without any
warning; according to the second edition; on {d} April; for reasons that were never stated; within {n}–{i} minutes; at
slack water; between the two wars; as early as {y}; if only briefly; in the absence of wind; by a factor of {c};
throughout; officially
adjectives:
first; final; official; unofficial; fierce; shallow; tidal; half-finished; brackish; careful; careless; difficult;
efficient; inefficient; flooded; western; north-western; annual; monthly; doubtful; certain; uncertain; private;
public; older; narrow; wide; rusty; muddy; salted; unsalted; fifth; twelfth; coastal; inland; artificial; reliable;
unreliable; short-lived; stiff
nouns:
ferry; file; figure; fishery; fleet; flood; affray; sheriff; cliff; tariff; buffer; shelf; wharf; landing; warehouse;
ledger; witness; vestry; rate; debt; charter; inspector; schooner; current; undertow; tide; buoy; beacon; gauge;
sluice; culvert; dyke; reading; average; estimate; margin; residue; deposit; sample; profile; sketch; diary;
minute-book; licence; lease; verdict
frames:
{main}. / {a}, {main}. / {main}, because {sub}. / {main}, although {sub}. / If {sub}, {main}. / {main}; {main}. /
{main} (see {ref}). / While {sub}, {main}. / That {sub} is beyond dispute. / {a}, {main}, and {main}. / {main} – or so
it seemed {a}. / “{Main},” writes {cite}. / {main}, but {main}. / Not {o} but {o} was at stake. / Whether {sub} is not
known. / There is {o}, yet {main}. / {main}: {main}. / No one doubts that {sub}. / Since {sub}, {main}. / Figure {n}
shows {o}; {main}. / We measured {c}, {c} and {c} mg/l; {main}. / In what follows ({k}), {main}. / {main} only after
{sub}. / Against {o} it may be said that {sub}. / Leave {o} aside, and {main}. / {a} – and only then – {main}. /
Neither {s} nor {s} mentions {o}. / As {cite} put it, ‘{sub}’. / It isn’t {o} that matters here; {main}. / {main}, so
the off-shore and in-shore values don’t differ. / Compare {o} ({ref}). / One must not confuse {o} with {o}.
headings:
Aims and outline; The sources; Instruments and methods; Results of the second campaign; Sill, channel and sluice; The
official figures; Fishing rights and custom; Witnesses; Sources of error; Conclusions; Earlier readings; Fine
sediment; Out-stations; What the files do not say; A comparison with the lower reach
titles:
On the Silting of Small Harbours; Tide Tables without Gaps; The Fish-Curers’ Petition; Friction in Shallow Channels;
Letters from the Custom House; A Survey of Salt Marshes; Ebb, Flow and Office Hours; The Lease of the Ferry; Floods
and Figures
"""

ENGLISH = Language(
    name="en",
    words=read_vocabulary(_WORDS),
    subject="the {adjective} {noun}",
    object="the {adjective} {noun}",
    running_head="Harbour Figures and Their Makers",
    references="References",
    pages="pp.",
    decimal=".",
    thousands=",",
)
