"""Apache Kafka inside this program."""

from streams.broker.embedded import EmbeddedBroker
from streams.broker.error import BrokerError, FolderInUseError, PortTakenError

__all__ = ["BrokerError", "EmbeddedBroker", "FolderInUseError", "PortTakenError"]
