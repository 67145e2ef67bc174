"""Sentences in the person's language: Fluent catalogues of the bot and of every game.

A broken sentence never stops a game: it is logged and said in English instead. Tests ask for
`strict`, where it raises.
"""

import logging
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from games.core.message import Message, Named, Variable
from games.core.values import Seat

LANGUAGES = ("en", "ru", "uk")
FALLBACK = "en"

NameOf = Callable[[Seat], str]
"""How a person is called, escaped for where the sentence goes."""

_log = logging.getLogger(__name__)


class BrokenText(Exception):
    """A message that is missing, or cannot be filled in."""


class Texts:
    """All catalogues, read once."""

    def __init__(self, packages: tuple[str, ...], *, strict: bool = False) -> None:
        self._bundles = {language: _bundle(language, packages) for language in LANGUAGES}
        self._strict = strict

    def say(self, language: str, said: Message | str, name_of: NameOf | None = None) -> str:
        """Put a message into words.

        :param name_of: how persons are called in it; needed by messages that speak of seats.
        :raises BrokenText: in strict texts only.
        """
        message = Message(said) if isinstance(said, str) else said
        for candidate in dict.fromkeys((spoken(language), FALLBACK)):
            try:
                return self._format(candidate, message, name_of)
            except BrokenText:
                if self._strict:
                    raise
                _log.exception("broken text %s in %s", message.id, candidate)
        return message.id

    def has(self, id: str) -> bool:
        """Tell whether there is such a message."""
        return bool(self._bundles[FALLBACK].has_message(id))

    def _format(self, language: str, message: Message, name_of: NameOf | None) -> str:
        bundle = self._bundles[language]
        pattern = bundle.get_message(message.id).value if bundle.has_message(message.id) else None
        if pattern is None:
            raise BrokenText(f"{message.id} is missing in {language}")
        text, errors = bundle.format_pattern(pattern, _arguments(message.variables, name_of))
        if errors:
            raise BrokenText(f"{message.id} in {language}: {errors}")
        return str(text)


def spoken(language: str | None) -> str:
    """Return the language of ours for a Telegram language code."""
    code = (language or FALLBACK).partition("-")[0].lower()
    return code if code in LANGUAGES else FALLBACK


def _arguments(variables: Mapping[str, Variable], name_of: NameOf | None) -> dict[str, Any]:
    return {name: _argument(value, name_of) for name, value in variables.items()}


def _argument(value: Variable, name_of: NameOf | None) -> int | str:
    if isinstance(value, (int, str)):
        return value
    if name_of is None:
        raise BrokenText("a sentence about persons needs their names")
    named = (value,) if isinstance(value, Named) else value
    return ", ".join(name_of(person.seat) for person in named)


def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    # No isolating marks: they show as boxes in some clients, and names are fenced by markup.
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        bundle.add_resource(_resource(package, language))
    return bundle


@cache
def _resource(package: str, language: str) -> Resource:
    path = files(package).joinpath("texts", f"{language}.ftl")
    return FluentResource(path.read_text(encoding="utf-8"))
