"""Delete the bibliography commands that a run's partition holds, after `sourcebind forget`: end_commands.py RUN.

Only those are deleted that the binder has worked off; its table holds their result. Commands of other runs in the same
partition are among them. Settings are those of the command line tool (SOURCEBIND_BOOTSTRAP and so on).
"""

import asyncio
import sys

from aiokafka import TopicPartition
from aiokafka.admin import RecordsToDelete

from schemas import TOPICS
from streams.offsets import Offsets
from streams.partition import partition_of
from streams.settings import Settings, read_settings
from streams.topics import admin_client


async def end_commands(settings: Settings, run: str) -> str:
    """Delete them, and say up to where."""
    connection = settings.connection()
    place = TopicPartition(TOPICS["bibliography"].name(settings.prefix), partition_of(run))
    offsets = Offsets(connection, f"{settings.prefix}.binder")
    await offsets.start()
    try:
        committed = (await offsets.read([place]))[place].committed
    finally:
        await offsets.stop()
    if committed <= 0:
        return f"{place.topic}[{place.partition}]: the binder has worked off nothing, so nothing is deleted"
    async with admin_client(connection) as admin:
        await admin.delete_records({place: RecordsToDelete(committed)})
    return f"{place.topic}[{place.partition}]: deleted what lies before {committed}"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(asyncio.run(end_commands(read_settings(), sys.argv[1])))
