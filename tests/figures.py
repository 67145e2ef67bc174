"""Counts how plainly messages are made: `python -m tests.figures` prints it.

What is counted are the functions of `bot/display/`, and of what features show: how many ask again
who reads, or are handed it piece by piece, and how many calls one board takes.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bot.display.surfaces import surfaces
from bot.table.values import Live
from tests.bot.tables import ANNA, BORIS, FRAME, begun, moved
from tests.trace import Profiler, profiled

ROOT = Path(__file__).parents[1]
_MANY = 5
_STORED = {"Live", "Person", "Place", "Table"}
_READER = {"aloud", "full", "is_circle", "is_group", "is_private", "pictures", "reader"}
"""Attributes that tell who reads a message, where, and how."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Figures(NamedTuple):
    """What is counted in the code that makes messages."""

    never_stored: int
    functions: int
    parameters: int
    frames: int
    languages: int
    spoken: int
    branches: int
    calls: int

    def __str__(self) -> str:
        return "\n".join(
            (
                f"functions that make messages                   {self.functions:5}",
                f"  with five or more parameters                 {self.parameters:5}",
                f"  handed the frame, and the table or a game    {self.frames:5}",
                f"  handed the frame, and a language             {self.languages:5}",
                f"table.language read                            {self.spoken:5}",
                f"who reads, where or how, asked                 {self.branches:5}",
                f"fields of stored types that are never stored   {self.never_stored:5}",
                f"calls in bot/ for one board                    {self.calls:5}",
            )
        )


def figures() -> Figures:
    """Count."""
    trees = [*_trees()]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    handed = [_parameters(node) for node in nodes if isinstance(node, Function)]
    read = [ast.unparse(node) for node in nodes if isinstance(node, ast.Attribute)]
    return Figures(
        never_stored=sum(1 for _ in _never_stored()),
        functions=len(handed),
        parameters=sum(len(names) >= _MANY for names in handed),
        frames=sum("frame" in names and bool(names & {"live", "table"}) for names in handed),
        languages=sum({"frame", "language"} <= names for names in handed),
        spoken=sum(name.endswith("table.language") for name in read),
        branches=sum(name.rpartition(".")[2] in _READER for name in read),
        calls=calls(moved(begun("carcassonne", ANNA, BORIS), 5)),
    )


def calls(live: Live) -> int:
    """Return how many functions of `bot/` are called to make a table's messages anew."""
    surfaces(FRAME, live)  # what is kept for the next time
    profiler = Profiler(lambda: True)
    with profiled(profiler):
        surfaces(FRAME, live)
    inside = f"{ROOT}/bot/"
    return sum(
        times for code, times in profiler.calls.items() if code.co_filename.startswith(inside)
    )


def _trees() -> Iterator[ast.Module]:
    display = sorted((ROOT / "bot" / "display").rglob("*.py"))
    shown = sorted((ROOT / "bot" / "features").glob("*/shown*"))
    for file in (*display, *(one for each in shown for one in (each, *each.rglob("*.py")))):
        if file.suffix == ".py":
            yield ast.parse(file.read_text(encoding="utf-8"))


def _parameters(function: Function) -> set[str]:
    taken = function.args
    names = {one.arg for one in (*taken.posonlyargs, *taken.args, *taken.kwonlyargs)}
    return names - {"self", "cls"}


def _never_stored() -> Iterator[str]:
    """Yield the fields of a table of which the docstring says that they are not stored."""
    values = ast.parse((ROOT / "bot" / "table" / "values.py").read_text(encoding="utf-8"))
    for kind in values.body:
        if isinstance(kind, ast.ClassDef) and kind.name in _STORED:
            for field, told in zip(kind.body, kind.body[1:], strict=False):
                said = ast.unparse(told) if isinstance(told, ast.Expr) else ""
                if isinstance(field, ast.AnnAssign) and "ever stored" in said:
                    yield ast.unparse(field.target)


if __name__ == "__main__":
    sys.stdout.write(f"{figures()}\n")
