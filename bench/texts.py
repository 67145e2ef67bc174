"""Tells a translator what is wrong with a catalogue, and how to mend it: `make texts LANG=de`
(docs/adding-a-language.md). What is merely missing is counted: English stands in for it. What was
made from English that has changed since is told, too (`bench.marks`).

Without a language it tells how complete each language is.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel import Locale, UnknownLocaleError
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bench.catalogue import Catalogue
from bench.marks import mark, stale
from bot.texts.catalogues import LANGUAGES
from bot.texts.languages import ENOUGH, FALLBACK, NAMES, ROOTS, catalogues, share
from playground.world.errors import ApiError
from playground.world.markup import parse_html

WHOLE, HALF = 34, 18
"""Characters on a button with a row of its own, and beside another: 300 points on a phone."""
LABELS = ("button-", "-word-", "-lens-", "-kind-", "-preset-")
"""Parts of the ids of buttons' labels, at their beginning or in their middle."""
_PLAIN = ("button-", "toast-", "refused-", "command-", "profile-")
"""Beginnings of the ids of messages that are shown as they are: no HTML."""
LIMITS = {"command-": 256, "toast-": 200, "refused-": 200, "profile-short": 120}
LIMITS |= {"profile-description": 512, "-tip-": 62, "-rules": 4096}
"""Characters that Telegram takes, or that fit, by parts of ids as `LABELS` are. A variable counts
as ten."""
_PIECE = 2500
"""Characters that Fluent fills in at once: a text with no placeable in it, or a variant. A message
with more is said in English (`fluent.runtime.resolver.MAX_PART_LENGTH`)."""
_MANY = 20
"""So many messages that a catalogue lacks are not named one by one."""
_COPIED = 3
"""Words from which on a text that is the same as in English has not been translated."""


_SEVERAL = 2
_FORMS = frozenset({"zero", "one", "two", "few", "many"})
"""Forms of words with numbers, by CLDR, besides "other"."""


class Mistake(NamedTuple):
    """What is wrong with a message of a catalogue."""

    where: Path
    id: str
    """Of the message; of what cannot be read, its line."""
    what: str
    mend: str
    is_sure: bool = True
    """Whether it cannot be meant so."""

    def __str__(self) -> str:
        return f"{self.where}: {self.id} {self.what}{'' if self.is_sure else '?'}: {self.mend}"


def mistakes(language: str, roots: Iterable[Path] = ROOTS) -> Iterator[Mistake]:
    """Yield what is wrong with a language, file by file."""
    english = [*catalogues(roots)]
    read = {path: Catalogue(path.with_stem(language)) for path in english}
    known = {id for catalogue in read.values() for id in catalogue.entries}
    for path, catalogue in read.items():
        yield from _of_file(catalogue)
        ours = [Catalogue(path.with_stem(each)).entries for each in LANGUAGES]
        for id, entry in catalogue.entries.items():
            where = catalogue.path
            if id not in ours[0]:
                yield Mistake(where, id, "is unknown in English", "delete it, or correct its name")
                continue
            same = [messages[id] for messages in ours if id in messages]
            found = _Checked(language, id, entry, same, known)
            yield from (Mistake(where, id, *wrong) for wrong in found.mistakes())


def missing(language: str, roots: Iterable[Path] = ROOTS) -> Iterator[str]:
    """Yield the messages that a language lacks; of a catalogue that lacks many, how many."""
    for path in catalogues(roots):
        there = Catalogue(path.with_stem(language))
        lacks = [id for id in Catalogue(path).entries if id not in there.entries]
        if len(lacks) > _MANY:
            yield f"{there.path}: {len(lacks)} messages are missing"
        else:
            yield from (f"{there.path}: {id} is missing" for id in lacks)


def _of_file(catalogue: Catalogue) -> Iterator[Mistake]:
    """Yield what cannot be read, and what stands there twice."""
    for entry in catalogue.body:
        if isinstance(entry, ast.Junk):
            span = entry.annotations[0].span if entry.annotations else entry.span
            line = catalogue.source[: span.start if span else 0].count("\n") + 1
            why = entry.annotations[0].message if entry.annotations else "no message"
            mend = "compare with English: braces, arrows, an indent before each further line"
            yield Mistake(catalogue.path, f"line {line}", f"cannot be read ({why})", mend)
    for name, times in Counter(catalogue.names).items():
        if times > 1:
            yield Mistake(
                catalogue.path, name, "stands there twice", "the first counts: delete one"
            )


Wrong = tuple[str, str] | tuple[str, str, bool]
"""What is wrong, how to mend it, and whether it cannot be meant so."""


class _Checked:
    """A message, beside the same one in the languages that are kept whole, English first."""

    def __init__(
        self,
        language: str,
        id: str,
        entry: ast.Message | ast.Term,
        ours: list[ast.Message | ast.Term],
        known: set[str],
    ) -> None:
        self.language, self.id, self.known = language, id, known
        self.said, self.ours = _Said(entry), [_Said(one) for one in ours]

    def mistakes(self) -> Iterator[Wrong]:
        yield from self._variables()
        yield from self._references()
        yield from self._variants()
        yield from self._markup()
        yield from self._lengths()
        is_copied = self.language != FALLBACK and self.said.own == self.ours[0].own
        if is_copied and sum(map(str.isalpha, self.said.own.split())) >= _COPIED:
            yield "is still English", "translate it, or delete it: English stands in"

    def _variables(self) -> Iterator[Wrong]:
        used, known = self.said.variables, [one.variables for one in self.ours]
        for name in sorted(set.intersection(*known) - used):
            yield f"does not say ${name}", f"it must contain {{ ${name} }}"
        for name in sorted(used - set().union(*known)):
            may = ", ".join(f"${one}" for one in sorted(known[0])) or "none"
            yield f"says ${name}, which nobody fills in", f"there are: {may}"

    def _references(self) -> Iterator[Wrong]:
        for name in sorted(self.said.references - self.known):
            yield f"refers to {name}, which is not there", "translate that, too, or write it out"

    def _variants(self) -> Iterator[Wrong]:
        """Yield variants of a number that the language does not have, or needs; and those of a word
        that are not those of English. The default may stand for one form of numbers.
        """
        forms = {*_forms(self.language)}
        words: dict[str, list[set[str]]] = {}
        for one in self.ours:
            for name, keys in one.words:
                words.setdefault(name, []).append(keys)
        for name, keys in self.said.selects:
            if name in words:
                known = set().union(*words[name])
                lacking = min((one - keys for one in words[name]), key=len)
            else:
                known = forms | {"other"} | {key for key in keys if key.isdigit()}
                is_bent = len(keys) < _SEVERAL or keys & _FORMS
                lacking = forms - keys if is_bent else set()
                if len(lacking) == 1 < len(forms):
                    lacking = set()
            mend = f"of ${name} there are: {', '.join(sorted(known))}"
            unknown = sorted(keys - known)
            yield from ((f"has a variant [{key}], which never is", mend) for key in unknown)
            is_sure = name in words
            yield from ((f"lacks the variant [{key}]", mend, is_sure) for key in sorted(lacking))

    def _markup(self) -> Iterator[Wrong]:
        if self.id.startswith(_PLAIN):
            return
        for text in self.said.texts:
            try:
                parse_html(text)
            except ApiError as error:
                told = str(error).partition("entities: ")[2] or str(error)
                yield f"is no HTML ({told})", "close each <b>; write &lt; and &amp; for < and &"
                return
        for tag in ("<a ", "<code>"):
            least = min(text.count(tag) for text in self.ours[0].texts or [""])
            if any(text.count(tag) < least for text in self.said.texts):
                yield f"has lost a {tag.rstrip()}…", "keep it as it is in English, with its end"

    def _lengths(self) -> Iterator[Wrong]:
        long = max(map(len, self.said.texts), default=0)
        for part, most in LIMITS.items():
            if is_of(self.id, part) and long > most:
                yield f"is too long: {long} of {most} characters", "say it in fewer words"
        if self.said.piece > _PIECE:
            told = f"has {self.said.piece} of {_PIECE} characters in one piece"
            yield told, 'put {""} before one of its paragraphs: Fluent fills in no more at once'
        if not any(is_of(self.id, part) for part in LABELS):
            return
        now, longest = len(self.said.label), max(len(one.label) for one in self.ours)
        if now > WHOLE:
            yield f"is cut off: {now} of {WHOLE} characters on a button", "find shorter words"
        elif now > max(HALF, longest):
            yield f"has no room beside another button: {now} of {HALF} characters", "be shorter"


@cache
def _forms(language: str) -> frozenset[str]:
    """Return the forms that words with numbers have in a language, by CLDR, but for "other"."""
    try:
        return frozenset(Locale.parse(language.replace("-", "_")).plural_form.tags)
    except (UnknownLocaleError, ValueError):
        return frozenset()


def words(entry: ast.Message | ast.Term) -> str:
    """Return the words of a message, of all variants, without what is filled in."""
    return _Said(entry).own


def is_of(id: str, part: str) -> bool:
    """Tell whether a message is of a kind, by a part of its id as in `LABELS`."""
    return id.startswith(part) or (part[0] == "-" and part in id)


class _Said(Visitor):
    """What a message names, and its texts with each of its variants, "x" for what is filled in."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.variables, self.references = set[str](), set[str]()
        self.selects: list[tuple[str, set[str]]] = []
        """The variable and the keys of each choice of variants."""
        self.own = ""
        """The words of the message itself, of all variants."""
        self.visit(entry)
        self.texts = _texts(entry.value) if entry.value else []
        self.piece = _longest_piece(entry.value) if entry.value else 0
        parts = entry.value.elements if entry.value else ()
        self.label = "".join(one.value for one in parts if isinstance(one, ast.TextElement))

    @property
    def words(self) -> Iterator[tuple[str, set[str]]]:
        """Yield the choices between words, which are not between numbers."""
        for name, keys in self.selects:
            if {key for key in keys if not key.isdigit()} - _FORMS - {"other"}:
                yield name, keys

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.own += f" {node.value}"

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
            for one in node.variants
        }
        if isinstance(node.selector, ast.VariableReference):
            self.selects.append((node.selector.id.name, keys))
        self.generic_visit(node)


def _texts(pattern: ast.Pattern) -> list[str]:
    """Return a pattern once for each of its variants, the others as they are by default."""
    made = [""]
    for part in pattern.elements:
        ways = [part.value] if isinstance(part, ast.TextElement) else ["x" * 10]
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            ways = [text for one in part.expression.variants for text in _texts(one.value)]
        first = made[0]
        made = [text + ways[0] for text in made] + [first + way for way in ways[1:]]
    return made


def _longest_piece(pattern: ast.Pattern) -> int:
    """Return the characters of the longest text without a placeable, or of the longest variant."""
    pieces = [0]
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            pieces.append(len(part.value))
        elif isinstance(part.expression, ast.SelectExpression):
            variants = [one.value for one in part.expression.variants]
            pieces += [len(text) for one in variants for text in _texts(one)]
    return max(pieces)


def _shares(language: str, roots: tuple[Path, ...]) -> Iterator[tuple[str, float]]:
    """Yield how much of the bot is there, and of each game."""
    bot, *others = roots
    yield "the bot", share(language, [bot])
    for game in sorted(path for root in others for path in root.iterdir()):
        if (game / "texts").is_dir():
            yield game.name, share(language, [game])


def main(language: str, roots: tuple[Path, ...] = ROOTS, fresh: str = "") -> int:
    """Print what is wrong with a language, what it lacks, what is stale and how much of it is
    there; without one, all shares.

    :param fresh: what is marked as looked at first: see `mark`.
    :returns: the exit status: 1 if anything is surely wrong.
    """
    if language and fresh:
        mark(language, fresh, roots)
    found = [*mistakes(language, roots)] if language else []
    others = (*missing(language, roots), *stale(language, roots)) if language else ()
    for line in (*found, *others):
        print(line)
    for each in [language] if language else NAMES:
        bot, *games = _shares(each, roots)
        known = "" if each in NAMES else ", once it has a line in bot/texts/languages.py"
        says = "spoken" if bot[1] >= ENOUGH else f"spoken from {ENOUGH:.0%} on"
        print(f"{each}: {bot[1]:.1%} of the bot is there; {says}{known}")
        for game, there in games if language else ():
            says = "played in it" if there >= ENOUGH else f"in English until {ENOUGH:.0%}"
            print(f"{each}: {there:.1%} of {game}; {says}")
    return int(any(one.is_sure for one in found))


if __name__ == "__main__":
    _language, _fresh, *_ = (*sys.argv[1:], "", "")
    sys.exit(main(_language, fresh=_fresh))
