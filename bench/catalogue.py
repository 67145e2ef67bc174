"""Reads a file of messages as somebody wrote it, for what checks, marks and comments on it."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast


class Catalogue:
    """A file of messages and terms, as it is read; empty where there is none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.source = path.read_text("utf-8") if path.exists() else ""
        self.body = _parsed(self.source)
        told = [one for one in self.body if isinstance(one, ast.Message | ast.Term)]
        self.names = [*map(id_of, told)]
        self.entries: dict[str, ast.Message | ast.Term] = {}
        """By id; the first of an id counts."""
        for name, entry in zip(self.names, told, strict=True):
            self.entries.setdefault(name, entry)


def id_of(entry: ast.Message | ast.Term) -> str:
    """Return the id of a message, or of a term with its hyphen."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


@cache
def _parsed(source: str) -> list[ast.EntryType]:
    return FluentParser().parse(source).body
