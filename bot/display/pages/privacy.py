"""The text of /privacy: what is stored about people, and why. PURE."""

from collections.abc import Mapping
from html import escape

from bot.texts.frame import Frame
from games.core.message import Message

KEPT: Mapping[str, str] = {
    "p": "privacy-settings",
    "digests": "privacy-settings",
    "months": "privacy-settings",
    "callme": "privacy-settings",
    "calls": "privacy-settings",
    "t": "privacy-games",
    "at": "privacy-games",
    "open": "privacy-games",
    "due": "privacy-games",
    "sat": "privacy-games",
    "seek": "privacy-strangers",
    "shun": "privacy-strangers",
    "past": "privacy-stats",
    "aside": "privacy-stats",
    "rang": "privacy-sent",
    "asked": "privacy-sent",
    "kept": "privacy-sent",
    "passing": "privacy-sent",
    "challenge": "privacy-stats",
    "poll": "privacy-games",
    "poll-ends": "privacy-games",
    "votes": "privacy-games",
    "inbox": "privacy-messages",
    "f": "privacy-sent",
    "b": "privacy-sent",
    "shut": "privacy-sent",
    "worker": "",
    "fence": "",
    "heartbeat": "",
    "outages": "",
    "told": "",
    "introduction": "",
    "release": "",
    "bot": "",
    "avatar": "",
    "copied": "",
    "banned": "privacy-operator",
    "upgraded": "",
    "audit": "privacy-operator",
    "defaults": "",
    "day": "",
}
"""The first words of all keys in the store, and the text of /privacy that covers each; none for
keys that hold nothing about people. (docs/operations.md describes the keys.)"""


def privacy(frame: Frame, language: str, days: int, operator: str = "", contact: str = "") -> str:
    """List what is stored about people, why, for how long, and how it is deleted.

    :param days: for how many days finished games are kept; 0 for ever.
    :param operator: the name of the bot's operator; empty if none is given.
    :param contact: how to reach the operator; empty if not given.
    """
    told = [id for id in dict.fromkeys(KEPT.values()) if id]
    ids = ("privacy-title", *told, "privacy-delete", "privacy-whose")
    parts = [Message(id, {"days": days}) for id in ids]
    for id, fact in (("privacy-named", operator), ("privacy-contact", contact)):
        if fact:
            parts.append(Message(id, {"fact": escape(fact)}))
    return "\n\n".join(frame.say(language, part) for part in parts)
