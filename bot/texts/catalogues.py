"""Localisation: Fluent catalogues of the bot and of every game, in the person's language.

A broken sentence never stops a game: it is logged and said in English instead. A sentence that a
language lacks is said in English, too, without a line in the log. Tests ask for `strict`, where
both raise; the second only in languages that are kept whole.
"""

import logging
import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from bot.texts.languages import FALLBACK, SPOKEN, is_played_in
from games.core.message import Message, Named, Variable
from games.core.values import Seat

LANGUAGES = ("en", "ru", "uk")
"""Languages that are kept whole: tests hold every sentence of them."""

NamesOf = Callable[[Seat], tuple[str, ...]]
"""(seat) -> the names of its people, escaped for the place of the sentence: one, or all of a
team."""

_KEPT = 4096
"""Sentences that are kept as they were said last: most of a board's twenty are the same again."""
_log = logging.getLogger(__name__)


def message_id(*parts: str) -> str:
    """Return the id of a message by its parts, such as a game, `option` and the option's id."""
    return "-".join(parts).replace("_", "-").replace(" ", "-")


def figure(number: int) -> str:
    """Write a number as it is printed: with a minus sign, not a hyphen."""
    return str(number).replace("-", "−")


class BrokenText(Exception):
    """A message that is missing, or cannot be filled in."""


class Untranslated(BrokenText):
    """A message that a language lacks, and English has."""


class Texts:
    """All catalogues."""

    def __init__(self, packages: tuple[str, ...], *, strict: bool = False) -> None:
        self._bundles = {language: _Catalogues(language, packages) for language in SPOKEN}
        self._strict = strict
        self._filled = lru_cache(_KEPT)(self._fill)

    def say(self, language: str, said: Message | str, names_of: NamesOf | None = None) -> str:
        """Put a message into words.

        :param names_of: returns the names of a seat's people; needed by messages that name seats.
        :raises BrokenText: in strict texts only.
        """
        message = Message(said) if isinstance(said, str) else said
        for candidate in dict.fromkeys((spoken(language), FALLBACK)):
            try:
                return self._format(candidate, message, names_of)
            except BrokenText as broken:
                is_lacking = isinstance(broken, Untranslated)
                if self._strict and (candidate in LANGUAGES or not is_lacking):
                    raise
                if not is_lacking:
                    _log.exception("broken text %s in %s", message.id, candidate)
        return message.id

    def has(self, id: str) -> bool:
        """Tell whether there is such a message."""
        return bool(self._bundles[FALLBACK].has_message(id))

    def first(self, *ids: str) -> str:
        """Return the first of these ids that is a message; empty if none is."""
        return next(filter(self.has, ids), "")

    def listed(self, language: str, names: Sequence[str]) -> str:
        """Name several as the language does: `Anna, Boris and Clara`."""
        *others, last = names
        if not others:
            return last
        return self.say(language, Message("several", {"others": ", ".join(others), "last": last}))

    def _format(self, language: str, message: Message, names_of: NamesOf | None) -> str:
        arguments = tuple(
            (name, self._argument(language, value, names_of))
            for name, value in message.variables.items()
        )
        return self._filled(language, message.id, arguments)

    def _fill(self, language: str, id: str, arguments: tuple[tuple[str, int | str], ...]) -> str:
        bundle = self._bundles[language]
        pattern = bundle.get_message(id).value if bundle.has_message(id) else None
        if pattern is None:
            missing = Untranslated if language != FALLBACK and self.has(id) else BrokenText
            raise missing(f"{id} is missing in {language}")
        text, errors = bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise BrokenText(f"{id} in {language}: {errors}")
        return _with_minus_signs(str(text), arguments)

    def _argument(self, language: str, value: Variable, names_of: NamesOf | None) -> int | str:
        if isinstance(value, (int, str)):
            return value
        several = value if isinstance(value, tuple) else (value,)
        said = [self._part(language, each, names_of) for each in several]
        are_people = all(isinstance(each, Named) for each in several)
        return self.listed(language, said) if said and are_people else ", ".join(said)

    def _part(self, language: str, part: Named | Message, names_of: NamesOf | None) -> str:
        """Put a person, or a sentence inside a sentence, into words."""
        if isinstance(part, Message):
            return self._format(language, part, names_of)
        if names_of is None:
            raise BrokenText("a sentence about persons needs their names")
        return self.listed(language, names_of(part.seat))


def spoken(language: str | None) -> str:
    """Return the language of ours for a Telegram language code: of its region, if we have that."""
    return next((one for one in _candidates(language) if one in SPOKEN), FALLBACK)


def is_spoken(language: str | None) -> bool:
    """Tell whether the bot speaks the language of a Telegram language code."""
    return any(one in SPOKEN for one in _candidates(language))


def _candidates(language: str | None) -> tuple[str, ...]:
    code = (language or "").lower()
    return (code, code.partition("-")[0])


def _with_minus_signs(text: str, arguments: tuple[tuple[str, int | str], ...]) -> str:
    """Print numbers below zero as `figure` does: Fluent writes them with hyphens."""
    for _, value in arguments:
        if isinstance(value, int) and value < 0:
            text = re.sub(rf"(?<!\w){value}(?!\d)", figure(value), text)
    return text


class _Catalogues(FluentBundle):
    """The sentences of a language. Each is parsed when it is first said: to parse all of them takes
    a second of processor, for which a start, or whoever takes over, would wait.
    """

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        # No isolating marks: they show as boxes in some clients, and names are fenced by markup.
        super().__init__([language], use_isolating=False)
        self._unparsed = _entries(language, filter(partial(_is_said, language), packages))

    def has_message(self, message_id: str) -> bool:
        """Tell whether there is such a message."""
        self._parse(message_id)
        return bool(super().has_message(message_id))

    def _parse(self, id: str, above: tuple[str, ...] = ()) -> None:
        """Parse a message, or a term, after whatever it refers to: threads speak, too, and find it
        whole.

        :param above: what refers to it; a circle is told when it is said.
        """
        source = "" if id in above else self._unparsed.get(id, "")
        if source:
            for other in _REFERENCE.findall(source):
                self._parse(other, (*above, id))
            self.add_resource(FluentResource(source))
            self._unparsed.pop(id, None)


def _is_said(language: str, package: str) -> bool:
    """Tell whether a package is said in a language: a game is in it as a whole, or not at all."""
    return not package.startswith("games.") or is_played_in(language, package)


def _entries(language: str, packages: Iterable[str]) -> dict[str, str]:
    """Return the source of each message and term by its id; the first of an id counts."""
    found: dict[str, str] = {}
    for package in packages:
        path = files(package).joinpath("texts", f"{language}.ftl")
        _, *parts = _ENTRY.split(path.read_text(encoding="utf-8") if path.is_file() else "")
        for id, rest in zip(parts[::2], parts[1::2], strict=True):
            found.setdefault(id, id + rest)
    return found


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
"""The id at the beginning of an entry, whose other lines are indented."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What a sentence names besides its variables: other messages, and terms."""
