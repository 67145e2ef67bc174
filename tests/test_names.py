"""Names of functions say what they do: a verb acts, a noun is returned, `is_` asks.

What is not so yet is counted, and may only become less: whoever takes one away lowers the number.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PARTICIPLES = {"bot": 202, "games": 115, "render": 77}
"""Functions whose name is a lone participle (`told`, `standing`): it says neither what is done nor
what is returned."""
WORDS = {"bot": 594, "games": 121, "render": 83}
"""Local names that are a word of no kind: they say neither what a value is nor whose."""
_WORDS = {"one", "there", "said", "told"}
_REGULAR = re.compile(r"[a-z]+(ed|ing)")
_IRREGULAR = {
    *(
        "begun",
        "built",
        "chosen",
        "drawn",
        "found",
        "given",
        "gone",
        "heard",
        "held",
        "kept",
        "known",
    ),
    *(
        "laid",
        "left",
        "lost",
        "made",
        "met",
        "paid",
        "put",
        "read",
        "said",
        "seen",
        "sent",
        "shown",
    ),
    *("spoken", "taken", "thrown", "told", "won", "worn", "written"),
}
_ASKS = re.compile(r"_*(is|has|can|may|are)_\w+")
_WRITES = {
    *(
        "acquire",
        "add",
        "claim",
        "delete",
        "forget",
        "give_up",
        "hset",
        "invited",
        "keep",
        "note",
        "put",
    ),
    *("release", "remember", "remove", "sadd", "save", "send", "set", "show", "upgrade", "zadd"),
}
"""Last words of calls after which something is otherwise than before."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def files(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def trees(package: str) -> Iterator[ast.Module]:
    for file in files(package):
        yield ast.parse(file.read_text(encoding="utf-8"))


def functions(package: str) -> Iterator[tuple[str, Function]]:
    for file, tree in zip(files(package), trees(package), strict=True):
        for node in ast.walk(tree):
            if isinstance(node, Function):
                yield f"{file.relative_to(ROOT)}: {node.name}", node


def is_participle(name: str) -> bool:
    word = name.strip("_")
    return word in _IRREGULAR or bool(_REGULAR.fullmatch(word))


@pytest.mark.parametrize("package", PARTICIPLES)
def test_names_that_are_a_lone_participle_become_fewer(package: str) -> None:
    found = Counter(node.name for _, node in functions(package) if is_participle(node.name))
    assert found.total() <= PARTICIPLES[package], found.most_common(20)


@pytest.mark.parametrize("package", WORDS)
def test_locals_that_say_nothing_become_fewer(package: str) -> None:
    nodes = (node for tree in trees(package) for node in ast.walk(tree))
    found = Counter(node.id for node in nodes if isinstance(node, ast.Name) and is_told(node))
    assert 0 < found.total() <= WORDS[package], found


def is_told(name: ast.Name) -> bool:
    """Whether a local gets such a name here."""
    return isinstance(name.ctx, ast.Store) and name.id in _WORDS


def test_predicates_return_bool_and_change_nothing() -> None:
    """`if await is_taken(…)` must not be what takes it."""
    asking = [(where, node) for where, node in functions("bot") if _ASKS.fullmatch(node.name)]
    assert len(asking) > 100
    assert [where for where, node in asking if not returns_bool(node) or written(node)] == []


def returns_bool(function: Function) -> bool:
    return function.returns is not None and ast.unparse(function.returns) == "bool"


def written(function: Function) -> list[str]:
    awaited = [node.value for node in ast.walk(function) if isinstance(node, ast.Await)]
    calls = [ast.unparse(one.func) for one in awaited if isinstance(one, ast.Call)]
    return [call for call in calls if call.rpartition(".")[2].strip("_") in _WRITES]


def test_names_and_predicates_are_told_from_others() -> None:
    """Or nothing would be counted."""
    assert is_participle("_told")
    assert is_participle("standing")
    assert not is_participle("told_apart")
    acting = ast.parse("async def is_taken(self) -> bool:\n    return await self.show(1)").body[0]
    assert isinstance(acting, Function)
    assert returns_bool(acting)
    assert written(acting) == ["self.show"]
