"""English vocabulary: nouns that stand without an article, phrases that follow them, subtitles, patterns."""

from __future__ import annotations

FIELDS = {
    "education": (
        "Formative Assessment;School Leadership;Reading Fluency;Peer Tutoring;Teacher Burnout;Homework;"
        "Curriculum Reform;Student Engagement;Bilingual Instruction;Classroom Dialogue;Early Numeracy;"
        "Self-Regulated Learning;Parental Involvement;Academic Writing;Inclusive Teaching;Grading Practices;"
        "Vocational Training;Distance Learning;Growth Mindsets;Lesson Study;Tracking;School Choice",
        "in Primary Schools;in Rural Districts;across Three Cohorts;in Second Language Classrooms;"
        "under Accountability Pressure;for Students with Dyslexia;in Teacher Education;beyond the Classroom;"
        "in Low-Income Neighbourhoods;during School Transitions;in Higher Education;from Kindergarten to Grade Six",
    ),
    "administration": (
        "Public Procurement;Street-Level Discretion;Judicial Review;Open Government;Fiscal Federalism;"
        "Regulatory Capture;Performance Pay;Municipal Mergers;Administrative Burden;Citizen Juries;"
        "Data Protection;Policy Diffusion;Budget Transparency;Civil Service Reform;Delegation;Red Tape;"
        "Freedom of Information;Agency Autonomy;Contracting Out;Legislative Oversight;Nudging;Local Democracy",
        "in Small Municipalities;in Federal States;after New Public Management;in Comparative Perspective;"
        "under Coalition Governments;in the European Union;at the Front Line;in Times of Austerity;"
        "before the Courts;in Multi-Level Systems;across the OECD;in Emergencies",
    ),
    "economics": (
        "Wage Dispersion;Price Rigidity;Household Debt;Labour Mobility;Trade Credit;Market Entry;"
        "Consumer Confidence;Corporate Governance;Venture Capital;Income Mobility;Monetary Transmission;"
        "Family Ownership;Tax Competition;Brand Loyalty;Supply Chain Resilience;Minimum Wages;Housing Bubbles;"
        "Loss Aversion;Capital Flows;Productivity Growth;Informal Work;Auction Design",
        "in Emerging Markets;in the Euro Area;among Small Firms;over the Business Cycle;in Retail Banking;"
        "after the Great Recession;with Heterogeneous Agents;in Open Economies;under Uncertainty;"
        "in Hospitality Firms;in Two-Sided Markets;at the Zero Lower Bound",
    ),
    "history": (
        "Poor Relief;Guild Membership;Print Culture;Migration;Women's Work;Witchcraft;Enclosure;Railway Building;"
        "Colonial Trade;Monastic Reform;Famine;Urban Planning;Military Recruitment;Censorship;Popular Religion;"
        "Land Tenure;Slavery;Public Health;Diplomacy;Memory;Literacy;Border Making",
        "in Late Medieval Towns;in the Dutch Republic;between the Wars;in the Habsburg Lands;after 1945;"
        "in Victorian England;along the Silk Road;in the Age of Revolution;under Ottoman Rule;"
        "in the Atlantic World;on the Eastern Frontier;before the Black Death",
    ),
    "computing": (
        "Distributed Consensus;Program Synthesis;Graph Partitioning;Query Optimisation;Speech Recognition;"
        "Model Checking;Stream Processing;Intrusion Detection;Type Inference;Entity Resolution;"
        "Cache Coherence;Fuzz Testing;Gradient Compression;Knowledge Graphs;Image Segmentation;"
        "Code Review;Load Balancing;Differential Privacy;Crowdsourcing;Garbage Collection;Record Linkage;"
        "Transfer Learning",
        "at Scale;with Weak Supervision;in the Wild;on Commodity Hardware;for Low-Resource Languages;"
        "under Partial Failure;in Open Source Projects;without Labelled Data;on Temporal Graphs;"
        "in Safety-Critical Systems;for Mobile Devices;over Encrypted Data",
    ),
    "environment": (
        "River Restoration;Soil Carbon;Noise Exposure;Urban Heat;Groundwater Recharge;Species Turnover;"
        "Flood Risk;Waste Sorting;Wind Power;Forest Succession;Air Quality;Landslide Hazard;Wetland Loss;"
        "Light Pollution;Fish Passage;Land Take;Drought Stress;Glacier Retreat;Traffic Emissions;Pesticide Drift;"
        "Snow Cover;Habitat Connectivity",
        "in Alpine Catchments;in Mediterranean Cities;under Climate Change;along Motorways;in Protected Areas;"
        "after Wildfire;at the Catchment Scale;in Arable Landscapes;from Satellite Data;in Shrinking Cities;"
        "on Small Islands;over Two Decades",
    ),
    "health": (
        "Patient Safety;Pain Management;Nurse Staffing;Shared Decision Making;Fall Prevention;Sleep Quality;"
        "Medication Adherence;Vaccine Hesitancy;Palliative Care;Wound Healing;Hand Hygiene;Informal Caregiving;"
        "Frailty;Health Literacy;Triage;Burnout;Physical Activity;Screening;Home Visits;Antibiotic Use;"
        "Loneliness;Breastfeeding",
        "in Nursing Homes;after Hip Fracture;in Primary Care;among Older Adults;in Intensive Care Units;"
        "during the Pandemic;in Adolescents;with Chronic Heart Failure;in Rural Hospitals;at the End of Life;"
        "in Emergency Departments;among Migrant Workers",
    ),
}

SUBTITLES = (
    "A Systematic Review;Evidence from {city};Theory and Practice;A Practical Guide;A Mixed-Methods Study;"
    "Lessons from {city};Concepts, Methods, Findings;A Longitudinal Analysis;Past, Present and Future;"
    "An Annotated Reader;Results of a Randomised Trial;Towards a Research Agenda;A Comparative Study;"
    "Sources and Interpretations;A Critical Appraisal;The Case of {city};What We Know and What We Do Not;"
    "A Survey;Principles and Applications;Myths and Measurements;A Field Experiment in {city};"
    "Unintended Consequences;Design and Evaluation;Ten Years On"
)

PATTERNS = (
    "{a} and {b} {c};{a} {c};The Limits of {a};{a}, {b} and {d};Rethinking {a} {c};{a} and {b};"
    "Does {a} Improve {b}?;The Economics and Ethics of {a} {c};Explaining {a} {c};From {a} to {b};"
    "The Quiet Decline of {a} {c};Measuring {a} {c};On the Origins of {a};Why {a} Fails {c};"
    "{a} without {b};The Handbook of {a};Who Needs {a}? {b} {c};{a} in Theory, {b} in Practice;Notes on {a} {c};"
    "Beyond {a};Teaching {a};Two Decades of {a} {c};{a}, {b}, {d};When {a} Meets {b}"
)

CITIES = "Leeds;Chicago;Nairobi;Toronto;Melbourne;Glasgow;Boston;Utrecht;Cape Town;Dublin;Singapore;Seattle"

SENTENCES = (
    "The debate about {a} and {b} has gone on for all too long, day after day, without much agreement.;"
    "In what follows we describe how {a} depends on {b}.;"
    "Our main result is that {a} {c} takes another course than the one commonly assumed.;"
    "Respondents mention {a} more often than {b}, irrespective of age and schooling.;"
    "On this basis three groups can be distinguished.;"
    "Further work should test whether the case for {b} also holds {c}.;"
    "A close look at {a} shows more than the sum of single measures.;"
    "Against this reading stands the fact that {b} has hardly been recorded.;"
    "Data were collected between March and September and coded twice.;"
    "Not all of our hypotheses were confirmed.;"
    "In practice {a} may become an issue only when money is short.;"
    "The next section turns to the large part that {b} plays.;"
    "Long periods passed in which {a} was not recorded at all.;"
    "Some of the variance is explained by different starting points."
)
