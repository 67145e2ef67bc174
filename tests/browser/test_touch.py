"""The map by touch (docs/adr/0107), in the frame of a phone: by fingers, by keys, live."""

import json
import re
from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import FrameLocator, Page, Route, expect

from tests.browser.scene import Window, phone, tap_up_close
from tests.browser.test_game import (
    ANNA,
    ASKED,
    BORIS,
    ENDS_TURN,
    choose_a_place,
    last,
    open_a_table,
    whose_turn,
)
from tests.e2e.groups import until

pytestmark = pytest.mark.browser

MANY = 60
"""More than there are buttons on the page."""
TABLE = re.compile("/table/[0-9a-f]+$")
SPECK = "UklGRhoAAABXRUJQVlA4TA4AAAAvAAAAEAcQERGIiP4HAA=="
"""A WebP of one pixel."""
LOOPBACK = "http://127.0.0.1:"
PINCH = """
(node) => {
  const { left, top } = node.getBoundingClientRect();
  const say = (type, pointerId, x, y) =>
    node.dispatchEvent(new PointerEvent(type, {
      pointerId, pointerType: "touch", bubbles: true, clientX: left + x, clientY: top + y,
    }));
  say("pointerdown", 1, 100, 100);
  say("pointerdown", 2, 140, 100);
  say("pointermove", 1, 60, 100);
  say("pointermove", 2, 180, 100);
  say("pointerup", 1, 60, 100);
  say("pointerup", 2, 180, 100);
}
"""
"""Two fingers move apart to three times their distance."""


@pytest.fixture
def window(launched: Callable[..., Window]) -> Window:
    """Phones that are touched."""
    return launched(LOOPBACK, f"blob:{LOOPBACK}", has_touch=True)


def opened(page: Page, name: str) -> FrameLocator:
    """The page that somebody opens from the newest board."""
    tap_up_close(last(page, name))
    frame = phone(page, name).frame_locator("iframe")
    expect(frame.locator(".layer img").first).to_be_visible()
    return frame


def scale(frame: FrameLocator) -> float:
    style = frame.locator(".layer").get_attribute("style") or ""
    found = re.search(r"scale\(([\d.]+)\)", style)
    assert found
    return float(found[1])


def move_by_touch(frame: FrameLocator) -> None:
    """Tap a place that glows, unless the tile fits in one alone; a follower; and Confirm."""
    options, place = frame.locator(".option"), frame.locator(".place", has_text="1")
    expect(options.first).to_be_attached()
    if place.count():
        place.first.tap()
        expect(place).to_have_count(0)
    if options.count():  # a tile on which nobody can stand asks for nothing
        options.first.tap()
    frame.locator(".confirm").tap()
    expect(options).to_have_count(0)


def test_one_plays_by_touch_and_one_by_buttons(window: Window) -> None:
    page = window.page
    open_a_table(page)
    expect(last(page, ANNA).locator(".photo")).to_be_visible()
    first = whose_turn(page)
    other = BORIS if first == ANNA else ANNA
    frame = opened(page, first)
    count = frame.locator(".layer img").count()
    move_by_touch(frame)
    expect(last(page, other)).to_contain_text(ASKED)
    expect(last(page, other).locator(".mention.me")).to_have_count(1)
    assert take_turn_of(page, other) == other
    # What the other has done by buttons is seen at once, and it is our turn again.
    expect(frame.locator(".option").first).to_be_visible()
    assert frame.locator(".layer img").count() > count
    move_by_touch(frame)


def take_turn_of(page: Page, name: str) -> str:
    """Let somebody take their turn by buttons, while the other's phone shows the page."""
    keyboard = last(page, name).locator(".keyboard")
    choose_a_place(keyboard)
    before = last(page, name).get_attribute("data-key") or ""
    keyboard.get_by_role("button", name=ENDS_TURN).click()
    expect(last(page, name)).not_to_have_attribute("data-key", before)
    return name


def test_page_asks_where_a_proxy_keeps_the_news_back(window: Window) -> None:
    """It would hear of nothing: a stream that says nothing for some seconds is given up."""
    page = window.page
    page.route("**/news", lambda _: None)
    open_a_table(page)
    other = whose_turn(page)
    frame = opened(page, BORIS if other == ANNA else ANNA)
    count = frame.locator(".layer img").count()
    take_turn_of(page, other)
    expect(frame.locator(".option").first).to_be_visible()
    assert frame.locator(".layer img").count() > count


@pytest.mark.parametrize("status", [429, 502])
def test_page_has_news_again_once_the_bot_is_back_behind_its_proxy(
    window: Window, status: int
) -> None:
    """A proxy answers for a bot that is being restarted; the page asks for its stream again."""
    page = window.page
    failed: list[Route] = []

    def fail_once(route: Route) -> None:
        if failed:
            return route.fallback()
        failed.append(route)
        return route.fulfill(status=status, content_type="text/html", body="<h1>nginx</h1>")

    page.route("**/news", fail_once)
    open_a_table(page)
    other = whose_turn(page)
    with page.expect_response(lambda answer: answer.url.endswith("/news") and answer.ok):
        frame = opened(page, BORIS if other == ANNA else ANNA)
    take_turn_of(page, other)
    expect(frame.locator(".option").first).to_be_visible()
    window.forgive(str(status))


def test_page_asks_again_where_its_look_after_a_change_fails(window: Window) -> None:
    """The stream tells each version once: the page stood behind until it was opened again."""
    page = window.page
    open_a_table(page)
    other = whose_turn(page)
    with page.expect_response(lambda answer: answer.url.endswith("/news") and answer.ok):
        frame = opened(page, BORIS if other == ANNA else ANNA)
    page.route(TABLE, lambda route: route.fulfill(status=429, body="<h1>nginx</h1>"), times=1)
    take_turn_of(page, other)
    expect(frame.locator(".option").first).to_be_visible()
    window.forgive("429")


def test_what_a_proxy_answers_is_said_in_words(window: Window) -> None:
    """Its pages are no JSON: somebody would read "502" in red and nothing else."""
    page = window.page
    open_a_table(page)
    name = whose_turn(page)
    frame = opened(page, name)
    expect(frame.locator("html")).to_have_attribute("lang", "en" if name == ANNA else "ru")
    page.route(TABLE, lambda route: route.fulfill(status=502, body="<h1>nginx</h1>"), times=1)
    frame.locator(".place").first.tap()
    said = "No connection. I’ll keep trying." if name == ANNA else "Нет связи. Пробую ещё."
    expect(frame.locator("#said")).to_have_text(said)
    window.forgive("502")


def test_page_that_never_had_an_answer_says_so_in_words(window: Window) -> None:
    page = window.page
    page.route(TABLE, lambda route: route.fulfill(status=502, body="<h1>nginx</h1>"), times=1)
    open_a_table(page)
    tap_up_close(last(page, ANNA))
    frame = phone(page, ANNA).frame_locator("iframe")
    expect(frame.locator("#said")).to_have_text("No connection. I’ll keep trying.")
    expect(frame.locator(".layer img").first).to_be_visible()
    window.forgive("502")


def test_page_that_is_opened_again_says_which_faces_it_has(window: Window) -> None:
    page = window.page
    open_a_table(page)
    name = whose_turn(page)
    opened(page, name)
    page.locator(".sheet header button").click()
    with page.expect_request(lambda request: bool(TABLE.search(request.url))) as found:
        opened(page, name)
    assert found.value.post_data
    assert json.loads(found.value.post_data)["has"]


def test_map_of_small_faces_is_drawn_once_more_as_it_is(window: Window) -> None:
    """As with a page that lacks many (docs/adr/0107)."""
    page = window.page
    page.route(TABLE, small_first)
    open_a_table(page)
    image = opened(page, whose_turn(page)).locator(".layer img").first
    expect(image).not_to_have_attribute("src", f"data:image/webp;base64,{SPECK}")
    expect(image).not_to_have_js_property("naturalWidth", 1)
    expect(image).not_to_have_js_property("naturalWidth", 0)


def small_first(route: Route) -> None:
    """Answer as the bot does, with a speck for each face before it."""
    answer = route.fetch()
    seen, faces = map(json.loads, answer.text().splitlines())
    lines = (seen | {"small": True}, dict.fromkeys(faces, SPECK), faces)
    route.fulfill(response=answer, body="".join(f"{json.dumps(line)}\n" for line in lines))


def test_lens_takes_the_maps_place_and_gives_it_back(window: Window) -> None:
    page = window.page
    open_a_table(page)
    frame = opened(page, whose_turn(page))
    lens = frame.locator("#lenses button").first  # the tiles left, before anybody holds a field
    lens.tap()
    expect(lens).to_have_attribute("aria-pressed", "true")
    expect(frame.locator("body.flat")).to_be_attached()
    lens.tap()
    expect(lens).to_have_attribute("aria-pressed", "false")
    expect(frame.locator("body:not(.flat)")).to_be_attached()


def test_map_is_pinched_dragged_and_moved_by_keys(window: Window) -> None:
    page = window.page
    open_a_table(page)
    frame = opened(page, whose_turn(page))
    start, node = scale(frame), frame.locator("#map")
    node.evaluate(PINCH)
    assert scale(frame) == pytest.approx(3 * start, rel=0.01)
    frame.locator(".whole").tap()
    expect(frame.locator(".whole")).to_be_hidden()
    node.focus()
    page.keyboard.press("+")
    assert scale(frame) > start
    before = frame.locator(".layer").get_attribute("style")
    page.keyboard.press("ArrowLeft")
    assert frame.locator(".layer").get_attribute("style") != before
    # What is in the middle stays there when the text below takes more room.
    before = frame.locator(".layer").get_attribute("style") or ""
    frame.locator("#panel").evaluate("(node) => { node.style.minHeight = '45%'; }")
    expect(frame.locator(".layer")).not_to_have_attribute("style", before)
    frame.locator("#lenses button").last.tap()
    expect(frame.locator(".layer img")).to_have_count(1)


SEEN = """
(node) => {
  const map = node.getBoundingClientRect();
  return [...node.querySelectorAll(".layer img")].some((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    return right > map.left && left < map.right && bottom > map.top && top < map.bottom;
  });
}
"""
"""Whether anything of the map is seen."""


def test_map_is_never_moved_out_of_sight(window: Window) -> None:
    """Two fingers that spread beside all tiles left nothing to be seen; so did a long drag."""
    page = window.page
    open_a_table(page)
    frame = opened(page, whose_turn(page))
    node = frame.locator("#map")
    for _ in range(4):
        node.evaluate(PINCH)
        assert node.evaluate(SEEN)
    node.focus()
    for _ in range(40):
        page.keyboard.press("ArrowLeft")
    assert node.evaluate(SEEN)


def test_whole_turn_is_taken_by_keys(window: Window) -> None:
    """WCAG 2.1.1, by the list that stands beside the map: https://www.w3.org/TR/WCAG22/#keyboard"""
    page = window.page
    open_a_table(page)
    frame = opened(page, whose_turn(page))
    expect(frame.locator(".option").first).to_be_visible()
    frame.locator("#map").focus()
    while not frame.locator(".confirm").count():
        press(page, frame, ".option[aria-pressed=false]")
    press(page, frame, ".confirm")
    expect(frame.locator(".confirm")).to_have_count(0)
    expect(frame.locator(".option")).to_have_count(0)


def press(page: Page, frame: FrameLocator, what: str) -> None:
    """Come to a button by Tab and press it, by keys alone; wait for the answer."""
    expect(frame.locator(what).first).to_be_visible()
    for _ in range(MANY):
        if frame.locator(f"{what}:focus").count():
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(frame.locator("body:not(.busy)")).to_be_attached()


HEAR = """
(window.heard = [], addEventListener("message", ({ data }) => window.heard.push(data)))
"""
TELL = """
(node, [eventType, eventData]) =>
  node.contentWindow.postMessage(JSON.stringify({ eventType, eventData }), "*")
"""
"""As Telegram's web apps tell a page something: core.telegram.org/api/web-events."""


def tell(page: Page, name: str, event: str, **data: object) -> None:
    phone(page, name).locator("iframe").evaluate(TELL, [event, data])


def asked_for(page: Page, event: str) -> list[dict[str, object]]:
    """What the page has asked Telegram for, of one kind."""
    heard = [json.loads(one) for one in page.evaluate("window.heard") if isinstance(one, str)]
    return [one["eventData"] for one in heard if one["eventType"] == event]


def wait_asked_for(page: Page, event: str, *data: Mapping[str, object]) -> None:
    """Wait until the page has asked for just this: a frame's message takes its own time."""
    until(lambda: asked_for(page, event) == [*data])


def test_page_keeps_clear_of_edges_and_has_confirm_in_sight_while_it_is_half_open(
    window: Window,
) -> None:
    """core.telegram.org/api/web-events: viewport_changed, safe_area_changed."""
    page = window.page
    open_a_table(page)
    page.evaluate(HEAR)
    first = whose_turn(page)
    frame = opened(page, first)
    for what in ("viewport", "safe_area", "content_safe_area"):
        wait_asked_for(page, f"web_app_request_{what}", {})
    panel, foot = frame.locator("#panel"), "(node) => node.getBoundingClientRect().bottom"
    tall = panel.evaluate(foot)
    tell(page, first, "viewport_changed", height=420, is_state_stable=True)
    expect(frame.locator("html")).to_have_attribute("style", re.compile(r"--seen: 420px"))
    assert panel.evaluate(foot) <= 420 < tall
    tell(page, first, "safe_area_changed", top=40, bottom=30, left=0, right=0)
    tell(page, first, "content_safe_area_changed", top=50, bottom=0, left=0, right=0)
    expect(frame.locator("html")).to_have_attribute("style", re.compile(r"--content-top: 50px"))
    top = frame.locator("#head").evaluate("(node) => node.getBoundingClientRect().top")
    assert top == 90
    assert panel.evaluate("(node) => parseFloat(getComputedStyle(node).paddingBottom)") == 38


APP = re.compile(r"/users/\d+/app$")


def on_a_phone(route: Route) -> None:
    """Tell the page that Telegram for Android shows it."""
    answer = route.fetch()
    told = answer.text().replace("tgWebAppPlatform=playground", "tgWebAppPlatform=android")
    route.fulfill(response=answer, body=told)


@pytest.mark.parametrize("is_phone", [True, False])
def test_page_has_the_whole_screen_of_a_phone_alone_and_wears_the_theme_of_now(
    window: Window, *, is_phone: bool
) -> None:
    """core.telegram.org/api/web-events: web_app_request_fullscreen, theme_changed."""
    page = window.page
    if is_phone:
        page.route(APP, on_a_phone)
    open_a_table(page)
    page.evaluate(HEAR)
    first = whose_turn(page)
    frame = opened(page, first)
    wait_asked_for(page, "web_app_request_viewport", {})  # comes after it
    assert asked_for(page, "web_app_request_fullscreen") == [{}] * is_phone
    tell(page, first, "theme_changed", theme_params={"bg_color": "#102030", "text_color": "red;"})
    expect(frame.locator("html")).to_have_attribute("style", re.compile("--bg-color: #102030"))
    expect(frame.locator("html")).not_to_have_attribute("style", re.compile("red"))


def test_back_of_telegram_leads_back_and_closing_asks_while_a_move_is_half_done(
    window: Window,
) -> None:
    """core.telegram.org/api/web-events: back_button_pressed, web_app_setup_closing_behavior."""
    page = window.page
    open_a_table(page)
    page.evaluate(HEAR)
    first = whose_turn(page)
    frame = opened(page, first)
    assert asked_for(page, "web_app_setup_closing_behavior") == []
    frame.locator(".option, .place").first.tap()
    back = frame.locator("#actions button", has_text="‹")
    expect(back).to_be_visible()
    wait_asked_for(page, "web_app_setup_closing_behavior", {"need_confirmation": True})
    wait_asked_for(page, "web_app_setup_back_button", {"is_visible": True})
    tell(page, first, "back_button_pressed")
    expect(back).to_have_count(0)
    hidden = {"is_visible": True}, {"is_visible": False}
    wait_asked_for(page, "web_app_setup_back_button", *hidden)
    confirmed = {"need_confirmation": True}, {"need_confirmation": False}
    wait_asked_for(page, "web_app_setup_closing_behavior", *confirmed)
