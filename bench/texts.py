"""Reports the messages that a language lacks: `make texts LANG=de` (docs/adding-a-language.md). It
reports and asserts nothing: English stands in for a message that is missing.

Without a language it tells how complete each language is.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.texts.catalogues import LANGUAGES
from bot.texts.languages import ENOUGH, NAMES, ROOTS, catalogues, share

WHOLE, HALF = 34, 18
"""Characters on a button with a row of its own, and beside another: 300 points on a phone."""
_LABELS = ("button-", "-word-", "-lens-", "-kind-", "-preset-")
"""Parts of the ids of buttons' labels, at their beginning or in their middle."""


def lacking(language: str, roots: tuple[Path, ...] = ROOTS) -> Iterator[str]:
    """Yield a line for each message that is missing, faulty or unknown, file by file."""
    for path in catalogues(roots):
        where = path.with_stem(language)
        kept, theirs = [_messages(path.with_stem(each)) for each in LANGUAGES], _messages(where)
        for id in kept[0]:
            if id not in theirs:
                yield f"{where}: {id} is missing"
                continue
            ours = [messages[id] for messages in kept if id in messages]
            yield from (f"{where}: {id} {what}" for what in _wrong(id, ours, theirs[id]))
        yield from (f"{where}: {id} is unknown in English" for id in theirs if id not in kept[0])


def _wrong(id: str, ours: Sequence[ast.Message], theirs: ast.Message) -> Iterator[str]:
    """Yield the faults of a message that exists.

    :param ours: the same message in the languages that are kept complete, English first.
    """
    used, known = _Variables(theirs).names, [_Variables(message).names for message in ours]
    yield from (f"does not say ${name}" for name in sorted(known[0] - used))
    yield from (
        f"says ${name}, which nobody fills in" for name in sorted(used - set().union(*known))
    )
    if not any(id.startswith(part) or (part[0] == "-" and part in id) for part in _LABELS):
        return
    now, longest = len(_label(theirs)), max(map(len, map(_label, ours)))
    if now > WHOLE:
        yield f"is cut off: {now} of {WHOLE} characters on a button"
    elif now > max(HALF, longest):
        yield f"has no room beside another button: {now} of {HALF} characters"


def _messages(path: Path) -> dict[str, ast.Message]:
    if not path.exists():
        return {}
    body = FluentParser().parse(path.read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def _label(message: ast.Message) -> str:
    """Return the plain words of a label; what is filled in is left out."""
    parts = message.value.elements if message.value else ()
    return "".join(part.value for part in parts if isinstance(part, ast.TextElement))


class _Variables(Visitor):
    """The variables that a message speaks of."""

    def __init__(self, message: ast.Message) -> None:
        self.names = set[str]()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def main(language: str, roots: tuple[Path, ...] = ROOTS) -> None:
    """Print what a language lacks and how much of it is there; without one, all shares."""
    for line in lacking(language, roots) if language else ():
        print(line)
    for each in [language] if language else NAMES:
        there = share(each, roots)
        known = "" if each in NAMES else ", once it has a line in bot/texts/languages.py"
        says = "spoken" if there >= ENOUGH else f"spoken from {ENOUGH:.0%} on"
        print(f"{each}: {there:.1%} of English is there; {says}{known}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
