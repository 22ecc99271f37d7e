"""The verification of reports as a job."""

from schemas import PairBatch
from streams.job.job import Asks, Job
from streams.verifier.layout import LAYOUT
from streams.verifier.local import LocalAssessor
from streams.verifier.prompt import SYSTEM, Answer, assessments_of, expected_usd, prompt_version, read_answer, render
from streams.verifier.state import State
from streams.verifier.step import step

ASSESSING = Asks(
    task="verify",
    group="assessor",
    batches="pair-batches",
    answers="assessments",
    batch=PairBatch,
    outcome=assessments_of,
    system=SYSTEM,
    version=prompt_version,
    render=render,
    form=Answer,
    read=read_answer,
    expected_usd=expected_usd,
    local=LocalAssessor(),
)

VERIFYING = Job(
    task="verify",
    group="verifier",
    inputs=("reports", "assessments", "ticks"),
    layout=LAYOUT,
    step=step,
    state=State,
    asks=ASSESSING,
)
