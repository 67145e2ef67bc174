"""Messages measured as a phone shows them: the playground's page in a real browser."""

import io
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

import render
from bench.chromium import PROGRAM, QUIET
from bench.fold.looks import Look
from bot.display.viewport import WHOLE
from bot.reconciler.api.calls import written
from playground.person import Host
from playground.settings import NO_RATES, Settings
from playground.testing import Running, running

PHONE = (390, 844)
"""Width and height of the window, in CSS pixels."""
_CHUNK = 200
"""Messages in one chat: the page shows the latest 500."""
_MEASURED = """(whole) => {
  const read = (message) => {
    const text = message.querySelector(".text");
    const lines = new Set();
    let words = 0;
    const there = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    while (there.nextNode()) {
      const parent = there.currentNode.parentElement;
      if (parent.closest(".meta, .expand")) continue;
      const end = parent.closest(".clamped")?.getBoundingClientRect().bottom ?? Infinity;
      const fold = message.getBoundingClientRect().top + whole;
      const range = document.createRange();
      range.selectNodeContents(there.currentNode);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.top < end - 2) lines.add(Math.round(box.bottom / 4));
      for (const word of there.currentNode.data.matchAll(/\\S*[\\p{L}\\p{N}]\\S*/gu)) {
        range.setStart(there.currentNode, word.index);
        range.setEnd(there.currentNode, word.index + word[0].length);
        if (range.getBoundingClientRect().top < Math.min(end - 2, fold)) words += 1;
      }
    }
    return [lines.size, words];
  };
  const width = (label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return range.getBoundingClientRect().width;
  };
  return [...document.querySelectorAll("article.other")]
    .map((message) => [
      message.getBoundingClientRect().height,
      [...message.querySelectorAll(".key span")]
        .filter((label) => width(label) > label.getBoundingClientRect().width + 0.1)
        .map((label) => label.textContent),
      ...read(message),
    ]);
}"""


class Shown(NamedTuple):
    """A message as a phone shows it."""

    height: float
    """Of picture, caption and keyboard, in CSS pixels."""
    cut: list[str]
    """Labels of buttons that are too long for their place."""
    lines: int
    """Of its caption, those of news that are folded up left out."""
    words: int
    """Seen at one glance: neither folded up nor below the screen."""


def shown(looks: Sequence[Look]) -> list[Shown]:
    """Measure how each look is shown on an iPhone."""
    found: dict[int, Shown] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=QUIET, timeout=120_000)
        for is_private in (False, True):
            there = [n for n, look in enumerate(looks) if look.is_private == is_private]
            for start in range(0, len(there), _CHUNK):
                some = there[start : start + _CHUNK]
                seen = _in_one_chat(browser, [looks[n] for n in some], is_private=is_private)
                found.update(zip(some, seen, strict=True))
        browser.close()
    return [found[n] for n in range(len(looks))]


def _in_one_chat(browser: Browser, looks: Sequence[Look], *, is_private: bool) -> list[Shown]:
    """Measure looks in a world of their own, each below something that somebody has said."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), SETTINGS) as play:
        host = Host(play.url)
        anna, others = host.person("Anna"), host.person("Max")
        anna.start()
        chat = anna.user_id if is_private else host.group("Friday games", anna, others)
        for look in looks:
            send(play, chat, look)
            anna.send(chat, "…")
        page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-GB")
        page.goto(play.url)
        if is_private:
            page.locator(".rows .row").first.click()
        measured = _measured(page, len(looks))
        page.close()
        return measured


SETTINGS = Settings(rates=NO_RATES)
_CLIENT = httpx.Client(timeout=60)


def send(play: Running, chat: int, look: Look, drawn: bytes | None = None) -> None:
    """Send a look as the bot does, its picture as it is drawn, else as blank paper of its size."""
    surface = look.surface
    facts: dict[str, Any] = {"chat_id": chat, "parse_mode": "HTML"}
    if surface.keyboard:
        facts["reply_markup"] = written(surface.keyboard)
    if surface.picture is None:
        answer = _call(play, "sendMessage", {**facts, "text": surface.text}, None)
    else:
        scene = render.layout(surface.picture)
        photo = {"photo": ("board.jpg", drawn or _blank(scene.width, scene.height))}
        answer = _call(play, "sendPhoto", {**facts, "caption": surface.text}, photo)
    assert answer["ok"], answer


def _call(play: Running, method: str, facts: dict[str, Any], files: Any) -> dict[str, Any]:
    url = f"{play.url}/bot{play.token}/{method}"
    said: dict[str, Any] = _CLIENT.post(url, data=facts, files=files).json()
    return said


@cache
def _blank(width: int, height: int) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height), "#ead9b5").save(out, "JPEG")
    return out.getvalue()


def _measured(page: Page, count: int) -> list[Shown]:
    """Return how all messages are shown, once they are laid out."""
    asked = page.locator("article.other")
    expect(asked).to_have_count(count, timeout=120_000)
    page.evaluate("document.fonts.ready")
    return [Shown(*one) for one in page.evaluate(_MEASURED, WHOLE)]
