"""What the tests of the page start from: people, a bot that does what it is told, a window."""

import io
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, Self

import httpx
from PIL import Image
from playwright.sync_api import (
    ConsoleMessage,
    FloatRect,
    Locator,
    Page,
    Request,
    StorageState,
    expect,
)

from playground.person import Host, Person
from playground.testing import Running

PATIENCE = 150_000
"""Milliseconds to wait for anything: a machine may be slow, and the first picture of a process
draws all its sprites.
"""

Rows = list[list[dict[str, Any]]]


class Scene(NamedTuple):
    """Three people and their group."""

    host: Host
    anna: Person
    boris: Person
    oksana: Person
    group: int


def set_scene(url: str) -> Scene:
    """Anna, Борис and Оксана in one group with the bot."""
    host = Host(url)
    anna, boris = host.person("Anna", "en"), host.person("Борис", "ru")
    oksana = host.person("Оксана", "uk")
    return Scene(host, anna, boris, oksana, host.group("Friday games", anna, boris, oksana))


def remembered(url: str, scene: Scene) -> StorageState:
    """What a browser remembers in which these three are shown, each with the group open."""
    people = [person.user_id for person in (scene.anna, scene.boris, scene.oksana)]
    rooms = dict.fromkeys(people, f"{scene.group}/")
    value = json.dumps({"shown": people, "rooms": rooms})
    return {
        "origins": [
            {
                "origin": url.rstrip("/"),
                "localStorage": [{"name": "nastolka.playground", "value": value}],
            }
        ]
    }


class Bot(NamedTuple):
    """A stand-in for the bot: speaks the Bot API and does nothing by itself."""

    client: httpx.Client
    base: str

    @classmethod
    @contextmanager
    def of(cls, play: Running) -> Iterator[Self]:
        """The bot of a playground."""
        with httpx.Client(timeout=PATIENCE / 1000 + 30) as client:
            yield cls(client, f"{play.url}/bot{play.token}")

    def call(self, method: str, files: dict[str, Any] | None = None, **parameters: Any) -> Any:
        """The result of a method; a refusal fails the test."""
        coded = {
            name: value if isinstance(value, str) else json.dumps(value)
            for name, value in parameters.items()
        }
        answer = self.client.post(f"{self.base}/{method}", data=coded, files=files).json()
        assert answer["ok"], answer
        return answer["result"]

    def say(self, chat: int, html: str, rows: Rows | None = None, **more: Any) -> int:
        """The id of a new message."""
        markup = {"reply_markup": {"inline_keyboard": rows}} if rows else {}
        sent = self.call(
            "sendMessage", chat_id=chat, text=html, parse_mode="HTML", **markup, **more
        )
        return int(sent["message_id"])

    def show(self, chat: int, caption: str, picture: bytes, rows: Rows | None = None) -> int:
        """The id of a new message with a picture."""
        markup = {"reply_markup": {"inline_keyboard": rows}} if rows else {}
        sent = self.call(
            "sendPhoto",
            {"photo": ("board.jpg", picture)},
            chat_id=chat,
            caption=caption,
            **markup,
        )
        return int(sent["message_id"])

    def hear(self, kind: str, having: str = "from") -> dict[str, Any]:
        """The next update of a kind that has a field; earlier ones are dropped."""
        offset = 0
        while True:
            updates = self.call("getUpdates", offset=offset, timeout=PATIENCE // 1000)
            assert updates, f"no {kind} came"
            for update in updates:
                offset = update["update_id"] + 1
                if having in update.get(kind, ()):
                    self.call("getUpdates", offset=offset, timeout=0)
                    return dict(update[kind])


class Window(NamedTuple):
    """A page and what it complained of."""

    page: Page
    complaints: list[str]

    @classmethod
    def over(cls, page: Page, url: str, *beside: str) -> Self:
        """The page at an address, watched.

        :param beside: how other addresses begin that it may ask.
        """
        complaints: list[str] = []

        def hear(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                complaints.append(f"{message.type}: {message.text}")

        def see(request: Request) -> None:
            if not request.url.startswith((url, "data:", *beside)):
                complaints.append(f"a request left the machine: {request.url}")

        page.set_default_timeout(PATIENCE)  # of taps and addresses; what is expected has its own
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", see)
        page.goto(url)
        expect(page.locator(".phone").first).to_be_visible()
        # A phone that has not got its chats yet lets pass what is not kept: that somebody types.
        expect(page.locator(".phone .screen:empty")).to_have_count(0)
        return cls(page, complaints)

    def forgive(self, *codes: str) -> None:
        """Forget what the browser itself reported of requests that had to fail."""
        kept = [said for said in self.complaints if not any(code in said for code in codes)]
        self.complaints[:] = kept


def phone(page: Page, name: str) -> Locator:
    """The phone of a person."""
    return page.get_by_role("region", name=name, exact=True)


def tap_up_close(board: Locator) -> None:
    """Tap the button of a board that opens its page; where something is nearer, it stands behind
    "⋯".
    """
    opens, more = (board.get_by_role("button", name=said) for said in ("Play by touch", "⋯ More"))
    expect(opens.or_(more).first).to_be_visible()
    if not opens.is_visible():
        more.tap()
    opens.tap()


def bubble(phone: Locator, words: str) -> Locator:
    """The message with these words on a phone."""
    return phone.locator("article", has_text=words)


def row(phone: Locator, chat: str | re.Pattern[str]) -> Locator:
    """A chat in the list of a phone; a message that is announced there may say its name, too."""
    return phone.get_by_role("navigation").get_by_role("button", name=chat)


def box(thing: Locator) -> FloatRect:
    """Where a visible thing is, in CSS pixels."""
    found = thing.bounding_box()
    assert found, "it is not on the page"
    return found


def boxes(*things: Locator) -> list[FloatRect]:
    """Where visible things are, once two looks in a row say the same: while a page is laid out, one
    may move after another has been looked at.
    """
    before: list[FloatRect] = []
    while (found := [box(thing) for thing in things]) != before:
        before = found
    return found


def picture(colour: tuple[int, int, int], size: tuple[int, int] = (1280, 960)) -> bytes:
    """A JPEG of one colour with a corner, so that up is up."""
    image = Image.new("RGB", size, colour)
    image.paste((20, 20, 20), (0, 0, size[0] // 4, size[1] // 4))
    out = io.BytesIO()
    image.save(out, "JPEG")
    return out.getvalue()
