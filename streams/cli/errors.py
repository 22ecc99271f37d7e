"""What goes wrong, said in one line or two and with the right exit code; never a traceback for what is no defect."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from aiokafka.errors import KafkaConnectionError, KafkaError
from typer.core import TyperGroup

from cards import BibliographyError
from streams.answerer.packet_file import PacketFileError
from streams.broker.error import BrokerError
from streams.cli.exits import Exit
from streams.cli.logs import again
from streams.cli.output import err
from streams.client import ReplayError
from streams.decode import UndecodableError
from streams.folder import FolderError
from streams.results import UnknownRunError
from streams.settings import SettingsError
from streams.settled import DeadLetterError
from streams.topics import TopicMismatch
from streams.verify import ReportFileError

#: What was asked for cannot be done with what was given.
USAGE = (SettingsError, BibliographyError, PacketFileError, FolderError, UnknownRunError, ReportFileError, ReplayError)


class ProviderError(Exception):
    """The provider will not answer, however long one waits."""


class Commands(TyperGroup):
    """All commands: what they raise becomes a message and an exit code."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was named."""
        with told(ctx):
            return super().invoke(ctx)


@contextmanager
def told(context: typer.Context) -> Iterator[None]:
    """Tell the errors of a block.

    Args:
        context: its object are the settings, once they are read.

    Raises:
        typer.Exit: instead of them, with their exit code.
    """
    try:
        yield
    except KeyboardInterrupt:
        err.print(f"interrupted; to go on: {again()}", soft_wrap=True)
        raise typer.Exit(Exit.INTERRUPTED) from None
    except USAGE as error:
        raise _exit(str(error), Exit.USAGE) from None
    except KafkaConnectionError:
        address = getattr(context.obj, "bootstrap", "") or "the embedded broker's address"
        raise _exit(f"no broker answers at {address}", Exit.ENVIRONMENT) from None
    except KafkaError as error:
        raise _exit(f"Kafka: {error}", Exit.ENVIRONMENT) from None
    except UndecodableError as error:
        raise _exit(f"a record on the cluster is of another version: {error}", Exit.ENVIRONMENT) from None
    except OSError as error:
        place = f": {error.filename}" if error.filename else ""
        raise _exit(f"{error.strerror or error}{place}", Exit.ENVIRONMENT) from None
    except (BrokerError, TopicMismatch, DeadLetterError, ProviderError) as error:
        raise _exit(str(error), Exit.ENVIRONMENT) from None


def _exit(message: str, code: Exit) -> typer.Exit:
    err.print(f"error: {message}", soft_wrap=True)
    return typer.Exit(code)
