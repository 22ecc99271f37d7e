"""Workers as a process of their own, which can be watched."""

from collections.abc import Sequence

from streams.compose import Maker, Together
from streams.connection import Connection
from streams.metrics.counting import Counting, Measures, new_registry
from streams.metrics.endpoint import Endpoint
from streams.settings import Settings


class Observed(Together):
    """Several workers as one service, and the page on which they are watched.

    Args:
        makers: of the workers.
        settings: of all.
        connection: to the cluster.

    Attributes:
        endpoint: where the page is.
    """

    def __init__(self, makers: Sequence[Maker], settings: Settings, connection: Connection) -> None:
        registry = new_registry()
        counting = Counting(registry)
        workers = [make(settings, connection, counting) for make in makers]
        registry.register(Measures(workers))
        self.endpoint = Endpoint(settings.metrics_host, settings.metrics_port, registry, workers)
        super().__init__([self.endpoint, *workers])
