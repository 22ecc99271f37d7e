"""Which partition a run lies in."""

from aiokafka.partitioner import murmur2

from schemas import PARTITIONS


def partition_of(run_id: str) -> int:
    """Return the partition of everything that belongs to the run.

    The same as Java's default partitioner gives for the run id as the key's bytes; librdkafka needs
    ``partitioner=murmur2_random`` to agree.
    """
    return int(murmur2(run_id.encode()) & 0x7FFFFFFF) % PARTITIONS
