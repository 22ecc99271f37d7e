"""Imports point one way: streams -> gates -> cards -> schemas."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ORDER = ["schemas", "cards", "gates", "streams"]


@pytest.mark.parametrize("package", ORDER)
def test_a_package_imports_only_what_lies_below_it(package: str) -> None:
    above = set(ORDER[ORDER.index(package) + 1 :])
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in (ROOT / package).rglob("*.py")
        for name in _imported(path)
        if name.split(".")[0] in above
    ]
    assert wrong == []


@pytest.mark.parametrize("package", ["schemas", "cards", "gates"])
def test_the_core_loads_nothing_of_kafka_or_the_provider(package: str) -> None:
    code = f"import {package}, sys; print(*sorted({{'faust', 'aiokafka', 'anthropic', 'streams'}} & set(sys.modules)))"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == []


def _imported(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
    return found
