"""What assessments cost counts against the spending limit of the day, whichever job asks next."""

from schemas import Assessments, Usage
from streams import topics
from streams.connection import Connection
from streams.ledger import Ledger
from tests.broker.provider_runs import outgoing
from tests.broker.test_provider_ledger import NOON_MS, Clock, has_room
from tests.broker.wire import send


async def test_the_books_are_those_of_all_jobs(bootstrap: str, prefix: str) -> None:
    connection = Connection(bootstrap=bootstrap)
    await topics.ensure(connection, prefix, ["bind", "verify"])
    binding = Ledger(connection, prefix, 1.0, Clock())
    assert await has_room(binding)
    spent = Assessments(run_id="report", batch_id="b1", usage=Usage(calls=1, usd=2.0))
    await send(bootstrap, [outgoing(prefix, "assessments", "report", spent.to_bytes(), NOON_MS)])
    assert not await has_room(binding)
    await binding.stop()
