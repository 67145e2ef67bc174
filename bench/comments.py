"""Comments for translators in the English catalogues, where the reader, the place or the length
matters: `make texts COMMENTS=1` writes them anew and changes nothing else.

Ids say where a message is used. So each group of a catalogue, else the catalogue, gets a line
"• ids: what they are" for each kind in it. A message that is read otherwise than its kind, or of no
kind, has a comment of its own, which somebody wrote. Weblate shows all of them.
"""

import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast

import render
from bench.catalogue import Catalogue, id_of
from bench.texts import HALF, LABELS, LIMITS, WHOLE, is_of, words
from bot.texts.languages import ROOTS, catalogues
from games import GAMES


class Kind(NamedTuple):
    """Messages that are read by the same people in the same place."""

    ids: str
    """Patterns, by spaces."""
    says: str
    """To translators."""


_POPS_UP = f"up to {LIMITS['toast-']} characters, better 120; no HTML. It pops up for one person"
_TABLE = "the whole table reads it: “you” is all of them, or whoever is named"
_ANY = "“you” is any one player"
_DRAWN = "*-guide* *-signs-* *-sheet *-total *-category-* castle-wall-* laar-turn-*"


def _painted() -> Iterator[str]:
    """Yield the messages that painters ask for."""
    for game in GAMES:
        yield from render.words(game)


def _fits(id: str, patterns: str) -> bool:
    return any(fnmatchcase(id, one) for one in patterns.split())


KINDS = (
    Kind("toast-*", f"{_POPS_UP}, who has just tapped: that is “you”"),
    Kind("refused-*", f"{_POPS_UP}, “you”, and says why not, then the way on"),
    Kind(
        "command-*",
        f"in Telegram’s menu, beside the command: short, up to {LIMITS['command-']} characters;"
        " no HTML",
    ),
    *(
        Kind(
            id,
            f"in the bot’s profile: up to {LIMITS[id]} characters; no HTML. “You” are people who do"
            " not know it yet",
        )
        for id in ("profile-short", "profile-description")
    ),
    Kind("listed-*", "a line of /help: the command stays as it is; “you” is whoever asked"),
    Kind("ask-word-*", f"what people type to ask, all words by commas: up to {WHOLE} characters"),
    Kind("*-lesson-*-is-*", "an answer on a button of a lesson: short; no HTML"),
    Kind(
        "button-* vanishing-button setting-* *-word-* *-lens-* *-kind-* *-preset-*",
        f"on a button: up to {HALF} characters beside another, {WHOLE} in a row of its own; no"
        " HTML. “You” is whoever taps",
    ),
    Kind("*-lesson-*", "below a picture of a lesson, to one person alone: that is “you”"),
    Kind(
        "*-tip-*",
        "below the question in somebody’s first games, in two lines: up to"
        f" {LIMITS['-tip-']} characters. “You” is that person",
    ),
    Kind("*-why-*", "a reason for a move, after a colon: “you” is whoever asked for a hint"),
    Kind("*-ask-*", "after the name of whoever is to move, below the board: that is “you”"),
    Kind("*-option-*-help", f"explains an option to people who choose what to play: {_ANY}"),
    Kind("*-option-*", f"an option, or its value: “option: value” on a button, better 20: {_ANY}"),
    Kind("*-holds-*", f"in /rules, what holds at this table: {_ANY}"),
    Kind("*-rules*", f"a page: up to {LIMITS['-rules']} characters; {_ANY}"),
    Kind(
        " ".join((_DRAWN, *dict.fromkeys(id for id in _painted() if not _fits(id, _DRAWN)))),
        f"drawn in a picture, with little room: hardly longer than English; no HTML; {_ANY}",
    ),
    Kind("*-aloud-* *-chapter-*", "instead of a picture, read out to one person: that is “you”"),
    Kind("*-legend*", "below a board in characters: “you” is whoever reads it"),
    Kind("*-blurb", f"what a game is like, for people who choose one: {_ANY}"),
    Kind("*-status-*", "with the board: “you” is whoever is shown it"),
    Kind(
        "board-*-own leaving-*-own vanished-own replaced-own *-note-* *-hampers-* hand-* private-*"
        " prepared-* prepare-* reminder* soon since digest* next-table-* shown-here-* whisper-*",
        "in private, to the person it is about: that is “you”",
    ),
    Kind(
        "board-* over-* motion-* lobby-* story* vote* leaving-* vanishing-line",
        f"{_TABLE}. Below a picture: short",
    ),
    Kind("leave-* dismiss-*", "a question to one person: that is “you”"),
    Kind(
        "settings-* privacy-* aloud-* ask-list* ask-memory ask-not* games-* history-* stats-*"
        " nick* forget* mydata* help-private invitation-* away-* challenge-* moments-* learn-*"
        " latecomer-* seek-* seat-link* callme* hour-* city-asked hint-* film-* rules-in-* app-*",
        "a page for, or an answer to, one person: that is “you”",
    ),
)
"""The first that fits an id counts."""

_HEAD = re.compile(r"^((?:### .*\n)+|(?:## .*\n)+)\n*", re.MULTILINE)
_LINE = re.compile(r"^##+ • .*\n", re.MULTILINE)
_ID = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)


def write(roots: Iterable[Path] = ROOTS) -> None:
    """Write the lines of all groups anew."""
    for path in catalogues(roots):
        path.write_text(_commented(path.read_text("utf-8")), "utf-8")


def uncommented(roots: Iterable[Path] = ROOTS) -> Iterator[str]:
    """Yield messages that have a limit, or say "you", without a comment that tells of it."""
    for path in catalogues(roots):
        for id, entry, told in _told(Catalogue(path)):
            if re.search(r"\byou", words(entry), re.IGNORECASE) and "“you" not in told.lower():
                yield f"{path}: {id} does not say who “you” is"
            elif not told and any(is_of(id, part) for part in (*LIMITS, *LABELS)):
                yield f"{path}: {id} does not say how long it may be"


def _told(catalogue: Catalogue) -> Iterator[tuple[str, ast.Message | ast.Term, str]]:
    """Yield ids, messages and what translators are told of them."""
    file = group = ""
    for entry in catalogue.body:
        if isinstance(entry, ast.ResourceComment):
            file += f"{entry.content}\n"
        elif isinstance(entry, ast.GroupComment):
            group = f"{entry.content}\n"
        elif isinstance(entry, ast.Message | ast.Term):
            id = id_of(entry)
            lines = re.findall(r"^• (.*?): (.*)$", group + file, re.MULTILINE)
            fitting = [says for ids, says in lines if _fits(id, ids)]
            own = (entry.comment.content or "") if entry.comment else ""
            yield id, entry, own + "".join(fitting[:1])


def _commented(source: str) -> str:
    """Return a catalogue with its lines for translators as they are by `KINDS`."""
    before, *parts = _HEAD.split(_LINE.sub("", source))
    groups = [("", before.lstrip("\n")), *zip(parts[::2], parts[1::2], strict=True)]
    return "".join(_with_lines(head, body) for head, body in groups if head or body)


def _with_lines(head: str, body: str) -> str:
    mark = "##" if head.startswith("## ") else "###"
    first = [
        (id, next((kind for kind in KINDS if _fits(id, kind.ids)), None))
        for id in _ID.findall(body)
    ]
    for kind in KINDS:
        ids = [id for id, own in first if own is kind]
        there = [one for one in kind.ids.split() if any(_fits(id, one) for id in ids)]
        head += f"{mark} • {' '.join(there)}: {kind.says}\n" if there else ""
    return f"{head}\n{body}" if head else body


if __name__ == "__main__":
    write()
    for _line in uncommented():
        print(_line)
