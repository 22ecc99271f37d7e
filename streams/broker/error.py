"""What can go wrong with the embedded broker."""


class BrokerError(RuntimeError):
    """The embedded broker did not do what it was asked to."""


class PortTakenError(BrokerError):
    """Another program listens where the broker was to."""


class FolderInUseError(BrokerError):
    """Another process runs a broker on the same data directory.

    Attributes:
        address: Where that broker answers, `host:port`; empty while it starts.
    """

    def __init__(self, message: str, address: str) -> None:
        super().__init__(message)
        self.address = address if ":" in address else ""
