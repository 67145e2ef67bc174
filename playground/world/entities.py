"""Entities that Telegram finds by itself, and texts with entities as safe HTML for the page."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from playground.world.markup import in_order, units
from playground.world.values import Entity, Text, User

FOUND = {
    "bot_command": re.compile(r"(?<![\w/@<>#])/\w{1,64}(?:@[A-Za-z]\w{2,31})?(?![\w/])", re.A),
    "mention": re.compile(r"(?<![\w@/])@[A-Za-z]\w{2,31}(?!\w)", re.A),
    "url": re.compile(r"(?<![\w@])(?:https?://|t\.me/)[^\s<>\"']*[^\s<>\"'.,;:!?)\]]"),
    "hashtag": re.compile(r"(?<![\w#])#\w+"),
}
OPAQUE = {"code", "pre", "text_link", "text_mention", "date_time"}
ELEMENTS = {
    "bold": "b",
    "italic": "i",
    "underline": "u",
    "strikethrough": "s",
    "spoiler": "tg-spoiler",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
}


def with_found(body: Text) -> Text:
    """The text with commands, mentions, links and hashtags marked, as Telegram marks them."""
    taken = [(e.offset, e.end) for e in body.entities if e.type in OPAQUE]
    entities = list(body.entities)
    for kind, pattern in FOUND.items():
        for found in pattern.finditer(body.text):
            entity = Entity(kind, units(body.text[: found.start()]), units(found[0]))
            if not any(start < entity.end and entity.offset < end for start, end in taken):
                taken.append((entity.offset, entity.end))
                entities.append(entity)
    return Text(body.text, in_order(tuple(entities)))


def part(body: Text, entity: Entity) -> str:
    """The piece of the text that an entity covers."""
    return _cut(body.text, entity.offset, entity.end)


def mentioned(body: Text, users: Mapping[int, User]) -> tuple[int, ...]:
    """The ids of the people whom the text mentions."""
    ids = (mentioned_user(body, entity, users) for entity in body.entities)
    return tuple(dict.fromkeys(user_id for user_id in ids if user_id is not None))


def mentioned_user(body: Text, entity: Entity, users: Mapping[int, User]) -> int | None:
    """Whom an entity mentions, by id or by @username."""
    if entity.type == "text_mention":
        return entity.user_id
    if entity.type != "mention":
        return None
    name = part(body, entity)[1:].lower()
    return next((u.id for u in users.values() if (u.username or "").lower() == name), None)


def safe_html(body: Text, users: Mapping[int, User]) -> str:
    """The text as HTML that can be put into a page: only our own tags, everything escaped."""
    starts = {entity.offset for entity in body.entities}
    ends = {entity.end for entity in body.entities}
    places = sorted(starts | ends | {0, units(body.text)})
    html: list[str] = []
    stack: list[Entity] = []
    for place, following in zip(places, [*places[1:], places[-1]], strict=True):
        kept = [entity for entity in stack if entity.end > place]
        opened = [entity for entity in body.entities if entity.offset == place]
        html += _switch(stack, [*kept, *opened], body, users)
        stack = [*kept, *opened]
        html.append(escape(_cut(body.text, place, following)))
    return "".join(html)


def _switch(
    old: list[Entity], new: list[Entity], body: Text, users: Mapping[int, User]
) -> list[str]:
    """The tags that lead from one stack of open entities to another."""
    same = 0
    while same < min(len(old), len(new)) and old[same] is new[same]:
        same += 1
    closing = [_tags(entity, body, users)[1] for entity in reversed(old[same:])]
    return closing + [_tags(entity, body, users)[0] for entity in new[same:]]


def _tags(entity: Entity, body: Text, users: Mapping[int, User]) -> tuple[str, str]:
    if entity.type in ELEMENTS:
        element = ELEMENTS[entity.type]
        return f"<{element}>", f"</{element}>"
    if entity.type == "expandable_blockquote":
        return "<blockquote expandable>", "</blockquote>"
    if (user_id := mentioned_user(body, entity, users)) is not None:
        return f'<a data-user="{user_id}">', "</a>"
    url = entity.url or (part(body, entity) if entity.type == "url" else "")
    if url:
        return f'<a href="{escape(_address(url))}" rel="noreferrer noopener">', "</a>"
    if entity.type == "date_time":
        form = escape(entity.date_time_format or "")
        return f'<time data-unix="{entity.unix_time}" data-format="{form}">', "</time>"
    if entity.type == "bot_command":
        return '<a data-command="">', "</a>"
    return "", ""


def _address(url: str) -> str:
    """The url with a scheme, or nothing for schemes that could run code."""
    if re.match(r"(?:https?|tg|mailto|tel):", url, re.I):
        return url
    return "" if re.match(r"\w+:", url) else f"https://{url}"


def _cut(text: str, start: int, end: int) -> str:
    coded = text.encode("utf-16-le", "surrogatepass")
    return coded[start * 2 : end * 2].decode("utf-16-le", "surrogatepass")
