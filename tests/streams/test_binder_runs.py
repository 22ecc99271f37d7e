"""Two runs over the same files and the same bibliography."""

from schemas import Batch
from streams.proposer_stage import ProposerStage
from streams.providers.once import Once
from streams.testing.driver import Driver
from streams.testing.scripted import ScriptedProvider
from tests.streams.thesis import RUN, SALT, SALT_CARD, SALT_PROPOSAL, bibliography, built

RUNS = (RUN, "the same thesis")


def test_each_run_gets_its_own_answer_to_the_same_question_at_the_same_time() -> None:
    driver = Driver([ProposerStage(Once(ScriptedProvider({"s1": [SALT_PROPOSAL]})))])
    for run_id in RUNS:
        driver.publish(bibliography(SALT).model_copy(update={"run_id": run_id}))
        driver.publish(built("s1", SALT_CARD).model_copy(update={"run_id": run_id}))
    driver.run()
    driver.pass_time(10)
    batches = [batch for batch in driver.records("batches") if isinstance(batch, Batch)]
    assert len({batch.batch_id for batch in batches}) == len(batches) == 2
    for run_id in RUNS:
        assert driver.outcomes(run_id)["s1"].reason == "gated_proposal"
        assert driver.verdicts(run_id).keys() == {("s1", SALT.id)}
