"""Whether a broker answers."""

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor

from aiokafka.admin import AIOKafkaAdminClient
from aiokafka.errors import KafkaError

from streams.connection import Connection

#: a broker that is up answers in milliseconds; one that is starting may hold the question for long
ANSWER_IN = 5.0


def why_not_ready(connection: Connection) -> str | None:
    """Asks a broker once, as an admin client, for the nodes of its cluster.

    Blocks; may be called where an event loop runs, as the question is asked in a thread of its own.

    Returns:
        None if it answers and takes part in its cluster, else what is lacking.
    """
    host, _, port = connection.servers[0].rpartition(":")
    try:
        # a cheap look first: the admin client logs an error for each port that is not open yet
        socket.create_connection((host, int(port)), timeout=ANSWER_IN).close()
    except OSError as error:
        return str(error)
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _ask(connection)).result()


async def _ask(connection: Connection) -> str | None:
    admin = AIOKafkaAdminClient(**connection.client_options(), request_timeout_ms=int(ANSWER_IN * 1000))
    try:
        async with asyncio.timeout(ANSWER_IN):
            await admin.start()
            cluster = await admin.describe_cluster()
        return None if cluster["brokers"] else "no node has joined the cluster"
    except (KafkaError, OSError, TimeoutError) as error:
        return repr(error)
    finally:
        await admin.close()
