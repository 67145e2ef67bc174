"""Telegram's HTML: a text with tags -> plain text and entities.

Behaviour and error sentences follow tdlib's parser (td/telegram/MessageEntity.cpp): only these
tags, four named character references, offsets of entities in UTF-16 units, offsets of errors in
bytes of UTF-8.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from msgspec.structs import replace

from playground.world.errors import ApiError
from playground.world.values import Entity, Text

TAGS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "a": "text_link",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
    "tg-time": "date_time",
}
NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
REFERENCE = re.compile(r"&(?:(lt|gt|amp|quot)|#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6}));?")
# A name without "=" has no value; a name with "=" must have a whole one.
ATTRIBUTE = re.compile(
    r"""([^\s=>"'/]++)(?:\s*=\s*("[^"]*"|'[^']*'|[\w.-]+(?=[\s>]))|(?!\s*=))\s*"""
)
USER_LINK = re.compile(r"tg://user\?id=(\d+)")
MOMENT = re.compile(r"\d{1,10}")
TIME_FORMAT = re.compile(r"r|w?[dD]?[tT]?")
"""https://core.telegram.org/bots/api#date-time-entity-formatting"""
LINK = re.compile(r"(?:https?|tg|ton|mailto|tel):\S+|[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?", re.I)


class Tag(NamedTuple):
    """An open tag: where its text began, and its attributes."""

    name: str
    offset: int
    attributes: dict[str, str]


def parse_html(source: str) -> Text:
    """The text and entities of a source in Telegram's HTML.

    :raises ApiError: "can't parse entities: ..."
    """
    parser = _Parser(source)
    while parser.position < len(source):
        parser.step()
    if parser.stack:
        name = parser.stack[-1].name
        raise _cannot(f'Can\'t find end tag corresponding to start tag "{name}"')
    text = "".join(parser.written)
    return Text(text, in_order(tuple(parser.entities)))


def units(text: str) -> int:
    """The length in UTF-16 code units, as Telegram counts."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def in_order(entities: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """Entities from left to right, outer ones first."""
    return tuple(sorted(entities, key=lambda entity: (entity.offset, -entity.length)))


def trimmed(body: Text) -> Text:
    """The text without white space around it, as Telegram keeps it."""
    text = body.text.rstrip()
    cut = units(text) - units(text.lstrip())
    last = units(text)
    kept = []
    for entity in body.entities:
        start, end = max(entity.offset, cut), min(entity.end, last)
        if start < end:
            kept.append(replace(entity, offset=start - cut, length=end - start))
    return Text(text.lstrip(), tuple(kept))


def _cannot(reason: str) -> ApiError:
    return ApiError(f"can't parse entities: {reason}")


class _Parser:
    """One pass over the source."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.position = 0
        self.offset = 0
        self.written: list[str] = []
        self.entities: list[Entity] = []
        self.stack: list[Tag] = []

    def step(self) -> None:
        """Read one tag, one character reference or the plain text up to the next."""
        if self.source.startswith("</", self.position):
            self.end_tag()
        elif self.source[self.position] == "<":
            self.start_tag()
        elif found := REFERENCE.match(self.source, self.position):
            self.position = found.end()
            self.write(_character(found))
        else:
            found = re.compile(r".[^<&]*", re.S).match(self.source, self.position)
            assert found
            self.position = found.end()
            self.write(found[0])

    def write(self, text: str) -> None:
        self.written.append(text)
        self.offset += units(text)

    def start_tag(self) -> None:
        begin = self.position
        head = re.compile(r"<([^\s>]*)(?=[\s>])\s*").match(self.source, begin)
        if not head:
            raise _cannot(f"Unclosed start tag at byte offset {self.byte(begin)}")
        name = head[1].lower()
        if name not in TAGS:
            raise _cannot(f'Unsupported start tag "{name}" at byte offset {self.byte(begin)}')
        self.position = head.end()
        attributes = self.attributes(name, begin)
        if name == "span" and attributes.get("class") != "tg-spoiler":
            raise _cannot(
                f'Tag "span" must have class "tg-spoiler" at byte offset {self.byte(begin)}'
            )
        if name == "tg-time":
            self.check_time(attributes, begin)
        self.stack.append(Tag(name, self.offset, attributes))

    def check_time(self, attributes: dict[str, str], begin: int) -> None:
        """Refuse a moment that is none. (The words are ours, not tdlib's.)"""
        at = self.byte(begin)
        if not MOMENT.fullmatch(attributes.get("unix", "")):
            raise _cannot(f'Tag "tg-time" must have a Unix time at byte offset {at}')
        if not TIME_FORMAT.fullmatch(attributes.get("format", "")):
            raise _cannot(f'Tag "tg-time" has an invalid format at byte offset {at}')

    def attributes(self, name: str, begin: int) -> dict[str, str]:
        """Read attributes and the closing bracket."""
        found: dict[str, str] = {}
        while not self.source.startswith(">", self.position):
            if self.position >= len(self.source):
                raise _cannot(f'Unclosed start tag "{name}" at byte offset {self.byte(begin)}')
            attribute = ATTRIBUTE.match(self.source, self.position)
            if not attribute:
                raise self.broken_attribute(name, begin)
            found[attribute[1].lower()] = _decoded((attribute[2] or "").strip("\"'"))
            self.position = attribute.end()
        self.position += 1
        return found

    def broken_attribute(self, name: str, begin: int) -> ApiError:
        """Return the error of a place where no attribute could be parsed."""
        value = re.compile(r"[^\s=>]+\s*=\s*(.?)", re.S).match(self.source, self.position)
        at = self.byte(begin)
        if not value:
            return _cannot(f'Empty attribute name in the tag "{name}" at byte offset {at}')
        if not value[1]:
            return _cannot(f'Unclosed start tag "{name}" at byte offset {at}')
        if value[1] in "\"'":
            return _cannot(f"Unclosed start tag at byte offset {at}")
        return _cannot(f"Unexpected end of name token at byte offset {self.byte(value.start(1))}")

    def end_tag(self) -> None:
        begin = self.position
        at = self.byte(begin)
        if not self.stack:
            raise _cannot(f"Unexpected end tag at byte offset {at}")
        end = re.compile(r"</([^\s>]*)\s*>").match(self.source, begin)
        if not end:
            raise _cannot(f"Unclosed end tag at byte offset {at}")
        tag = self.stack.pop()
        if end[1].lower() not in (tag.name, ""):
            raise _cannot(
                f"Unmatched end tag at byte offset {at}, "
                f'expected "</{tag.name}>", found "</{end[1].lower()}>"'
            )
        self.position = end.end()
        if self.offset > tag.offset:
            self.close(tag)

    def close(self, tag: Tag) -> None:
        """Note the entity of a tag that has ended."""
        length = self.offset - tag.offset
        entity = Entity(TAGS[tag.name], tag.offset, length)
        if tag.name == "a":
            self.link(entity, tag.attributes.get("href", ""))
        elif tag.name == "tg-time":
            moment, form = int(tag.attributes["unix"]), tag.attributes.get("format")
            self.entities.append(replace(entity, unix_time=moment, date_time_format=form or None))
        elif tag.name == "blockquote" and "expandable" in tag.attributes:
            self.entities.append(replace(entity, type="expandable_blockquote"))
        elif tag.name == "code" and self.stack and self.stack[-1].name == "pre":
            language = tag.attributes.get("class", "").removeprefix("language-")
            self.stack[-1].attributes["language"] = language
        elif tag.name == "pre":
            language = tag.attributes.get("language", "")
            self.entities.append(replace(entity, language=language or None))
        else:
            self.entities.append(entity)

    def link(self, entity: Entity, href: str) -> None:
        """Note a link; a broken one is only text, as on Telegram."""
        href = href or "".join(self.written).encode("utf-16-le")[entity.offset * 2 :].decode(
            "utf-16-le"
        )
        if user := USER_LINK.fullmatch(href):
            self.entities.append(replace(entity, type="text_mention", user_id=int(user[1])))
        elif LINK.fullmatch(href):
            url = href if re.match(r"\w+:", href) else f"http://{href}/"
            self.entities.append(replace(entity, url=url))

    def byte(self, position: int) -> int:
        return len(self.source[:position].encode("utf-8", "surrogatepass"))


def _character(found: re.Match[str]) -> str:
    """Return the character of a reference; a number beyond Unicode, or 0, stays as written."""
    if found[1]:
        return NAMED[found[1]]
    code = int(found[2]) if found[2] else int(found[3], 16)
    if code == 0 or code > 0x10FFFF:
        return found[0]
    if 0xD800 <= code <= 0xDFFF:
        raise _cannot(
            "Text contains invalid Unicode characters after decoding HTML entities, "
            "check for unmatched surrogate code units"
        )
    return chr(code)


def _decoded(value: str) -> str:
    return REFERENCE.sub(_character, value)
