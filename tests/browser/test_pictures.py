"""Pictures: fitted into the chat, replaced without a flicker, large on a tap."""

import io
import re

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from playground.person import turns
from tests.browser.scene import Bot, Scene, box, boxes, bubble, phone, picture, row

pytestmark = pytest.mark.browser

GREEN, BLUE = (60, 140, 60), (60, 60, 160)


@pytest.mark.parametrize(
    ("sheet", "iphone", "android", "android_alone", "desktop"),
    [
        ((1280, 960), (300, 225), (274, 206), (326, 244), (430, 322)),
        ((1280, 1600), (300, 375), (273, 341), (273, 341), (344, 430)),
        ((1280, 2560), (190, 380), (186, 373), (186, 373), (215, 430)),
    ],
)
def test_pictures_are_as_large_as_in_telegrams_clients(
    page: Page,
    scene: Scene,
    bot: Bot,
    sheet: tuple[int, int],
    iphone: tuple[int, int],
    android: tuple[int, int],
    android_alone: tuple[int, int],
    desktop: tuple[int, int],
) -> None:
    """Telegram-iOS fits them into 300 x 380 points, Android into 274 or 0.7 of 390, by shape;
    caption and keyboard are as wide.
    """
    rows = [[{"text": "1", "callback_data": "one"}]]
    bot.show(scene.group, "The board", picture(GREEN, sheet), rows)
    scene.anna.start()
    bot.show(scene.anna.user_id, "My hand", picture(BLUE, sheet), rows)
    anna = phone(page, "Anna")
    _wait_for_size(anna, "The board", iphone)
    page.get_by_role("button", name="Pictures as large as in Telegram for iPhone").click()
    _wait_for_size(anna, "The board", android)
    anna.get_by_role("button", name="Back").click()
    row(anna, "My hand").click()
    _wait_for_size(anna, "My hand", android_alone)
    page.get_by_role("button", name="Pictures as large as in Telegram for Android").click()
    _wait_for_size(anna, "My hand", desktop)


def test_a_tall_picture_keeps_its_size_when_what_stood_above_it_goes(
    page: Page, scene: Scene, bot: Bot
) -> None:
    above = bot.say(scene.group, "above")
    rows = [[{"text": "1", "callback_data": "one"}]]
    bot.show(scene.group, "The board", picture(GREEN, (1280, 1600)), rows)
    anna = phone(page, "Anna")
    page.get_by_role("button", name="Pictures as large as in Telegram for iPhone").click()
    _wait_for_size(anna, "The board", (273, 341))
    bot.call("deleteMessage", chat_id=scene.group, message_id=above)
    expect(bubble(anna, "above")).to_have_count(0)
    assert _size(anna, "The board") == (273, 341)


def _wait_for_size(anna: Locator, caption: str, wanted: tuple[int, int]) -> None:
    seen: list[tuple[int, int]] = []
    for _ in turns():
        seen.append(_size(anna, caption))
        if seen[-1] == wanted:
            return
    raise AssertionError(f"{caption} is never {wanted}, but {seen[-1]}")


def _size(anna: Locator, caption: str) -> tuple[int, int]:
    """Width and height of a picture in CSS pixels; its keyboard is as wide."""
    image = anna.get_by_role("img", name=f"Picture: {caption}")
    expect(image).to_have_js_property("naturalWidth", 1280)
    shown, keys = boxes(image, bubble(anna, caption).locator(".keyboard"))
    assert keys["width"] == pytest.approx(shown["width"])
    return round(shown["width"]), round(shown["height"])


def test_a_new_picture_takes_the_old_ones_place(page: Page, scene: Scene, bot: Bot) -> None:
    rows = [[{"text": "1", "callback_data": "one"}]]
    message = bot.show(scene.group, "before", picture(GREEN), rows)
    anna = phone(page, "Anna")
    old = anna.get_by_role("img", name="Picture: before")
    expect(old).to_have_js_property("naturalWidth", 1280)
    source, place = old.get_attribute("src"), in_bubble(old)
    bot.call(
        "editMessageMedia",
        {"board": ("board.jpg", picture(BLUE))},
        chat_id=scene.group,
        message_id=message,
        media={"type": "photo", "media": "attach://board", "caption": "after"},
        reply_markup={"inline_keyboard": rows},
    )
    new = anna.get_by_role("img", name="Picture: after")
    expect(new).to_be_visible()
    expect(new).not_to_have_attribute("src", source or "")
    expect(new).to_have_js_property("naturalWidth", 1280)
    assert in_bubble(new) == place
    expect(anna.locator("article img.film, article .photo")).to_have_count(1)


IN_BUBBLE = """(picture) => {
  const {x, y, width, height} = picture.getBoundingClientRect();
  const bubble = picture.closest(".bubble").getBoundingClientRect();
  return {x: x - bubble.x, y: y - bubble.y, width, height};
}"""


def in_bubble(picture: Locator) -> dict[str, float]:
    """Where a picture is on its message: the list may scroll meanwhile."""
    return dict(picture.evaluate(IN_BUBBLE))


def test_large_pictures_are_leafed_through_and_zoomed(page: Page, scene: Scene, bot: Bot) -> None:
    bot.show(scene.group, "the first", picture(GREEN))
    bot.show(scene.group, "the second", picture(BLUE))
    phone(page, "Anna").get_by_role("img", name="Picture: the second").click()
    viewer = page.get_by_role("dialog", name="Picture")
    expect(viewer.get_by_role("img", name="Picture: the second")).to_be_visible()
    expect(viewer.get_by_role("button", name="Next picture")).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    large = viewer.get_by_role("img", name="Picture: the first")
    expect(large).to_have_js_property("naturalWidth", 1280)
    before = box(large)["width"]
    viewer.get_by_role("button", name="Larger").click()
    expect(large).to_have_class(re.compile("zoomed"))
    assert box(large)["width"] > before * 1.4
    page.keyboard.press("Escape")
    expect(viewer).to_be_hidden()


def test_a_document_is_offered_for_download(page: Page, scene: Scene, bot: Bot) -> None:
    log = {"document": ("game.txt", b"place 3,-1 r90\n" * 200)}
    bot.call("sendDocument", log, chat_id=scene.group, caption="The log")
    link = bubble(phone(page, "Anna"), "The log").get_by_role("link", name=re.compile("game.txt"))
    with page.expect_download() as download:
        link.click()
    assert download.value.suggested_filename == "game.txt"


def test_an_animation_plays_in_the_bubble(page: Page, scene: Scene, bot: Bot) -> None:
    frames = [Image.new("RGB", (320, 240), colour) for colour in (GREEN, BLUE)]
    out = io.BytesIO()
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=100)
    replay = {"animation": ("replay.gif", out.getvalue())}
    bot.call("sendAnimation", replay, chat_id=scene.group, caption="The replay")
    film = phone(page, "Anna").get_by_role("img", name="Picture: The replay")
    expect(film).to_be_in_viewport()
    expect(film).to_have_js_property("naturalWidth", 320)
