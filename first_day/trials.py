"""What is tried: each trial says what it saw, and what the bot relies on (docs/telegram.md)."""

import io
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from PIL import Image

from first_day.telegram import GONE, Answer, Telegram

MANY, PICTURES = 25, 12
"""Edits one after the other, of a text and of a picture: more than a group is said to take."""
_DELETABLE = 48
"""Hours."""
NOT_MODIFIED = "message is not modified"


class Saw(NamedTuple):
    """What was seen."""

    what: str
    as_expected: bool | None
    """None: nothing is relied on, it is told."""


Trial = Callable[[Telegram], Saw]


def who_we_are(bot: Telegram) -> Saw:
    """The bot is set as docs/operations.md says: privacy on, groups, inline, no topics."""
    me = bot.call("getMe").result or {}
    asked = {
        "can_join_groups": True,
        "can_read_all_group_messages": False,
        "supports_inline_queries": True,
        "has_topics_enabled": False,
    }
    found = {name: bool(me.get(name)) for name in asked}
    return Saw(f"@{me.get('username')}: {found}", found == asked)


def our_rights(bot: Telegram) -> Saw:
    """A bot's own place in a group is always told, whatever the group hides."""
    me = bot.call("getMe").result or {}
    answer = bot.here("getChatMember", user_id=me.get("id", 0))
    ours = answer.result or {}
    rights = [name for name, may in ours.items() if name.startswith("can_") and may is True]
    return Saw(f"{ours.get('status') or answer.said}, {rights}", answer.ok)


def others_rights(bot: Telegram) -> Saw:
    """Whether others are told of: promised to administrators only."""
    admins = bot.here("getChatAdministrators")
    people = [one["user"]["id"] for one in admins.result or () if not one["user"]["is_bot"]]
    if not people:
        return Saw(f"nobody to ask about: {admins.said}", None)
    answer = bot.here("getChatMember", user_id=people[0])
    return Saw(answer.said or f"an administrator is told: {answer.result['status']}", None)


def same_edit(bot: Telegram) -> Saw:
    """An edit that changes nothing is refused with words that we know."""
    message = _id(bot.say("one"))
    bot.here("editMessageText", message_id=message, text="two")
    answer = bot.here("editMessageText", message_id=message, text="two")
    return Saw(answer.said or "taken", NOT_MODIFIED in answer.said)


def many_edits(bot: Telegram) -> Saw:
    """A flood of up to 8 seconds is sat out, and answered late; a longer one is a 429 at once."""
    message = _id(bot.say("0"))
    return _flood(
        bot.here("editMessageText", message_id=message, text=str(number), waits=False)
        for number in range(1, MANY + 1)
    )


def many_pictures(bot: Telegram) -> Saw:
    """The same with pictures, which boards are: each is uploaded."""
    sent = bot.here("sendPhoto", photo=_picture("#000000"), disable_notification=True)
    if not sent.ok:
        return Saw(sent.said, None)
    wanted = {"type": "photo", "media": "attach://photo"}
    return _flood(
        bot.here(
            "editMessageMedia",
            message_id=_id(sent),
            media=wanted,
            photo=_picture(f"#{16 * number:02x}4080"),
            waits=False,
        )
        for number in range(1, PICTURES + 1)
    )


def _flood(answers: Iterable[Answer]) -> Saw:
    """What becomes of edits one after the other, up to the first that has to wait."""
    slowest, number = 0.0, 0
    for number, answer in enumerate(answers, 1):
        if answer.wait is not None:
            told = f"edit {number}: wait {answer.wait} s; slowest before {slowest:.1f} s"
            return Saw(told, slowest < 10)
        if not answer.ok:
            return Saw(f"edit {number}: {answer.said}", as_expected=False)
        slowest = max(slowest, answer.seconds)
    return Saw(f"{number} edits in a row, the slowest took {slowest:.1f} s", slowest < 10)


def gone(bot: Telegram) -> Saw:
    """A message that is gone is told from one that cannot be edited."""
    message = _id(bot.say("x"))
    bot.here("deleteMessage", message_id=message)
    edit = bot.here("editMessageText", message_id=message, text="y").said
    delete = bot.here("deleteMessage", message_id=message).said
    known = "message to edit not found" in edit and GONE in delete
    return Saw(f"edit: {edit}; delete: {delete}", known)


def sizes(bot: Telegram) -> Saw:
    """In which sizes a picture of 1280 × 1600 is kept: apps load the one with a side of 1280."""
    answer = bot.here("sendPhoto", photo=_picture("#7b1f2b"), disable_notification=True)
    if not answer.ok:
        return Saw(answer.said, None)
    return Saw(
        ", ".join(f"{one['width']} × {one['height']}" for one in answer.result["photo"]), None
    )


def same_picture(bot: Telegram) -> Saw:
    """A picture by its file_id that stands there already is no change; the same bytes anew are."""
    sent = bot.here("sendPhoto", photo=_picture("#2f7d32"), disable_notification=True)
    if not sent.ok:
        return Saw(sent.said, None)
    message, known = _id(sent), sent.result["photo"][-1]["file_id"]

    def put(media: str, photo: bytes | None = None) -> Answer:
        wanted = {"type": "photo", "media": media}
        return bot.here("editMessageMedia", photo=photo, message_id=message, media=wanted)

    again = put(known)
    upload = put("attach://photo", _picture("#2f7d32"))
    told = f"by file_id: {again.said or 'taken'}; uploaded: {upload.said or 'taken'}"
    return Saw(told, NOT_MODIFIED in again.said)


def entities(bot: Telegram) -> Saw:
    """Of 101 formatted parts, 100 stay; no rules page of ours has more."""
    text = " ".join(f"<b>{number}</b>" for number in range(101))
    answer = bot.say(text, parse_mode="HTML")
    found = len((answer.result or {}).get("entities", ()))
    return Saw(answer.said or f"{found} of 101", found in (100, 101))


def markup(bot: Telegram) -> Saw:
    """Folded quotations, and moments in the reader's time, are known."""
    text = (
        '<blockquote expandable>a</blockquote> <tg-time unix="1767225600" format="wdt">b</tg-time>'
    )
    answer = bot.say(text, parse_mode="HTML")
    kinds = [one["type"] for one in (answer.result or {}).get("entities", ())]
    return Saw(answer.said or str(kinds), kinds == ["expandable_blockquote", "date_time"])


def keyboards(bot: Telegram) -> Saw:
    """A hundred buttons, eight a row, 64 bytes in each, green ones among them, are taken."""
    rows = [[_button(f"{row}{column}", "x" * 64) for column in range(8)] for row in range(12)]
    full = bot.say("100", reply_markup={"inline_keyboard": [*rows, rows[0][:4]]})
    green = _button("green", "x") | {"style": "success"}
    colour = bot.say("green", reply_markup={"inline_keyboard": [[green]]})
    told = f"100 buttons: {full.said or 'taken'}; green: {colour.said or 'taken'}"
    return Saw(told, full.ok and colour.ok)


def too_much_said(bot: Telegram) -> Saw:
    """A button of 65 bytes is refused."""
    keyboard = {"inline_keyboard": [[_button("65", "x" * 65)]]}
    answer = bot.say("65", reply_markup=keyboard)
    return Saw(answer.said or "taken", "BUTTON_DATA_INVALID" in answer.said)


def app_in_group(bot: Telegram) -> Saw:
    """A button that opens a page is refused in groups: the bot sends a link there."""
    button = {"text": "page", "web_app": {"url": "https://example.org/"}}
    answer = bot.say("page", reply_markup={"inline_keyboard": [[button]]})
    return Saw(answer.said or "taken", "BUTTON_TYPE_INVALID" in answer.said)


def polls(bot: Telegram) -> Saw:
    """A poll that is closed already is told from one that is not."""
    asked: dict[str, Any] = {
        "question": "?",
        "options": [{"text": "a"}, {"text": "b"}],
        "is_anonymous": False,
    }
    sent = bot.here("sendPoll", disable_notification=True, **asked)
    if not sent.ok:
        return Saw(sent.said, None)
    bot.here("stopPoll", message_id=_id(sent))
    said = bot.here("stopPoll", message_id=_id(sent)).said
    return Saw(said or "taken", "already been closed" in said)


def pins(bot: Telegram) -> Saw:
    """Where we may pin and delete, the line that says so can be taken away."""
    message = _id(bot.say("pinned"))
    pinned = bot.here("pinChatMessage", message_id=message, disable_notification=True)
    if not pinned.ok:
        return Saw(pinned.said, None)
    line = _line_about(bot, message)
    bot.here("unpinChatMessage", message_id=message)
    if line is None:
        return Saw("the line was not found: look at the group", None)
    deleted = bot.here("deleteMessage", message_id=line)
    return Saw(f"the line: {deleted.said or 'taken away'}", deleted.ok)


def _line_about(bot: Telegram, pinned: int) -> int | None:
    """Find the line that says that a message was pinned; None if what follows that message is
    anything else: somebody may have written meanwhile. Telegram shows what a reply is to.
    """
    answer = bot.say("reply", reply_parameters={"message_id": pinned + 1})
    replied = (answer.result or {}).get("reply_to_message", {})
    is_it = replied.get("pinned_message", {}).get("message_id") == pinned
    return int(replied["message_id"]) if is_it else None


def late_answer(bot: Telegram) -> Saw:
    """An answer to a press that is not there, or too old, is refused with words that we know."""
    said = bot.call("answerCallbackQuery", callback_query_id="1").said
    return Saw(said or "taken", "query is too old" in said)


def topics(bot: Telegram) -> Saw:
    """A group that is no forum says so; in a forum without the right, that is told."""
    answer = bot.here("createForumTopic", name="Trial")
    if answer.ok:
        topic = answer.result["message_thread_id"]
        bot.here("deleteForumTopic", message_thread_id=topic)
        return Saw("a topic was opened, and deleted", True)
    known = any(why in answer.said for why in ("not a forum", "not enough rights"))
    return Saw(answer.said, known)


def ephemeral(bot: Telegram) -> Saw:
    """Whether messages that one member sees are known: the methods for them answer."""
    asked: dict[str, Any] = {"receiver_user_id": 1, "ephemeral_message_id": 1}
    said = bot.here("deleteEphemeralMessage", **asked).said
    return Saw(said or "taken", False if "404" in said else None)


def effects(bot: Telegram) -> Saw:
    """A group has no effects of messages: the words that say so cost the effect alone."""
    answer = bot.say("confetti", message_effect_id="5046509860389126442")
    said = answer.said.lower()
    known = "can't use message effects" in said or "effect_id_invalid" in said
    return Saw(answer.said or "taken", known)


def two_days(bot: Telegram, message: int) -> Saw:
    """A message younger than 48 hours is deleted, an older one is not, for administrators neither:
    former boards go within 47.
    """
    edit, now = bot.here("editMessageText", message_id=message, text="old"), bot.say("now")
    if not (edit.ok and now.ok):
        return Saw(edit.said or now.said, None)
    hours = (now.result["date"] - edit.result["date"]) / 3600
    answer = bot.here("deleteMessage", message_id=message)
    told = f"after {hours:.1f} hours: {answer.said or 'deleted'}"
    return Saw(told, answer.ok is (hours < _DELETABLE))


TRIALS: tuple[Trial, ...] = (
    *(who_we_are, our_rights, others_rights, same_edit, gone, sizes, same_picture, entities),
    *(markup, keyboards, too_much_said, app_in_group, polls, pins, late_answer, topics),
    *(ephemeral, effects, many_edits, many_pictures),
)
"""Those that flood the group come last."""


def _id(answer: Answer) -> int:
    return int(answer.result["message_id"]) if answer.ok else 0


def _button(text: str, data: str) -> dict[str, Any]:
    return {"text": text, "callback_data": data}


def _picture(colour: str) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (1280, 1600), colour).save(file, "JPEG")
    return file.getvalue()
