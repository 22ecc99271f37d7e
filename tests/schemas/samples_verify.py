"""Records of verification, each field filled."""

from schemas import (
    Assessment,
    Assessments,
    ClaimQuality,
    CorrectClaim,
    CorrectEvidence,
    Coverage,
    DroppedResult,
    Failure,
    OnwardReport,
    PairBatch,
    PairQuality,
    PairQuestion,
    Record,
    ReportQuality,
    ReportRow,
    Span,
    SubmitReport,
    Usage,
    Violation,
)

SHA = "0123456789abcdef" * 4
KEY = "fedcba9876543210" * 4
DOCUMENT = '{"claims": [], "evidence": [], "title": "Salz – Teil 2"}\n'
ASSESSMENT = Assessment(
    run_id="report-7",
    key=KEY,
    claim_id="c1",
    evidence_id="e1",
    claim_sha256=SHA,
    evidence_sha256=SHA,
    batch_id="b1",
    prompt_version="verify-1",
    model="claude-haiku-5-5",
    verdict="supports",
    quote="salinity rose by 3 g/l",
    reason="the same figure",
    stored_at=1_700_000_000_000,
)
QUALITY = ReportQuality(
    run_id="report-7",
    revision=3,
    report_sha256=SHA,
    status="partial",
    coverage=Coverage(
        expected=4,
        assessed=1,
        settled=1,
        dropped=1,
        unanswered=1,
        dropped_by_reason={"misattributed": 1},
        unanswered_by_reason={"provider_timeout": 1},
    ),
    verdicts={"supports": 0, "contradicts": 0, "insufficient": 1, "unverifiable": 0},
    high_confidence=1,
    high_confidence_unsupported=1,
    claims=(
        ClaimQuality(
            claim_id="c1",
            confidence="high",
            verdict="insufficient",
            evidence_id="e1",
            pairs=(
                PairQuality(
                    evidence_id="e1",
                    state="assessed",
                    verdict="insufficient",
                    proposed="supports",
                    quote="salinity rose by 3 g/l",
                    span=Span(start=5, end=27),
                    reason="figure_not_in_evidence",
                    detail="2.4 g/l",
                    model="claude-haiku-5-5",
                    prompt_version="verify-1",
                ),
            ),
        ),
    ),
    violations=(Violation(reason="evidence_not_admitted", claim_id="c1", evidence_id="e9", detail="e9"),),
    dropped=(DroppedResult(claim_id="c1", evidence_id="e2", reason="misattributed", detail="stands in e3"),),
    gates_version=1,
)

VERIFY_SAMPLES: tuple[Record, ...] = (
    SubmitReport(
        run_id="report-7",
        event_id="e8",
        expected_revision=0,
        stages=("scope_inquiry", "create_plan"),
        document=DOCUMENT,
    ),
    CorrectClaim(run_id="report-7", event_id="e9", claim_id="c1", changes={"text": "Salinity rose."}),
    CorrectEvidence(run_id="report-7", event_id="e10", evidence_id="e1", changes={"cut": True}),
    PairBatch(
        run_id="report-7",
        batch_id="b1",
        prompt_version="verify-1",
        model="claude-haiku-5-5",
        questions=(
            PairQuestion(
                claim_id="c1",
                evidence_id="e1",
                claim="Mean salinity rose by 2.4 g/l.",
                excerpt="Mean salinity rose by 3 g/l.",
                claim_sha256=SHA,
                evidence_sha256=SHA,
                key=KEY,
            ),
        ),
    ),
    Assessments(
        run_id="report-7",
        batch_id="b1",
        assessments=(ASSESSMENT,),
        failures=(Failure(source_id=SHA, claim_key=SHA, reason="provider_timeout", detail="40 s"),),
        usage=Usage(calls=1, input_tokens=900, output_tokens=30, seconds=1.5, usd=0.00125),
    ),
    ASSESSMENT,
    QUALITY,
    OnwardReport(run_id="report-7", revision=3, sha256=SHA, stages=("verify_claims",), document=DOCUMENT),
    ReportRow(
        run_id="report-7",
        revision=3,
        document=DOCUMENT,
        event_ids=("e8", "e9"),
        told=QUALITY,
        onward=2,
        given_up={SHA: "gave_up_after_tries"},
        forgotten=True,
    ),
)
