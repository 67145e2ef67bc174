"""Lists assertions that hold where there is nothing to look at: `python -m tests.vacuous`.

`all(…)` over nothing, `not any(…)` of nothing, the empty set as a part of another, a loop that is
never entered, an assertion that stands behind an `if` alone. Each needs a proof beside it that
something was there; `Proofs` knows the usual ones, and `tests.proofs.filled` is one. Where there
may rightly be nothing, the line above says why: `# or nothing: a game may have no options`.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_HERE = Path(__file__).parent
_REASON = re.compile(r" *# or nothing: \w+")
"""What stands above a line that may have nothing to look at, and why: one of many games, tiles or
steps has none of the kind.
"""
_RUNS = {"run"}
"""Functions of the suite that fail by themselves."""
_SAME = {"sorted", "list", "tuple", "set", "frozenset", "dict", "reversed", "enumerate", "iter"}
"""Calls of which something comes out if something goes in."""
_YIELDS = {*_SAME, "len", "sum", "str"}
_OF = {"items", "values", "keys", "copy", "most_common", "elements"}
_PEOPLED = {"people", "viewers", "seats"}
"""What no table and no game is without."""
_GATHERS = {"append", "add", "update", "extend", "setdefault"}
_FAIL_ON_NOTHING = {"min", "max", "next", "choice", "pop"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Vacuous(NamedTuple):
    """An assertion that may look at nothing."""

    file: str
    line: int
    test: str
    what: str


class Proofs:
    """What is proven to be there, in one test."""

    def __init__(self, test: Function) -> None:
        given = (*test.args.posonlyargs, *test.args.args, *test.args.kwonlyargs)
        self.there = {one.arg for one in given}
        """Expressions, as they are written: whoever calls the test gives it something."""
        self.assigned: dict[str, ast.expr] = {}
        for node in _within(test):
            self._note(node)

    def _note(self, node: ast.AST) -> None:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                known = self.assigned.get(name)
                self.assigned[name] = value if known is None else ast.Tuple([])
            case ast.Assign(targets=[ast.Tuple(elts=parts) | ast.List(elts=parts)], value=value):
                if any(not isinstance(part, ast.Starred) for part in parts):
                    self._prove(value)
            case ast.Subscript(value=value, slice=place) if not isinstance(place, ast.Slice):
                self._prove(value)
            case ast.Call(func=ast.Name(id=name), args=[first]) if name in _FAIL_ON_NOTHING:
                self._prove(first)
            case ast.Call(func=ast.Attribute(attr=name), args=[first]) if name == "choice":
                self._prove(first)
            case ast.Call(func=ast.Name(id="zip"), args=args, keywords=[keyword]) if (
                keyword.arg == "strict"
                and getattr(keyword.value, "value", False)
                and any(map(self.is_there, args))
            ):
                for one in args:
                    self._prove(one)
            case ast.Assert(test=said):
                self._note_assertion(said)

    def _note_assertion(self, said: ast.expr) -> None:
        match said:
            case ast.BoolOp(op=ast.And(), values=parts):
                for part in parts:
                    self._note_assertion(part)
            case ast.Compare(left=left, ops=operators, comparators=others):
                sides = (left, *others)
                for one, operator, other in zip(sides, operators, others, strict=False):
                    self._note_comparison(one, operator, other)
            case ast.Call(func=ast.Name(id="any"), args=[one]):
                self._prove(one)
            case ast.NamedExpr(target=name, value=value):
                self._prove(name)
                self._prove(value)
            case ast.Call(func=ast.Name(id=name)) if name in ("all", "isinstance"):
                pass
            case _:
                self._prove(said)

    def _note_comparison(self, one: ast.expr, operator: ast.cmpop, other: ast.expr) -> None:
        match operator:
            case ast.Eq() | ast.Is():
                for this, that in ((one, other), (other, one)):
                    if self.is_there(that) or _is_number(that):
                        self._prove(this)
            case ast.In():
                self._prove(other)
            case ast.Gt() | ast.NotEq():
                self._prove(one)
            case ast.GtE() if not (isinstance(other, ast.Constant) and other.value == 0):
                self._prove(one)
            case ast.Lt():
                self._prove(other)
            case ast.LtE() if self.is_there(one) or _is_number(one):
                self._prove(other)

    def _prove(self, said: ast.expr) -> None:
        """Note that something is there; what it is made of is there, too."""
        self.there.add(ast.unparse(said))
        match said:
            case ast.Call():
                self._prove_given(said)
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                for one in said.generators:
                    self._prove(one.iter)
            case ast.Subscript(value=value):
                self._prove(value)
            case (
                ast.Tuple(elts=[ast.Starred(value=value)])
                | ast.List(elts=[ast.Starred(value=value)])
            ):
                self._prove(value)
            case ast.Name(id=name) if name in self.assigned:
                value = self.assigned[name]
                if ast.unparse(value) not in self.there:
                    self._prove(value)

    def _prove_given(self, call: ast.Call) -> None:
        """Note of a call that yields something what it has been given."""
        match call:
            case ast.Call(func=ast.Name(id="map"), args=[_, given]):
                self._prove(given)
            case ast.Call(func=ast.Name(id=name), args=[given, *_]) if name in _YIELDS:
                self._prove(given)
            case ast.Call(func=ast.Attribute(value=given, attr=name)) if name in _OF:
                self._prove(given)

    def is_there(self, said: ast.expr, deep: int = 12) -> bool:
        """Tell whether an expression is proven to hold something."""
        if ast.unparse(said) in self.there:
            return True
        if deep == 0:
            return False

        return self._is_written_out(said, deep - 1) or self._is_made_of_something(said, deep - 1)

    def _is_written_out(self, said: ast.expr, deep: int) -> bool:
        """Tell whether it is a literal with something in it, or a constant."""
        match said:
            case ast.Constant(value=value):
                return bool(value) and isinstance(value, str | bytes)
            case ast.JoinedStr():
                return True
            case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
                return any(
                    not isinstance(part, ast.Starred) or self.is_there(part.value, deep)
                    for part in parts
                )
            case ast.Dict(keys=keys):
                return bool(keys)
            case ast.Name(id=name) if name not in self.assigned:
                return name[:1].isupper() or _is_constant(name)
            case ast.Attribute(attr=name):
                return name in _PEOPLED or _is_constant(name)
        return False

    def _is_made_of_something(self, said: ast.expr, deep: int) -> bool:
        match said:
            case ast.Name(id=name) if name in self.assigned:
                return _is_constant(name) or self.is_there(self.assigned[name], deep)
            case ast.Subscript(value=value) | ast.Await(value=value) | ast.Starred(value=value):
                return self.is_there(value, deep)
            case ast.NamedExpr(value=value) | ast.BinOp(left=value, op=ast.Mult()):
                return self.is_there(value, deep)
            case ast.BinOp(left=left, op=ast.Add() | ast.BitOr(), right=right):
                return self.is_there(left, deep) or self.is_there(right, deep)
            case ast.BoolOp(op=ast.Or(), values=parts):
                return any(self.is_there(part, deep) for part in parts)
            case ast.IfExp(body=body, orelse=other):
                return self.is_there(body, deep) and self.is_there(other, deep)
            case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
                return all(not one.ifs and self.is_there(one.iter, deep) for one in said.generators)
            case ast.Call():
                return self._comes_out(said, deep)
        return False

    def _comes_out(self, call: ast.Call, deep: int) -> bool:
        args = [one.value if isinstance(one, ast.Starred) else one for one in call.args]
        match call.func:
            case ast.Name(id="range"):
                last = args[-1 if len(args) < 3 else 1]
                return (
                    _is_number(last)
                    or _is_constant(ast.unparse(last))
                    or (self.is_there(last, deep - 1))
                )
            case ast.Name(id=name) if name in {*_SAME, "len", "product", "Counter"}:
                return bool(args) and all(self.is_there(one, deep - 1) for one in args[:2])
            case ast.Name(id="zip") if call.keywords:
                return any(self.is_there(one, deep - 1) for one in args)
            case ast.Name(id="map" | "zip" as name):
                return all(self.is_there(one, deep - 1) for one in args[name == "map" :])
            case ast.Name(id="count" | "get_args" | "filled"):
                return True
            case ast.Attribute(value=value, attr=name) if name in _OF | {"split", "glob"}:
                return self.is_there(value, deep - 1)
        return False


def _within(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what is done in a function, but not in those that it defines."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, Function | ast.Lambda | ast.ClassDef):
            yield child
            yield from _within(child)


def _is_number(said: ast.expr) -> bool:
    return isinstance(said, ast.Constant) and isinstance(said.value, int) and said.value > 0


def _is_constant(name: str) -> bool:
    bare = name.rpartition(".")[2].strip("_")
    return bare.isupper() and len(bare) > 1


def _weak(said: ast.expr, proofs: Proofs) -> Iterator[str]:
    """Yield what holds of nothing in what is asserted."""
    match said:
        case ast.BoolOp(op=ast.And(), values=parts):
            for part in parts:
                yield from _weak(part, proofs)
        case ast.Call(func=ast.Name(id="all"), args=[gen]):
            if not proofs.is_there(gen):
                yield f"all of nothing: {ast.unparse(said)}"
        case ast.UnaryOp(op=ast.Not(), operand=ast.Call(func=ast.Name(id="any"), args=[gen])):
            if not _looks_at_something(gen, proofs):
                yield f"none of nothing: {ast.unparse(said)}"
        case ast.Compare(left=left, ops=[ast.LtE()]) if _is_set(left) and not proofs.is_there(left):
            yield f"nothing is a part of all: {ast.unparse(said)}"
        case ast.Call(func=ast.Attribute(value=left, attr="issubset")) if not proofs.is_there(left):
            yield f"nothing is a part of all: {ast.unparse(said)}"


def _looks_at_something(gen: ast.expr, proofs: Proofs) -> bool:
    if isinstance(gen, ast.GeneratorExp | ast.ListComp):
        return all(proofs.is_there(one.iter) for one in gen.generators)
    return proofs.is_there(gen)


def _is_set(said: ast.expr) -> bool:
    match said:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.Call(func=ast.Attribute(attr="keys")):
            return True
    return False


def _asserts(node: ast.AST) -> bool:
    """Tell whether something is asserted there."""
    return any(
        isinstance(one, ast.Assert)
        or (isinstance(one, ast.withitem) and "raises" in ast.unparse(one))
        for one in (node, *_within(node))
    )


def _is_counted(block: ast.stmt, proofs: Proofs) -> bool:
    """Tell whether a loop leaves something behind that is proven to be there."""
    for node in _within(block):
        match node:
            case ast.AugAssign(target=ast.Subscript(value=target) | target):
                name = ast.unparse(target)
            case ast.Call(func=ast.Attribute(value=target, attr=attr)) if attr in _GATHERS:
                name = ast.unparse(target)
            case ast.Assign(targets=[ast.Name() as target]):
                name = target.id
            case _:
                continue
        if name in proofs.there:
            return True
    return False


def _in(body: list[ast.stmt], proofs: Proofs) -> Iterator[tuple[int, str]]:
    for one in body:
        match one:
            case ast.Assert(test=said):
                for what in _weak(said, proofs):
                    yield one.lineno, what
            case ast.For(iter=over) | ast.AsyncFor(iter=over):
                if _asserts(one) and not proofs.is_there(over) and not _is_counted(one, proofs):
                    yield one.lineno, f"a loop over nothing: {ast.unparse(over)}"
                yield from _in(one.body, proofs)
            case ast.If(orelse=other):
                yield from _in(one.body, proofs)
                yield from _in(other, proofs)
            case ast.With() | ast.AsyncWith() | ast.While():
                yield from _in(one.body, proofs)
            case ast.Try():
                yield from _in([*one.body, *one.finalbody], proofs)


def _is_sure(body: list[ast.stmt]) -> bool:
    """Tell whether something is asserted, or called that may assert, whatever is the case."""
    for one in body:
        match one:
            case ast.Assert() | ast.For() | ast.AsyncFor() | ast.While() | ast.Raise():
                return True
            case ast.Expr(value=ast.Call() | ast.Await()):
                return True
            case ast.Assign(value=ast.Call(func=ast.Name(id=name))) if name in _RUNS:
                return True
            case ast.With(items=items) | ast.AsyncWith(items=items):
                if any("raises" in ast.unparse(item) for item in items) or _is_sure(one.body):
                    return True
            case ast.If(orelse=other) if _is_sure(one.body) and _is_sure(other):
                return True
            case ast.Try() if _is_sure([*one.body, *one.finalbody]):
                return True
            case ast.Match(cases=cases) if all(_is_sure(case.body) for case in cases):
                return True
    return False


def vacuous(source: str, file: str = "") -> Iterator[Vacuous]:
    """Yield the assertions of a file of tests that may look at nothing."""
    lines = source.splitlines()
    for test in ast.walk(ast.parse(source)):
        if isinstance(test, Function) and test.name.startswith("test_"):
            proofs = Proofs(test)
            for line, what in _in(test.body, proofs):
                if not _REASON.match(lines[line - 2]):
                    yield Vacuous(file, line, test.name, what)
            if _asserts(test) and not _is_sure(test.body):
                yield Vacuous(file, test.lineno, test.name, "asserts behind an if alone")


def everywhere() -> list[Vacuous]:
    """Return those of the whole suite."""
    found = list[Vacuous]()
    for path in sorted(_HERE.rglob("test_*.py")):
        found += vacuous(path.read_text("utf-8"), str(path.relative_to(_HERE)))
    return found


if __name__ == "__main__":
    for one in everywhere():
        sys.stdout.write(f"{one.file}:{one.line} {one.test}: {one.what}\n")
