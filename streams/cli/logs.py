"""What is logged to standard error."""

import logging
import shlex
import sys
from typing import Literal

from stamina.instrumentation import RetryDetails, set_on_retry_hooks

from streams import fatal
from streams.cli.output import err
from streams.fatal import describe
from streams.log_lines import JsonLines

log = logging.getLogger(__name__)

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def log_all() -> None:
    """Log what the libraries say, too."""
    logging.basicConfig(level=logging.INFO, stream=sys.stderr, format=FORMAT, force=True)


def log_work(log_format: Literal["text", "json"]) -> None:
    """Log what an operator reads of a worker; the libraries' own progress only if it was asked for before."""
    asked = logging.getLogger().level == logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if log_format == "json" else logging.Formatter(FORMAT))
    logging.basicConfig(level=logging.INFO if asked else logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("streams").setLevel(logging.INFO)
    set_on_retry_hooks([log_retry])


def log_retry(details: RetryDetails) -> None:
    """Log what is tried again; the library's own line says nothing, or has the arguments and the error's text."""
    again = f"{details.wait_for:.1f} s"
    log.warning("try %d failed, again in %s: %s", details.retry_num, again, describe(details.caused_by))


def log_fatal() -> None:
    """Log nothing but why the process ends at once: a command says in its own words what else there is to say."""
    handler = FatalHandler()
    handler.addFilter(logging.Filter(fatal.__name__))
    logging.basicConfig(level=logging.CRITICAL, handlers=[handler])


class FatalHandler(logging.Handler):
    """Says why a worker inside a command ended the process, and that nothing is lost by it."""

    def emit(self, record: logging.LogRecord) -> None:
        """Print to standard error; the terminal gets back the cursor that a progress bar hid."""
        err.show_cursor(True)
        err.print(f"{record.getMessage()}\nnothing is lost; to go on: {again()}", soft_wrap=True)


def again() -> str:
    """Return the command that goes on where this one stopped: the same."""
    return shlex.join(sys.argv)
