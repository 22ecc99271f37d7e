"""Delete the commands that a run's partition holds, after it is forgotten: end_commands.py bibliography|reports RUN.

Only those are deleted that their reader has worked off; its table holds their result. Commands of other runs in that
partition are among them. Settings are those of the command line tool (SOURCEBIND_BOOTSTRAP and so on).
"""

import asyncio
import sys

from aiokafka import TopicPartition
from aiokafka.admin import RecordsToDelete

from schemas import TOPICS, TopicNoun
from streams.offsets import Offsets
from streams.partition import partition_of
from streams.settings import Settings, read_settings
from streams.topics import admin_client

#: Who works commands off into its tables.
READERS: dict[TopicNoun, str] = {"bibliography": "binder", "reports": "verifier"}


async def end_commands(settings: Settings, noun: TopicNoun, run: str) -> str:
    """Delete them, and say up to where."""
    connection = settings.connection()
    place = TopicPartition(TOPICS[noun].name(settings.prefix), partition_of(run))
    offsets = Offsets(connection, f"{settings.prefix}.{READERS[noun]}")
    await offsets.start()
    try:
        committed = (await offsets.read([place]))[place].committed
    finally:
        await offsets.stop()
    if committed <= 0:
        return f"{place.topic}[{place.partition}]: nothing is worked off, so nothing is deleted"
    async with admin_client(connection) as admin:
        await admin.delete_records({place: RecordsToDelete(committed)})
    return f"{place.topic}[{place.partition}]: deleted what lies before {committed}"


if __name__ == "__main__":
    chosen = [noun for noun in READERS if noun in sys.argv[1:2]]
    if len(sys.argv) != 3 or not chosen:
        sys.exit(__doc__)
    print(asyncio.run(end_commands(read_settings(), chosen[0], sys.argv[2])))
