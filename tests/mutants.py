"""Plants faults one by one, and tells which the tests do not find.

`python -m tests.mutants` changes one operator, number, condition, escape or language of a copy of
the product; `--meaning [room]` plants the faults of meaning that stand in `faults.toml`, all or
those of a room. The tests in the mirrored folder run in the copy until one fails. Whoever removes
or merges tests compares the faults that are found before with those after (the same seed plants
the same ones).
"""

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

_ROOT = Path(__file__).parents[1]
_MEANT = Path(__file__).with_name("faults.toml")
_LONGEST = 600
"""Seconds for the tests of a room: a fault that has them wait for ever is found."""
_ROOMS = (
    *("games", "render"),
    *(
        f"bot/{room}"
        for room in (
            *("app", "display", "features", "handlers", "ingest"),
            *("reconciler", "service", "store", "table", "texts"),
        )
    ),
)
_BESIDES = {
    "viewing.py": "tests/contract/test_secrets.py",
    "naming.py": "tests/bot/display/test_names.py",
    "frame.py": "tests/bot/display/test_names.py",
    "films.py": "tests/features/films/test_sent.py",
}
"""Tests that hold some files besides those in the mirrored folder, by the file's name."""
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


def files() -> list[str]:
    """Return the files in which faults are planted: those of all rooms that have tests."""
    found = (path for room in _ROOMS for path in sorted((_ROOT / room).rglob("*.py")))
    named = (path.relative_to(_ROOT).as_posix() for path in found if path.name != "__init__.py")
    return [name for name in named if name.count("/") > 1 and holding(name)]


def holding(file: str) -> tuple[str, ...]:
    """Return the tests that are meant to hold a file: the nearest folder that mirrors its own, and
    what stands elsewhere.
    """
    mirrored = _mirrored(Path(file).parent)
    besides = _BESIDES.get(Path(file).name)
    return (*mirrored, besides) if besides else mirrored


def _mirrored(folder: Path) -> tuple[str, ...]:
    """bot/features/x -> tests/features/x, bot/x -> tests/bot/x; games and pictures likewise."""
    is_apart = folder.parts[:2] in (("bot", "features"), ("games", "core"))
    parts = folder.parts[1:] if is_apart else folder.parts
    while parts:
        there = _ROOT.joinpath("tests", *parts)
        if there.is_dir() and any(there.rglob("test_*.py")):
            return (there.relative_to(_ROOT).as_posix(),)
        parts = parts[:-1]
    return ()


def faults(file: str) -> Iterator[Fault]:
    """Yield all faults that can be planted in a file."""
    source = (_ROOT / file).read_text("utf-8")
    for number, _ in enumerate(ast.walk(ast.parse(source))):
        tree = ast.parse(source)
        nodes = list(ast.walk(tree))
        node = nodes[number]
        before = ast.unparse(node) if isinstance(node, ast.expr) else ""
        if before and (_spoil(node) or _mistake_reader(nodes, node)):
            told = f"{before} -> {ast.unparse(node)}"
            yield Fault(file, getattr(node, "lineno", 0), told, ast.unparse(tree))


def _mistake_reader(nodes: list[ast.AST], node: ast.AST) -> bool:
    """Take the table's language for a person's, where the function knows the table."""
    match node:
        case ast.Call(func=ast.Name("language_of"), args=[_, ast.expr()]):
            node.args[1] = ast.Constant(0)
            return True
        case ast.Attribute(value=ast.Name(id=name), attr="language") if name != "table":
            for function in nodes:
                if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                    inside = list(ast.walk(function))
                    names = {one.id for one in inside if isinstance(one, ast.Name)}
                    if node in inside and "table" in names:
                        node.value = ast.Name("table", ast.Load())
                        return True
    return False


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
        case ast.Call(func=ast.Name(id="escape"), args=[_]):
            node.func = ast.Name("str", ast.Load())
        case ast.Constant(value=bool()):
            node.value = not node.value
        case ast.Constant(value=int() as number):
            node.value = number + 1
        case _:
            return False
    return True


class Meant(NamedTuple):
    """A fault of meaning: one place of one file."""

    room: str
    file: str
    line: str
    """What stands there; it stands there once."""
    instead: str
    means: str
    same: str = ""
    """Why it changes nothing that anybody could see; such a fault is not planted."""


def meant(room: str = "") -> list[Meant]:
    """Return the faults of meaning, all or those of a room (`bot/table`, `games`)."""
    table = tomllib.loads(_MEANT.read_text("utf-8"))["fault"]
    found = [Meant(**one) for one in table]
    return [one for one in found if f"{one.room}/".startswith(f"{room}/" if room else "")]


def planted(one: Meant) -> Fault:
    """Return a fault of meaning as it is planted.

    :raises AssertionError: when its line has changed: whoever changes it changes it there, too.
    """
    source = (_ROOT / one.file).read_text("utf-8")
    assert source.count(one.line) == 1, f"{one.file} has no such line, or several: {one.line}"
    line = source[: source.index(one.line)].count("\n") + 1
    return Fault(one.file, line, one.means, source.replace(one.line, one.instead))


def is_found(fault: Fault, copy: Path) -> bool:
    """Tell whether the tests that hold its file fail in a copy of the project with the fault."""
    path = copy / fault.file
    before = path.read_text("utf-8")
    path.write_text(fault.source, "utf-8")
    command = (sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider")
    try:
        done = subprocess.run(
            (*command, *holding(fault.file)), cwd=copy, capture_output=True, timeout=_LONGEST
        )
    except subprocess.TimeoutExpired:
        return True
    finally:
        path.write_text(before, "utf-8")
    return done.returncode != 0


def _tell(fault: Fault, copy: Path) -> tuple[bool, float]:
    """Print a fault, and whether it was found; return that, and in how many seconds."""
    began = perf_counter()
    was = is_found(fault, copy)
    took, said = perf_counter() - began, "found" if was else "NOT FOUND"
    sys.stdout.write(f"{said:<10} {took:4.0f} s  {fault.file}:{fault.line}  {fault.what}\n")
    sys.stdout.flush()
    return was, took


def _by_chance(copy: Path, amount: int, seed: int) -> None:
    """Plant faults that are drawn from all files in turn."""
    chance, found = Random(seed), 0
    drawn = chance.sample(files(), len(files()))
    for number in range(amount):
        some = list(faults(drawn[number % len(drawn)]))
        found += bool(some) and _tell(chance.choice(some), copy)[0]
    sys.stdout.write(f"{found} of {amount} found\n")


def _of_meaning(copy: Path, room: str) -> None:
    """Plant the faults of meaning, and tell for each room how many are found."""
    rooms = defaultdict[str, list[tuple[bool, float]]](list)
    for one in meant(room):
        if one.same:
            sys.stdout.write(f"{'the same':<10}         {one.file}  {one.means} {one.same}\n")
        else:
            rooms[one.room].append(_tell(planted(one), copy))
    for name, told in sorted(rooms.items()):
        found, seconds = sum(was for was, _ in told), sum(took for _, took in told)
        sys.stdout.write(f"{name}: {found} of {len(told)} found in {seconds:.0f} s\n")


def _main() -> None:
    """Print each fault, and whether it was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--meaning", nargs="?", const="", metavar="ROOM")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "copy")
        shutil.copytree(_ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "data"))
        if asked.meaning is None:
            _by_chance(copy, asked.faults, asked.seed)
        else:
            _of_meaning(copy, asked.meaning)


if __name__ == "__main__":
    _main()
