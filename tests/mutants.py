"""Plants faults one by one, and tells which the tests do not find: `python -m tests.mutants`.

Each fault changes one operator, number or condition of a copy of the product; the tests that are
meant to hold that file run in the copy until one fails. Whoever removes or merges tests compares
the faults that are found before with those after (the same seed plants the same ones).
"""

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

_ROOT = Path(__file__).parents[1]
_GAMES = ("carcassonne", "saboteur", "laar", "glastonbury", "land_vs_sea", "castle")
_HELD: dict[str, tuple[str, ...]] = {
    **{f"games/{game}/rules.py": (f"tests/games/{game}",) for game in _GAMES},
    **{
        f"games/{game}/viewing.py": (f"tests/games/{game}", "tests/contract/test_secrets.py")
        for game in _GAMES
    },
    "games/carcassonne/features.py": ("tests/games/carcassonne",),
    "games/carcassonne/scoring.py": ("tests/games/carcassonne",),
    "bot/display/token.py": ("tests/bot/display/test_token.py",),
    "bot/display/keyboards.py": ("tests/bot/display/test_keyboards.py",),
    "bot/display/fitted.py": ("tests/bot/display",),
    "bot/display/board/captions.py": ("tests/bot/display",),
    "bot/texts/naming.py": ("tests/bot/display/test_names.py",),
    "bot/store/tables.py": ("tests/bot/store", "tests/bot/service/test_redelivery.py"),
    "bot/store/agenda.py": ("tests/bot/store",),
    "bot/table/hours.py": ("tests/bot/table",),
}
"""By file, the tests that are meant to hold it."""
_COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


class Fault(NamedTuple):
    """One change of one file."""

    file: str
    line: int
    what: str
    source: str
    """The whole file with the fault."""


def faults(file: str) -> Iterator[Fault]:
    """Yield all faults that can be planted in a file."""
    source = (_ROOT / file).read_text("utf-8")
    for number, _ in enumerate(ast.walk(ast.parse(source))):
        tree = ast.parse(source)
        node = list(ast.walk(tree))[number]
        before = ast.unparse(node) if isinstance(node, ast.expr) else ""
        if before and _spoil(node):
            told = f"{before} -> {ast.unparse(node)}"
            yield Fault(file, getattr(node, "lineno", 0), told, ast.unparse(tree))


def _spoil(node: ast.AST) -> bool:
    """Change a node; False where it is of no kind that can be changed."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in _COMPARED:
            node.ops = [_COMPARED[type(operator)]()]
        case ast.BoolOp():
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        case ast.UnaryOp(op=ast.Not()):
            node.op = ast.UAdd()
        case ast.BinOp(op=ast.Add() | ast.Sub()):
            node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        case ast.IfExp():
            node.body, node.orelse = node.orelse, node.body
        case ast.Constant(value=bool()):
            node.value = not node.value
        case ast.Constant(value=int() as number):
            node.value = number + 1
        case _:
            return False
    return True


def is_found(fault: Fault, copy: Path) -> bool:
    """Tell whether the tests that hold its file fail in a copy of the project with the fault."""
    path = copy / fault.file
    before = path.read_text("utf-8")
    path.write_text(fault.source, "utf-8")
    command = (sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider")
    try:
        done = subprocess.run((*command, *_HELD[fault.file]), cwd=copy, capture_output=True)
    finally:
        path.write_text(before, "utf-8")
    return done.returncode != 0


def _main() -> None:
    """Print each fault, and whether it was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    asked, found = parser.parse_args(), 0
    chance, files = Random(asked.seed), sorted(_HELD)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "copy")
        shutil.copytree(_ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "data"))
        for number in range(asked.faults):
            fault = chance.choice(list(faults(files[number % len(files)])))
            found += (was := is_found(fault, copy))
            said = "found" if was else "NOT FOUND"
            sys.stdout.write(f"{said:<10} {fault.file}:{fault.line}  {fault.what}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{found} of {asked.faults} found\n")


if __name__ == "__main__":
    _main()
