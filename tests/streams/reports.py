"""A small report, so that a test of the verifier needs no file."""

import json
from typing import Any

from schemas import STAGES, CorrectClaim, CorrectEvidence, OnwardReport, ReportQuality, SubmitReport
from streams.provider_stage import ProviderStage
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedAssessor
from streams.verifier.job import ASSESSING, VERIFYING

RUN = "report"
BEFORE = STAGES[: STAGES.index("verify_claims")]

SALT = "Mean salinity rose by 3 g/l between 2010 and 2016."
DRAIN = "Draining the lock takes nine hours."
EXCERPTS = {
    "e1": "We measured for years. Mean salinity rose by 3 g/l between 2010 and 2016. Nothing else was seen.",
    "e2": "Draining the lock takes nine hours in calm weather.",
    "e3": "The lock was built in 1903 by the harbour authority.",
}
CLAIMS = {"c1": (SALT, "high", ["e1"]), "c2": (DRAIN, "medium", ["e2", "e3"])}

#: What an able model says.
SAID = {
    "c1/e1": ("supports", "Mean salinity rose by 3 g/l between 2010 and 2016"),
    "c2/e2": ("supports", "Draining the lock takes nine hours"),
    "c2/e3": ("insufficient", ""),
}


def document(claims: dict[str, Any] | None = None, excerpts: dict[str, str] | None = None, **more: Any) -> str:
    """Return a report's JSON: odd spacing and a field of its own, which nobody may touch."""
    listed = [
        {"id": name, "text": text, "confidence": confidence, "evidence_ids": ids}
        for name, (text, confidence, ids) in (CLAIMS if claims is None else claims).items()
    ]
    evidence = [{"id": name, "excerpt": excerpt} for name, excerpt in (excerpts or EXCERPTS).items()]
    return json.dumps({"title": "Salz – Teil 2", "claims": listed, "evidence": evidence, **more}, indent=3) + " \n"


def submit(text: str = "", event_id: str = "submit-1", run: str = RUN) -> SubmitReport:
    return SubmitReport(run_id=run, event_id=event_id, stages=BEFORE, document=text or document())


def correct_claim(claim_id: str, event_id: str = "correct-1", **changes: Any) -> CorrectClaim:
    return CorrectClaim(run_id=RUN, event_id=event_id, claim_id=claim_id, changes=changes)


def correct_evidence(evidence_id: str, event_id: str = "correct-2", **changes: Any) -> CorrectEvidence:
    return CorrectEvidence(run_id=RUN, event_id=event_id, evidence_id=evidence_id, changes=changes)


def verifying(assessor: ScriptedAssessor | None = None, **more: Any) -> Driver:
    """Return a driver of the verifier; without an assessor nobody answers."""
    stages = [ProviderStage(ASSESSING, assessor)] if assessor else []
    return Driver(stages, job=VERIFYING, **more)


def quality(driver: Driver, run: str = RUN) -> ReportQuality:
    """Return what was last told of the report."""
    (told,) = [one for one in driver.latest("report-quality").values() if isinstance(one, ReportQuality)]
    assert told.run_id == run
    return told


def verdicts(driver: Driver) -> dict[str, str]:
    return {claim.claim_id: claim.verdict for claim in quality(driver).claims}


def onward(driver: Driver) -> list[OnwardReport]:
    """Return the reports that were handed on."""
    return [record for record in driver.records("reports-onward") if isinstance(record, OnwardReport)]


def asked(assessor: ScriptedAssessor) -> list[list[str]]:
    """Return the pairs of each batch."""
    return [[f"{q.claim_id}/{q.evidence_id}" for q in batch.questions] for batch in assessor.asked]
