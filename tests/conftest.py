"""The rule that holds for a whole run: broker tests that were collected must run.

A suite that passes because everything that needs Kafka was skipped says nothing.
"""

import signal
from collections.abc import Generator
from pathlib import Path

import pytest

BROKER_TESTS = Path(__file__).with_name("broker")

collected = pytest.StashKey[set[str]]()
executed = pytest.StashKey[set[str]]()


def pytest_configure(config: pytest.Config) -> None:
    """A suite that was started in the background ignores Ctrl-C, and so would the programs that it starts and stops."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    config.stash[collected] = set()
    config.stash[executed] = set()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what lies in the folder, so that `-m "not broker"` leaves it out."""
    for item in items:
        if item.path.is_relative_to(BROKER_TESTS):
            item.add_marker("broker")


def pytest_collection_finish(session: pytest.Session) -> None:
    chosen = (item.nodeid for item in session.items if item.get_closest_marker("broker"))
    session.config.stash[collected].update(chosen)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and not report.skipped:
        item.config.stash[executed].add(item.nodeid)
    return report


def broker_tests_idle(config: pytest.Config) -> bool:
    wanted, ran = config.stash[collected], config.stash[executed]
    return bool(wanted) and not config.option.collectonly and not wanted & ran


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if broker_tests_idle(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if broker_tests_idle(config):
        count = len(config.stash[collected])
        terminalreporter.write_line(f"FAILED: {count} broker tests were collected and none ran", red=True)
